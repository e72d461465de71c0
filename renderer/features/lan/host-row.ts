/** What a host's row in the list says. Pure. */
import type { HostRow, TableInfo } from '../../../shared/protocol/messages'
import { gameById, gameName } from '../../stores/games'
import type { Words } from '../../words'

/** Seats that a guest may still take, and all seats. */
function seatCount(table: TableInfo): { readonly free: number; readonly total: number } {
  return {
    free: table.seats.filter((seat) => seat.by === 'lan' && !seat.taken).length,
    total: table.seats.length
  }
}

/** "The Voyages of Marco Polo · Gathering · 2 of 4 seats free · locked". A table with a password shows no seats. */
export function tableLine(words: Words, table: TableInfo): string {
  const { free, total } = seatCount(table)
  return [
    gameName(table.game) ?? table.game,
    words.home.status[table.status],
    ...(total === 0 ? [] : [free > 0 ? words.joining.free({ free, total }) : words.joining.full(total)]),
    ...(table.share?.locked ? [words.joining.locked] : []),
    ...(table.share?.password ? [words.joining.password] : [])
  ].join(' · ')
}

/** Tables of one host that are shown before somebody asks for all. */
const few = 3

/** A host's tables in the order of the list, those still played first: all of them, or a few. */
export function tablesToShow(tables: readonly TableInfo[], all: boolean): readonly TableInfo[] {
  const past = ({ status }: TableInfo): number => (status === 'gathering' ? 0 : status === 'running' ? 1 : 2)
  const sorted = [...tables].sort((a, b) => past(a) - past(b))
  return all ? sorted : sorted.slice(0, few)
}

/** Whether one version ("0.12.3") is older than (-1), like (0) or newer than (1) another. */
function compareVersions(a: string, b: string): -1 | 0 | 1 {
  const numbers = (version: string): number[] =>
    version.split('.').map((part) => Number.parseInt(part, 10) || 0)
  const [left, right] = [numbers(a), numbers(b)]
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0)
    if (difference !== 0) return difference < 0 ? -1 : 1
  }
  return 0
}

/** Which side must update, where a host speaks other messages than this app. */
export function updateLine(
  words: Words,
  row: Pick<HostRow, 'app' | 'fits'>,
  app: string
): string | undefined {
  if (row.fits) return undefined
  const who = ({ '1': 'here', '-1': 'there', '0': 'either' } as const)[`${compareVersions(row.app, app)}`]
  return words.joining.differs({ theirs: row.app, ours: app, who })
}

/** Why a table cannot be played by this app, where its rules are others; undefined where they fit. */
export function rulesLine(words: Words, table: TableInfo): string | undefined {
  const ours = gameById(table.game)?.rules.version
  if (ours === undefined) return words.refusals['unknown-game']
  if (table.rules === undefined || table.rules === ours) return undefined
  return words.refusals['host-rules-differ']({ host: table.rules, app: ours })
}
