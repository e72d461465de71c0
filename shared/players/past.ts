/** Moments of a game that was played: what a seat saw, and what it chose as far as luck had no part in it. Pure. */
import type { LogEntry, Story } from '../engine/record'
import type { AnyRules, Seat } from '../engine/rules'
import type { AnyKnowledge } from './knowledge'

/** Dice were rolled or cards drawn, or somebody learnt what was hidden. */
export const isLucky = (rules: AnyRules, { draws = [], events }: LogEntry): boolean =>
  draws.length > 0 || events.some((event) => rules.reveals(event))

/** Choices of one seat, one after another. */
export interface Stretch {
  readonly entries: readonly LogEntry[]
  /** The turn ends with the last of them. */
  readonly ended: boolean
}

/**
 * The choices from the first entry on up to where luck comes in or the turn ends; only the last may be lucky. `state`, the
 * position before them, goes on with them.
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
    const ended = knowledge.ending(state, seat, choice) !== undefined || entries[at + 1]?.seat !== seat
    if (ended || isLucky(rules, entry)) return { entries: taken, ended }
    for (const event of entry.events) rules.evolve(state, event)
  }
  return { entries: taken, ended: true }
}

/** What a seat saw before an entry of a story, and what it chose from there on up to where luck came in. */
export interface Moment {
  readonly view: unknown
  readonly seat: Seat
  readonly played: readonly unknown[]
}

/** The moment before the entry with this number; undefined where that does not count. The story is in the open view. */
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
