/** What has happened since a seat's last own turn, as the log tells it: one line an action. Pure. */
import type { Seat } from '../../../shared/engine/rules'
import type { LogEntry } from '../../../shared/protocol/messages'
import type { EntryText } from '../../kit/log/log-groups'
import { actionsSince, inOneLine, type ActionLine } from './actions'

/** What happened to one seat or by it; without a seat, to all of them (a round begins). */
export interface RecapGroup {
  readonly seat: Seat | undefined
  /** One line an action, in the order in which they were done; at least one. */
  readonly lines: readonly ActionLine[]
}

export interface Recap {
  /** Number of the entry after which it begins: the seat's last own one, or -1 where it has none. */
  readonly since: number
  /** The seat's own things first, then its rivals in the order in which they came, then what concerns all. */
  readonly groups: readonly RecapGroup[]
}

/** Number of the seat's last own entry that counts; -1 before its first, undefined where the log begins too late to say. */
export function lastOwn(log: readonly LogEntry[], me: Seat): number | undefined {
  const own = log.findLast((entry) => entry.seat === me && !entry.undone)
  if (own) return own.number
  return (log[0]?.number ?? 0) === 0 ? -1 : undefined
}

/**
 * The recap for a seat whose log goes back to its last own entry, in the seat's own or the public view; undefined where
 * nothing happened that the log speaks of. Entries that were taken back are left out. `read` gives an entry's sentences.
 */
export function recapOf(
  log: readonly LogEntry[],
  me: Seat,
  read: (entry: LogEntry) => EntryText
): Recap | undefined {
  const since = lastOwn(log, me)
  if (since === undefined) return undefined
  const groups = new Map<Seat | undefined, ActionLine[]>([[me, []]])
  for (const action of actionsSince(log, since, read)) {
    const lines = groups.get(action.seat) ?? []
    groups.set(action.seat, lines)
    lines.push(inOneLine(action))
  }
  const told = [...groups]
    .filter(([, lines]) => lines.length > 0)
    .sort(([a], [b]) => Number(a === undefined) - Number(b === undefined))
    .map(([seat, lines]) => ({ seat, lines }))
  return told.length > 0 ? { since, groups: told } : undefined
}

/** Lines of a group that has nothing heavy. */
const fewDetails = 2

/**
 * What the card shows of a group where there is no room for all: what is heavier than a detail, else the last details; of
 * what concerns all how it began, such as which round and with whom.
 */
export function headlines({ seat, lines }: RecapGroup): readonly ActionLine[] {
  const heavy = lines.filter((line) => line.weight !== 'detail')
  if (heavy.length > 0) return heavy
  return seat === undefined ? lines.slice(0, 1) : lines.slice(-fewDetails)
}
