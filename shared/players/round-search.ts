/** Plans of all that a seat can still do in the round: its turns one after another, as if the others passed. */
import { distinct, planKey, turnPlans, type Breadth, type Plan, type Thinker } from './turn-search'

/** A plan of the turn at hand, judged by the best round that begins with it. */
interface Line {
  readonly plan: Plan
  readonly root: Plan
  /** The turns after the root's, each as its choices. */
  readonly later: readonly (readonly unknown[])[]
}

/** Turns of one round that are looked at: with black dice a seat may have more than six. */
const mostTurns = 9

/** The plans, and `also` before them unless one of them leads to the same. */
export function among(thinker: Thinker, plans: readonly Plan[], also?: Plan): readonly Plan[] {
  if (!also) return plans
  const key = planKey(thinker, also)
  return plans.some((plan) => planKey(thinker, plan) === key) ? plans : [also, ...plans]
}

/** The best lines, at most so many, the best of each of the `roots` best among them. */
function kept(lines: readonly Line[], most: number, roots: number): Line[] {
  const sorted = lines.toSorted((a, b) => b.plan.worth - a.plan.worth)
  const first = new Set<Line>()
  const seen = new Set<Plan>()
  for (const line of sorted) {
    if (first.size >= roots) break
    if (!seen.has(line.root)) first.add(line)
    seen.add(line.root)
  }
  return [...first, ...sorted.filter((line) => !first.has(line))].slice(0, Math.max(most, first.size))
}

/**
 * The plans of `turnPlans` for the turn at hand, best first by what the seat's other turns of the round can make of them.
 * `lines`: how many are followed, of at least `roots` plans where there are as many, beside `also`, a plan of the same
 * turn. Where the game knows no next turn, they are judged as they stand.
 */
export function* roundPlans(
  thinker: Thinker,
  world: unknown,
  breadth: Breadth,
  { lines, roots = 1 }: { readonly lines: number; readonly roots?: number | undefined },
  also?: Plan
): Generator<void, Plan[]> {
  const { rules, knowledge, seat } = thinker
  const found = yield* turnPlans(thinker, world, breadth)
  const plans = also ? [also, ...found] : found
  const { nextTurn } = knowledge
  if (!nextTurn || plans.length < 2) return plans
  const narrow: Breadth = { ...breadth, width: 1 }
  const best = new Map<Plan, Line>()
  const settle = (line: Line): void => {
    const other = best.get(line.root)
    if (!other || line.plan.worth > other.plan.worth) best.set(line.root, line)
  }
  let front: Line[] = among(thinker, distinct(thinker, plans, lines), also).map((plan) => ({
    plan,
    root: plan,
    later: []
  }))
  for (let turn = 0; turn < mostTurns && front.length > 0; turn++) {
    const next: Line[] = []
    for (const line of front) {
      const state: unknown = thinker.meter.spent
        ? undefined
        : nextTurn(line.plan.state, seat, (one: unknown): unknown => rules.copy(one))
      const more = state === undefined ? [] : yield* turnPlans(thinker, state, narrow)
      if (more.length === 0) settle(line)
      for (const plan of distinct(thinker, more, turn === 0 ? 3 : 2))
        next.push({ plan, root: line.root, later: [...line.later, plan.path] })
    }
    front = kept(next, lines, roots)
  }
  front.forEach(settle)
  return [...best.values()]
    .map(({ root, plan: { worth }, later }) => ({ ...root, worth, later }))
    .toSorted((a, b) => b.worth - a.worth)
}
