/** Plans for all turns that a seat still has in the round, as if the others passed. */
import { distinct, planKey, turnPlans, type Breadth, type Plan, type Thinker } from './turn-search'

/** A plan for the rest of the round. */
interface Line {
  /** The plan of the last turn so far. Its worth is that of the whole line. */
  readonly plan: Plan
  /** The plan of the present turn, with which the line begins. */
  readonly root: Plan
  /** The turns after the root's, each as its choices. */
  readonly later: readonly (readonly unknown[])[]
}

/** The most turns of one round that are searched: with black dice a seat may have more than six. */
const mostTurns = 9

/** The plans, with `also` put first unless one of them leads to the same position. */
export function including(thinker: Thinker, plans: readonly Plan[], also?: Plan): readonly Plan[] {
  if (!also) return plans
  const key = planKey(thinker, also)
  return plans.some((plan) => planKey(thinker, plan) === key) ? plans : [also, ...plans]
}

/** The best lines, at most `most`, but always the best line of each of the `roots` best roots. */
function prune(lines: readonly Line[], most: number, roots: number): Line[] {
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
 * The plans of `turnPlans` for the present turn, best first, each worth what the best rest of the round after it is.
 * Follows the best `lines` lines, with at least `roots` different beginnings; `also` is a further plan of the same turn.
 * Without `Knowledge.nextTurn` plans keep the worth of their own turn.
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
  const keepBest = (line: Line): void => {
    const other = best.get(line.root)
    if (!other || line.plan.worth > other.plan.worth) best.set(line.root, line)
  }
  let front: Line[] = including(thinker, distinct(thinker, plans, lines), also).map((plan) => ({
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
      if (more.length === 0) keepBest(line)
      for (const plan of distinct(thinker, more, turn === 0 ? 3 : 2))
        next.push({ plan, root: line.root, later: [...line.later, plan.path] })
    }
    front = prune(next, lines, roots)
  }
  front.forEach(keepBest)
  return [...best.values()]
    .map(({ root, plan: { worth }, later }) => ({ ...root, worth, later }))
    .toSorted((a, b) => b.worth - a.worth)
}
