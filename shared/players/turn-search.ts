/** Beam search for plans of a seat's own turn. */
import { Chance, quick } from '../engine/chance'
import type { AnyRules, Decision, Seat } from '../engine/rules'
import { sumOf, type AnyKnowledge } from './knowledge'

/** The limits of a search. */
export interface Breadth {
  /** Beam width: plans of each stage that are extended. */
  readonly width: number
  /** The most actions in one turn. */
  readonly depth: number
  /** The most ways to answer the tasks that follow one action. */
  readonly answers: number
}

/** A sequence of choices, the position it leads to, and what that is worth. */
export interface Plan {
  readonly state: unknown
  readonly path: readonly unknown[]
  readonly worth: number
  /** The choice that ends the turn, if it was judged by `Knowledge.ending` and not played. */
  readonly ended?: unknown
  /** The seat's next turns of the round on which the worth is based, each as its choices; absent if it is this turn's. */
  readonly later?: readonly (readonly unknown[])[]
}

/** Counts the positions visited against a budget, at which searches stop. */
export class Meter {
  nodes = 0
  #budget: number

  constructor(budget: number) {
    this.#budget = budget
  }

  get spent(): boolean {
    return this.nodes >= this.#budget
  }

  /** How many positions may still be visited. */
  get left(): number {
    return Math.max(0, this.#budget - this.nodes)
  }

  /** Raises the budget by this many positions. */
  extend(nodes: number): void {
    this.#budget += nodes
  }
}

/** The context of a search for one seat. */
export interface Thinker {
  readonly rules: AnyRules
  readonly knowledge: AnyKnowledge
  readonly seat: Seat
  /** The seat that thinks, if it judges the position of another one: see `Knowledge.worth`. */
  readonly eyes?: Seat
  /** Number of seats at the table. */
  readonly seats: number
  readonly seed: number
  readonly meter: Meter
}

const askedOf = ({ rules, seat }: Thinker, state: unknown): Decision<unknown> | undefined =>
  rules.decisions(state, seat).find((decision) => decision.seat === seat && decision.choices)

/** The kind of task the seat is asked. Asks as `public`, which is cheaper because no choices are built. */
const taskOf = ({ rules, seat }: Thinker, state: unknown): string | undefined =>
  rules.decisions(state, 'public').find((decision) => decision.seat === seat)?.task

/** What the position is worth to the thinker's seat. */
export const worthOf = ({ knowledge, seat, eyes }: Thinker, state: unknown): number =>
  sumOf(knowledge.worth(state, seat, eyes))

/** The plan with one more choice, played on a branch; not yet evaluated. Throws if the choice is refused. */
function afterChoice(thinker: Thinker, { state, path }: Plan, choice: unknown): Plan {
  const { rules, seat, seed, meter } = thinker
  meter.nodes++
  const next: unknown = rules.branch(state)
  const chance = new Chance(quick(seed + path.length * 101))
  const played = rules.play(next, seat, choice, chance)
  if ('refusal' in played) throw new Error(`a listed choice was refused: ${played.refusal.code}`)
  return { state: next, path: [...path, choice], worth: 0 }
}

const evaluated = (thinker: Thinker, { state, path }: Plan): Plan => ({
  state,
  path,
  worth: worthOf(thinker, state)
})

/** The plan with a last choice that is judged without being played. */
const endedBy = (plan: Plan, choice: unknown, gain: number): Plan => ({
  ...plan,
  path: [...plan.path, choice],
  worth: plan.worth + gain,
  ended: choice
})

const byWorth = (a: Plan, b: Plan): number => b.worth - a.worth

/** Equal for plans whose results make no difference to the seat. */
export function planKey({ knowledge, seat }: Thinker, { state, ended }: Plan): string {
  const key = knowledge.key(state, seat)
  return ended === undefined ? key : `${key} ${JSON.stringify(ended)}`
}

/** The best plans with different keys, at most `count`, best first. */
export function distinct(thinker: Thinker, plans: readonly Plan[], count: number): Plan[] {
  const seen = new Set<string>()
  const kept: Plan[] = []
  for (const plan of plans.toSorted(byWorth)) {
    if (kept.length >= count) break
    const key = planKey(thinker, plan)
    if (seen.has(key)) continue
    seen.add(key)
    kept.push(plan)
  }
  return kept
}

/** A plan after an action and the answers to all tasks that follow it. */
interface ActionResult {
  readonly plan: Plan
  /** Whether the turn goes on. */
  readonly open: boolean
}

/** Plays an action and answers the tasks that follow it, in each way of `worthALook`, until none is left. */
function playAction(thinker: Thinker, from: Plan, choice: unknown, answers: number): ActionResult[] {
  const { knowledge, seat, meter } = thinker
  const whole: ActionResult[] = []
  let layer = [afterChoice(thinker, from, choice)]
  let areEvaluated = false
  while (layer.length > 0 && whole.length < answers) {
    const next: Plan[] = []
    for (const plan of layer) {
      const task = taskOf(thinker, plan.state)
      const asked = task === knowledge.turnTask ? undefined : askedOf(thinker, plan.state)
      if (!asked)
        whole.push({ plan: areEvaluated ? plan : evaluated(thinker, plan), open: task !== undefined })
      else
        for (const answer of knowledge.worthALook(plan.state, seat, asked)) {
          next.push(afterChoice(thinker, plan, answer))
          if (meter.spent) break
        }
      if (whole.length >= answers) return whole
    }
    // When the budget is spent, only the best line is completed.
    const most = meter.spent ? 1 : answers
    areEvaluated = next.length > 1
    layer = areEvaluated
      ? distinct(
          thinker,
          next.map((plan) => evaluated(thinker, plan)),
          most
        )
      : next
  }
  return whole
}

/**
 * All plans found for the rest of the seat's turn, best first; never empty if the seat is asked. Yields now and then, so
 * that the caller can do something else or stop. The world must be complete: no hidden zones.
 */
export function* turnPlans(thinker: Thinker, world: unknown, breadth: Breadth): Generator<void, Plan[]> {
  const { knowledge, seat, meter } = thinker
  const root: Plan = { state: world, path: [], worth: 0 }
  const ends: Plan[] = []
  let front: Plan[] = [evaluated(thinker, root)]
  let spare: readonly Plan[] = []
  for (let depth = 0; depth < breadth.depth && front.length > 0; depth++) {
    const stages: Plan[][] = []
    for (const plan of front) {
      const asked = askedOf(thinker, plan.state)
      if (!asked) continue
      for (const choice of knowledge.worthALook(plan.state, seat, asked)) {
        const gain = knowledge.ending(plan.state, seat, choice, plan.path)
        if (gain !== undefined) {
          ends.push(endedBy(plan, choice, sumOf(gain)))
          continue
        }
        if (meter.spent && (ends.length > 0 || stages.length > 0)) continue
        for (const { plan: next, open } of playAction(thinker, plan, choice, breadth.answers)) {
          if (open) (stages[knowledge.stage(next.state, seat)] ??= []).push(next)
          else ends.push(next)
        }
        yield
      }
    }
    front = stages.flatMap((plans) => distinct(thinker, plans, breadth.width))
    if (depth === 0) spare = front
    if (meter.spent && ends.length > 0) break
  }
  // Plans that could be extended further: end the turn where they are.
  for (const plan of front) {
    const asked = askedOf(thinker, plan.state)
    if (!asked) continue
    for (const choice of knowledge.worthALook(plan.state, seat, asked)) {
      const gain = knowledge.ending(plan.state, seat, choice, plan.path)
      if (gain !== undefined) ends.push(endedBy(plan, choice, sumOf(gain)))
    }
  }
  return (ends.length > 0 ? ends : [...spare]).toSorted(byWorth)
}

/**
 * The best plan that begins with the choices of `path`, which are played; the rest of the turn is searched. Throws if a
 * choice is refused.
 */
export function* planAfter(
  thinker: Thinker,
  world: unknown,
  path: readonly unknown[],
  breadth: Breadth
): Generator<void, Plan> {
  const { knowledge, seat } = thinker
  let plan = evaluated(thinker, { state: world, path: [], worth: 0 })
  for (const choice of path) {
    const gain = knowledge.ending(plan.state, seat, choice, plan.path)
    if (gain !== undefined) return endedBy(plan, choice, sumOf(gain))
    plan = evaluated(thinker, afterChoice(thinker, plan, choice))
  }
  if (!askedOf(thinker, plan.state)) return plan
  const [rest] = yield* turnPlans(thinker, plan.state, breadth)
  return rest ? { ...rest, path: [...plan.path, ...rest.path] } : plan
}
