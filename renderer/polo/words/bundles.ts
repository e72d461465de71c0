/** Bundles of goods, taken apart for words in any language. */
import type { BundleOf } from '../../art/icons'

/** The items of a bundle that it contains at least once. */
export const entriesOf = (bundle: BundleOf): readonly (readonly [item: string, count: number])[] =>
  Object.entries(bundle).flatMap(([item, count]) => (count ? [[item, count] as const] : []))

/** Consecutive values of a die that give the same reward. */
export interface Run {
  readonly from: number
  readonly to: number
  readonly reward: BundleOf
}

/** Rewards by the die's value, 1 first, with equal neighbours taken together. */
export function runsOf(rewards: readonly BundleOf[]): readonly Run[] {
  const runs: Run[] = []
  rewards.forEach((reward, i) => {
    const last = runs.at(-1)
    const same = last && JSON.stringify(last.reward) === JSON.stringify(reward)
    if (same) runs[runs.length - 1] = { ...last, to: i + 1 }
    else runs.push({ from: i + 1, to: i + 1, reward })
  })
  return runs
}
