/** The texts of a host's row in the list of hosts. Pure. */
import type { HostRow, TableInfo } from '../../../shared/protocol/messages'
import { gameById, gameName } from '../../stores/games'
import type { Words } from '../../words'

/** How many seats a guest may still take, and how many there are. */
function seatCount(table: TableInfo): { readonly free: number; readonly total: number } {
  return {
    free: table.seats.filter((seat) => seat.by === 'lan' && !seat.taken).length,
    total: table.seats.length
  }
}

/**
 * "The Voyages of Marco Polo · Gathering · 2 of 4 seats free · locked". A table with a password shows no seats. Where this
 * device has a seat (`own`), neither free seats nor lock nor password matter to it.
 */
export function tableLine(words: Words, table: TableInfo, own: boolean): string {
  const { free, total } = seatCount(table)
  const told = [gameName(table.game) ?? table.game, words.home.status[table.status]]
  if (own) return [...told, words.joining.own].join(' · ')
  return [
    ...told,
    ...(total === 0 ? [] : [free > 0 ? words.joining.free({ free, total }) : words.joining.full(total)]),
    ...(table.share?.locked ? [words.joining.locked] : []),
    ...(table.share?.password ? [words.joining.password] : [])
  ].join(' · ')
}

/** How many tables of a host are shown before the list is expanded. */
const few = 3

/** A host's tables to show, all or a few: tables in the lobby first, then running ones, then finished ones. */
export function tablesToShow(tables: readonly TableInfo[], all: boolean): readonly TableInfo[] {
  const past = ({ status }: TableInfo): number => (status === 'gathering' ? 0 : status === 'running' ? 1 : 2)
  const sorted = [...tables].sort((a, b) => past(a) - past(b))
  return all ? sorted : sorted.slice(0, few)
}

/** Compares two versions such as "0.12.3": -1 if the first is older, 1 if it is newer, 0 if they are equal. */
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

/** Which side must update, if the host's protocol differs from this app's; undefined if it does not. */
export function updateLine(
  words: Words,
  row: Pick<HostRow, 'app' | 'fits'>,
  app: string
): string | undefined {
  if (row.fits) return undefined
  const who = ({ '1': 'here', '-1': 'there', '0': 'either' } as const)[`${compareVersions(row.app, app)}`]
  return words.joining.differs({ theirs: row.app, ours: app, who })
}

/** Why this app cannot play a table: the game is missing, or its rules have another version. Undefined if it can. */
export function rulesLine(words: Words, table: TableInfo): string | undefined {
  const ours = gameById(table.game)?.rules.version
  if (ours === undefined) return words.refusals['unknown-game']
  if (table.rules === undefined || table.rules === ours) return undefined
  return words.refusals['host-rules-differ']({ host: table.rules, app: ours })
}
