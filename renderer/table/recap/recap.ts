/** What has happened since a seat's last own turn, as the log tells it: the heavy things of each rival first. Pure. */
import type { Seat } from '../../../shared/engine/rules'
import type { LogEntry } from '../../../shared/protocol/messages'
import { weights } from '../../games/weight'
import { withoutSubject, type LogLine, type Read } from '../log-groups'

/** What happened to one seat or by it; without a seat, to all of them (a round begins). */
export interface RecapGroup {
  readonly seat: Seat | undefined
  /** Heaviest first, else in the order in which they happened; at least one. */
  readonly lines: readonly LogLine[]
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

/** What the seat has not answered yet. Its last own choice may have begun a chapter: that is news, too. */
function news(log: readonly LogEntry[], since: number, read: (entry: LogEntry) => Read): readonly LogLine[] {
  return log
    .filter((entry) => entry.number >= since && !entry.undone)
    .flatMap((entry) => {
      const { chapter, at, lines } = read(entry)
      if (entry.number > since) return lines
      return chapter === undefined ? [] : lines.slice(at)
    })
}

/**
 * The recap for a seat whose log goes back to its last own entry, in the seat's own or the public view; undefined where
 * nothing happened that the log speaks of. Entries that were taken back are left out. `read` gives an entry's sentences.
 */
export function recapOf(
  log: readonly LogEntry[],
  me: Seat,
  read: (entry: LogEntry) => Read
): Recap | undefined {
  const since = lastOwn(log, me)
  if (since === undefined) return undefined
  const groups = new Map<Seat | undefined, LogLine[]>([[me, []]])
  for (const line of news(log, since, read)) {
    const [first] = line.parts
    const seat = first?.kind === 'seat' ? first.seat : undefined
    const lines = groups.get(seat) ?? []
    groups.set(seat, lines)
    lines.push(line)
  }
  const told = [...groups]
    .filter(([, lines]) => lines.length > 0)
    .sort(([a], [b]) => Number(a === undefined) - Number(b === undefined))
    .map(([seat, lines]) => ({ seat, lines: ordered(lines, seat) }))
  return told.length > 0 ? { since, groups: told } : undefined
}

/** Heaviest first. The group's mark says who, so the leading seat is left out. */
function ordered(lines: readonly LogLine[], seat: Seat | undefined): readonly LogLine[] {
  const heavy = (line: LogLine): number => weights.indexOf(line.weight)
  return [...lines]
    .sort((a, b) => heavy(a) - heavy(b))
    .map((line) => (seat === undefined ? line : { ...line, parts: withoutSubject(line.parts, seat) }))
}

/** Lines of a group that has nothing heavy. */
const fewDetails = 2

/** What the card shows of a group before all of it is asked for: what is heavier than a detail, else the last details. */
export function headlines({ lines }: RecapGroup): readonly LogLine[] {
  const heavy = lines.filter((line) => line.weight !== 'detail')
  return heavy.length > 0 ? heavy : lines.slice(-fewDetails)
}
