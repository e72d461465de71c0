/** Measures copies of a position: deep ones, and those that a search makes. */
import { timed } from './clock'
import type { BenchRules } from './play'

/** How often a branch is made for one sample: a single one is too short to be timed. */
const branches = 20

/** Adds the milliseconds of a deep copy, and of a branch of that copy: the position itself must not become shared. */
export function timeCopies(
  rules: BenchRules,
  state: unknown,
  { clone, branch }: { readonly clone: number[]; readonly branch: number[] }
): void {
  clone.push(timed(() => rules.copy(state)))
  const origin = rules.copy(state)
  const all = timed(() => {
    for (let i = 0; i < branches; i++) rules.branch(origin)
  })
  branch.push(all / branches)
}
