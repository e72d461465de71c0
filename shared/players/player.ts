/**
 * The computer player: a pure function of what its seat sees. The same view, level and seed give the same choice on
 * every machine, since budgets count positions, not time.
 */
import { quick } from '../engine/chance'
import type { ChoiceSet } from '../engine/choices'
import type { AnyKnowledge } from './knowledge'
import { gistOf, rankPlans, type Thinking } from './ranking'
import type { Plan } from './turn-search'

/** A player's decision. */
export interface Thought {
  readonly choice: unknown
  /** The whole plan that begins with the choice, and what it is worth in points. */
  readonly plan: Plan
  /** The best plan that does something else; absent if there is none. */
  readonly runnerUp?: Plan
  /** Number of positions visited. */
  readonly nodes: number
}

/** Decides for a seat that is asked. Yields now and then; throws if the seat is not asked. */
export function* think(thinking: Thinking): Generator<void, Thought> {
  const { knowledge, view, level, seed } = thinking
  const choices = askedOf(thinking)
  if (choices.count() === 1) {
    const choice: unknown = choices.nth(0)
    return { choice, plan: { state: view, path: [choice], worth: 0 }, nodes: 0 }
  }
  const { plans, nodes } = yield* rankPlans(thinking)
  const plan = pickPlan(plans, level.temperature * knowledge.grain, quick(seed + 1))
  if (!plan) throw new Error('no plan was found')
  const runnerUp = otherThan(knowledge, plans, plan)
  return { choice: plan.path[0], plan, ...(runnerUp && { runnerUp }), nodes }
}

/** What was played, compared with other plans in the same worlds. */
export interface Weighed {
  readonly best: Plan
  /** The best plan that begins with what was played. */
  readonly played: Plan
  /** The best other plan; absent if there is none. */
  readonly other?: Plan
  /** Number of positions visited. */
  readonly nodes: number
}

/**
 * Compares consecutive choices of the seat (`path`) with the best plan from the view before them. Of these choices only
 * the last may involve luck. Throws if the seat is not asked or a choice is refused.
 */
export function* weigh(thinking: Thinking, path: readonly unknown[]): Generator<void, Weighed> {
  askedOf(thinking)
  const { plans, also, nodes } = yield* rankPlans(thinking, path)
  const [best] = plans
  if (!best || !also) throw new Error('no plan was found')
  const other = otherThan(thinking.knowledge, plans, also)
  return { best, played: also, ...(other && { other }), nodes }
}

/** The best other plan, preferring one with another gist (see `Knowledge.gist`) to the same with, say, other dice. */
function otherThan(knowledge: AnyKnowledge, plans: readonly Plan[], plan: Plan): Plan | undefined {
  const own = gistOf(knowledge, plan)
  const others = plans.filter((other) => other !== plan)
  return others.find((other) => gistOf(knowledge, other) !== own) ?? others[0]
}

/** What the seat may choose. Throws if it is not asked. */
function askedOf({ rules, view, seat }: Thinking): ChoiceSet<unknown> {
  const choices = rules.decisions(view, seat).find((decision) => decision.seat === seat)?.choices
  if (!choices || choices.count() === 0) throw new Error(`seat ${seat} is not asked`)
  return choices
}

/** Picks a plan: the best, or above temperature 0 one at random by a softmax of their worth. */
function pickPlan(
  plans: readonly Plan[],
  temperature: number,
  source: (n: number) => number
): Plan | undefined {
  const [best] = plans
  if (!best || temperature === 0) return best
  const weights = plans.map(({ worth }) => Math.exp((worth - best.worth) / temperature))
  const parts = 1 << 20
  let left = (weights.reduce((sum, weight) => sum + weight, 0) * source(parts)) / parts
  return plans.find((_, at) => (left -= weights[at] ?? 0) < 0) ?? best
}

/** Runs `think` to its end. */
export function thought(thinking: Thinking): Thought {
  const steps = think(thinking)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
