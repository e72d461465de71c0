/** What has happened since a seat's own last turn, as log sentences, one line an action. Pure. */
import type { Seat } from '../../../shared/engine/rules'
import type { LogEntry } from '../../../shared/protocol/messages'
import type { EntryText } from '../../kit/log/log-groups'
import { actionsSince, inOneLine, type ActionLine } from './actions'

/** What one seat did or got; without a seat, what concerns all seats, such as the start of a round. */
export interface RecapGroup {
  readonly seat: Seat | undefined
  /** One line for each action, in the order in which they happened; never empty. */
  readonly lines: readonly ActionLine[]
}

export interface Recap {
  /** Number of the entry after which the recap begins: as a rule the seat's own last one, or -1 if it has none. */
  readonly since: number
  /** The seat itself first, then its rivals in the order in which they acted, then what concerns all. */
  readonly groups: readonly RecapGroup[]
}

/** Number of the seat's own last entry that was not undone; -1 if it has none, undefined if the loaded log is too short. */
export function lastOwn(log: readonly LogEntry[], me: Seat): number | undefined {
  const own = log.findLast((entry) => entry.seat === me && !entry.undone)
  if (own) return own.number
  return (log[0]?.number ?? 0) === 0 ? -1 : undefined
}

/** Entries that a device has not seen, because it was away: numbers from `from` on, before `until`. */
export interface Absence {
  readonly from: number
  readonly until: number
}

/**
 * The seat of `own` that somebody else has played during an absence, such as a computer player that stood in; undefined if
 * none was, or if one of them has made a choice since.
 */
export function playedWhile(
  { from, until }: Absence,
  log: readonly LogEntry[],
  own: readonly Seat[]
): Seat | undefined {
  const theirs = log.filter(({ seat, number, undone }) => !undone && number >= from && own.includes(seat))
  const [first] = theirs
  return theirs.some(({ number }) => number >= until) ? undefined : first?.seat
}

/**
 * The recap for a seat, from a log in the seat's own or the public view; it begins after the entry `since`, by default the
 * seat's own last one. Undefined if nothing worth a sentence happened, or if the log does not reach back so far. Undone
 * entries are left out. `read` returns an entry's lines.
 */
export function recapOf(
  log: readonly LogEntry[],
  me: Seat,
  read: (entry: LogEntry) => EntryText,
  since: number | undefined = lastOwn(log, me)
): Recap | undefined {
  if (since === undefined) return undefined
  const groups = new Map<Seat | undefined, ActionLine[]>([[me, []]])
  for (const action of actionsSince(log, since, read)) {
    const lines = groups.get(action.seat) ?? []
    groups.set(action.seat, lines)
    lines.push(inOneLine(action))
  }
  const shown = [...groups]
    .filter(([, lines]) => lines.length > 0)
    .sort(([a], [b]) => Number(a === undefined) - Number(b === undefined))
    .map(([seat, lines]) => ({ seat, lines }))
  return shown.length > 0 ? { since, groups: shown } : undefined
}

/** How many lines are shown of a group that has only details. */
const fewDetails = 2

/**
 * The lines shown of a group when there is no room for all: those weightier than a detail, else the last details; for what
 * concerns all seats the first line, such as which round began.
 */
export function headlines({ seat, lines }: RecapGroup): readonly ActionLine[] {
  const heavy = lines.filter((line) => line.weight !== 'detail')
  if (heavy.length > 0) return heavy
  return seat === undefined ? lines.slice(0, 1) : lines.slice(-fewDetails)
}
