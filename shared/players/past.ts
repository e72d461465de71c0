/** Moments of a finished game: what a seat saw, and what it chose up to the next roll, draw or reveal. Pure. */
import type { LogEntry, Story } from '../engine/record'
import type { AnyRules, Seat } from '../engine/rules'
import type { AnyKnowledge } from './knowledge'

/** True if dice were rolled, cards drawn, or something hidden was revealed. */
export const isLucky = (rules: AnyRules, { draws = [], events }: LogEntry): boolean =>
  draws.length > 0 || events.some((event) => rules.reveals(event))

/** Consecutive choices of one seat without luck in between. */
export interface Stretch {
  readonly entries: readonly LogEntry[]
  /** Whether the last of them ends the turn. */
  readonly ended: boolean
}

/**
 * The choices from the first entry up to and including the one that involves luck or ends the turn. `state` is the
 * position before them; it is changed.
 */
export function stretchOf(
  rules: AnyRules,
  knowledge: AnyKnowledge,
  state: unknown,
  entries: readonly LogEntry[]
): Stretch {
  const taken: LogEntry[] = []
  for (const [at, entry] of entries.entries()) {
    const { seat, choice } = entry
    taken.push(entry)
    const ended = knowledge.ending(state, seat, choice, []) !== undefined || entries[at + 1]?.seat !== seat
    if (ended || isLucky(rules, entry)) return { entries: taken, ended }
    for (const event of entry.events) rules.evolve(state, event)
  }
  return { entries: taken, ended: true }
}

/** What a seat saw before an entry of a story, and the stretch of choices it made from there. */
export interface Moment {
  readonly view: unknown
  readonly seat: Seat
  readonly played: readonly unknown[]
}

/** The moment before the entry with this number; undefined if that was undone. The story must be in the open view. */
export function momentBefore(
  rules: AnyRules,
  knowledge: AnyKnowledge,
  { setup, entries }: Story,
  number: number
): Moment | undefined {
  const counted = entries.filter(({ undone }) => !undone)
  const at = counted.findIndex((entry) => entry.number === number)
  const seat = counted[at]?.seat
  if (seat === undefined) return undefined
  const state: unknown = rules.copy(setup)
  for (const { events } of counted.slice(0, at)) for (const event of events) rules.evolve(state, event)
  const view: unknown = rules.view(state, seat)
  const { entries: taken } = stretchOf(rules, knowledge, state, counted.slice(at))
  return { view, seat, played: taken.map(({ choice }) => choice) }
}
