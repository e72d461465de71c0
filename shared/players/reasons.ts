/** Why a plan was chosen, for people: what happens in it, what it brings by named parts, and what the next best would have been. */
import { Chance, quick } from '../engine/chance'
import type { AnyRules, GameEvent } from '../engine/rules'
import type { Worth } from './knowledge'
import { think, weigh, type Thinking } from './player'
import type { Plan } from './turn-search'

/** A plan as it can be told. */
export interface ToldPlan {
  /** What happens, choice by choice, as far as nothing that is still hidden or left to luck comes into it. */
  readonly steps: readonly (readonly GameEvent[])[]
  /** What it brings in points, by named parts; `chance` is what is expected of luck. Parts without a change are left out. */
  readonly gains: Worth
}

/** What a player makes of its view, with its reasons. */
export interface Advice {
  readonly choice: unknown
  readonly plan: ToldPlan
  /** The best plan that leads elsewhere. */
  readonly runnerUp?: ToldPlan
  /** Points by which the plan is thought better than the runner-up; less than nothing where the player was not exact. */
  readonly ahead?: number
  /** Positions that were looked at. */
  readonly nodes: number
}

/** Changes smaller than this many points are none. */
const smallest = 0.05

/** What changes from one worth to another, by parts. */
export function gainsOf(before: Worth, after: Worth): Worth {
  const parts = new Set([...Object.keys(before), ...Object.keys(after)])
  return Object.fromEntries(
    [...parts].flatMap((part) => {
      const change = (after[part] ?? 0) - (before[part] ?? 0)
      return Math.abs(change) < smallest ? [] : [[part, change]]
    })
  )
}

/** Thinks as `think` does, and says why. */
export function* advise(thinking: Thinking): Generator<void, Advice> {
  const { choice, plan, runnerUp, nodes } = yield* think(thinking)
  return {
    choice,
    plan: told(thinking, plan),
    ...(runnerUp && { runnerUp: told(thinking, runnerUp), ahead: plan.worth - runnerUp.worth }),
    nodes
  }
}

/**
 * Thinks again about what the seat has chosen, one choice after another, and says what it brings and what the best other
 * plan would have been. Throws as `weigh` does.
 */
export function* reconsider(thinking: Thinking, path: readonly unknown[]): Generator<void, Advice> {
  const { played, other, nodes } = yield* weigh(thinking, path)
  return {
    choice: path[0],
    plan: told(thinking, played),
    ...(other && { runnerUp: told(thinking, other), ahead: played.worth - other.worth }),
    nodes
  }
}

/** Other worlds in which a plan is played to learn what of it is sure. */
const witnesses = 3

/** A plan as it can be told: played again in the world in which it was found, and in others that fit the view as well. */
export function told({ rules, knowledge, view, seat, seed }: Thinking, { path }: Plan): ToldPlan {
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
    const luck = knowledge.ending(world, seat, choice)
    if (luck !== undefined) after = { ...knowledge.worth(world, seat), chance: luck }
    const playedIn = (one: unknown, more: number): readonly GameEvent[] | undefined => {
      const played = rules.play(one, seat, choice, new Chance(quick(seed + at * 101 + more)))
      return 'refusal' in played ? undefined : played.events
    }
    const events = playedIn(world, 0)
    if (!events) break
    if (sure) {
      const told = knownOf(
        rules,
        events,
        others.map((other, more) => playedIn(other, 1 + more))
      )
      steps.push(told)
      sure = told.length === events.length
    }
    if (luck !== undefined) break
    after = knowledge.worth(world, seat)
  }
  return { steps, gains: gainsOf(before, after) }
}

/**
 * The events up to the first that turns something up for everybody: in this world it is only guessed. What a card is, the
 * seat knows where the event is the same in all worlds.
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
