/** Explains a plan to people: what happens in it, what it brings by named parts, and how the next best plan compares. */
import { Chance, quick } from '../engine/chance'
import type { AnyRules, GameEvent } from '../engine/rules'
import { plus, type Worth } from './knowledge'
import { think, weigh } from './player'
import type { Thinking } from './ranking'
import type { Plan } from './turn-search'

/** A plan in a form that can be shown. */
export interface DescribedPlan {
  /** The events of each choice, up to the first that depends on luck or on something hidden. */
  readonly steps: readonly (readonly GameEvent[])[]
  /** Change of worth in points, by named parts; `chance` is the expectation of luck. Unchanged parts are left out. */
  readonly gains: Worth
}

/** A player's decision with its reasons. */
export interface Advice {
  readonly choice: unknown
  readonly plan: DescribedPlan
  /** The best plan that does something else. */
  readonly runnerUp?: DescribedPlan
  /** Estimated points by which the plan is better than the runner-up; negative if it is worse. */
  readonly ahead?: number
  /** Number of positions visited. */
  readonly nodes: number
}

/** Changes smaller than this many points are ignored. */
const smallest = 0.05

/** The change from one worth to another, by parts. */
export function gainsOf(before: Worth, after: Worth): Worth {
  const parts = new Set([...Object.keys(before), ...Object.keys(after)])
  return Object.fromEntries(
    [...parts].flatMap((part) => {
      const change = (after[part] ?? 0) - (before[part] ?? 0)
      return Math.abs(change) < smallest ? [] : [[part, change]]
    })
  )
}

/** Decides as `think` does, and explains the decision. */
export function* advise(thinking: Thinking): Generator<void, Advice> {
  const { choice, plan, runnerUp, nodes } = yield* think(thinking)
  return {
    choice,
    plan: describePlan(thinking, plan),
    ...(runnerUp && { runnerUp: describePlan(thinking, runnerUp), ahead: plan.worth - runnerUp.worth }),
    nodes
  }
}

/**
 * Explains consecutive choices that a seat has made: what they bring, and what the best other plan would have been.
 * Throws as `weigh` does.
 */
export function* reconsider(thinking: Thinking, path: readonly unknown[]): Generator<void, Advice> {
  const { played, other, nodes } = yield* weigh(thinking, path)
  return {
    choice: path[0],
    plan: describePlan(thinking, played),
    ...(other && { runnerUp: describePlan(thinking, other), ahead: played.worth - other.worth }),
    nodes
  }
}

/** How many other worlds a plan is played in to find out which of its events are certain. */
const witnesses = 3

/** Makes a plan tellable by playing it again in the world in which it was found and in others that fit the view. */
export function describePlan(
  { rules, knowledge, view, seat, seed }: Thinking,
  { path }: Plan
): DescribedPlan {
  const unseen = rules.unseen(view, seat)
  const [world, ...others] = Array.from({ length: 1 + witnesses }, (_, at): unknown => {
    const one: unknown = rules.copy(view)
    knowledge.fill(one, seat, unseen, quick(seed + 31 * at))
    return one
  })
  const before = knowledge.worth(world, seat)
  const steps: (readonly GameEvent[])[] = []
  let after = before
  let sure = true
  for (const [at, choice] of path.entries()) {
    const ending = knowledge.ending(world, seat, choice, path.slice(0, at))
    if (ending) after = plus(knowledge.worth(world, seat), ending)
    const playedIn = (one: unknown, more: number): readonly GameEvent[] | undefined => {
      const played = rules.play(one, seat, choice, new Chance(quick(seed + at * 101 + more)))
      return 'refusal' in played ? undefined : played.events
    }
    const events = playedIn(world, 0)
    if (!events) break
    if (sure) {
      const known = knownOf(
        rules,
        events,
        others.map((other, more) => playedIn(other, 1 + more))
      )
      steps.push(known)
      sure = known.length === events.length && known.every((event, nth) => event === events[nth])
    }
    if (ending) break
    after = knowledge.worth(world, seat)
  }
  return { steps, gains: gainsOf(before, after) }
}

/**
 * The events that the seat can be sure of. One that is the same in all worlds is known completely. One that reveals
 * something else in another world is reduced to what the public sees of it; if that is everything, the list ends before.
 */
function knownOf(
  rules: AnyRules,
  events: readonly GameEvent[],
  elsewhere: readonly (readonly GameEvent[] | undefined)[]
): readonly GameEvent[] {
  const known: GameEvent[] = []
  for (const [at, event] of events.entries()) {
    const closed = rules.reveals(event) ? rules.redact(event, 'public') : event
    const text = JSON.stringify(event)
    const same = elsewhere.every((others) => JSON.stringify(others?.[at]) === text)
    if (rules.reveals(event) && closed === event && !same) break
    known.push(same ? event : closed)
  }
  return known
}
