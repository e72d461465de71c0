// Tables and addresses as text for people at a terminal.

import type { LanState, SeatInfo, TableInfo } from '../../shared/protocol/messages'
import { words } from './words'

/** The addresses under which guests reach the host, one per line, or that the LAN is closed. */
export function lanText(state: LanState): string {
  if (!state.open) return words.lanClosed
  if (state.addresses.length === 0) return words.noAddress
  return state.addresses.map(({ link, code }) => words.reachedAt(link, code)).join('\n')
}

/** One line per table: id, status, choices played, how it is shared, seats. */
export function tablesText(tables: readonly TableInfo[]): string {
  if (tables.length === 0) return words.noTables
  const rows = tables.map((table) => [
    table.id,
    words.status[table.status],
    words.choices(table.choices),
    shareText(table),
    table.seats.map(seatText).join(', ')
  ])
  const width = (column: number): number => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  const last = 4
  return rows
    .map((row) => row.map((cell, at) => (at === last ? cell : cell.padEnd(width(at)))).join('  '))
    .join('\n')
}

function shareText({ share }: TableInfo): string {
  if (!share) return words.closed
  return [
    words.shared,
    ...(share.locked ? [words.locked] : []),
    ...(share.password ? [words.password] : []),
    ...(share.spectators ? [] : [words.noSpectators])
  ].join(', ')
}

function seatText({ name, by, taken, present }: SeatInfo): string {
  const facts = [words.by[by], ...(taken ? (present ? [] : [words.away]) : [words.free])]
  return `${name} (${facts.join(', ')})`
}
