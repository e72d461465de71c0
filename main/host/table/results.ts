// Results of finished games: in lists of tables, in a series of rematches, and after their tables were deleted.

import type { FileHeader } from '../../../shared/engine/file'
import { totalOf, type Outcome } from '../../../shared/engine/rules'
import type { SeriesGame } from '../../../shared/protocol/series'
import type { TableFile } from '../folder/tablefile'
import type { GameResult, TableInfo, TableResult } from '../../../shared/protocol/messages'

/**
 * The result of a game; undefined if it has none, or began in the middle of another game. `times`: how long people have
 * thought, in milliseconds by seat, if that is known.
 */
export function resultOf(
  header: FileHeader,
  outcome: Outcome | undefined,
  times: TableFile['times']
): TableResult | undefined {
  if (!outcome || 'begins' in header) return undefined
  return {
    totals: header.seats.map((_, seat) => totalOf(outcome, seat)),
    won: [...(outcome.ranking[0] ?? [])],
    ...(times && { times: header.seats.map((_, seat) => Math.round((times[seat] ?? 0) / 1000)) })
  }
}

/** What each seat had at the end, beside its name; undefined if the table has no result. */
export const seatResults = ({ seats, result }: TableInfo): SeriesGame['seats'] | undefined =>
  result &&
  seats.map(({ name }, seat) => ({
    name,
    total: result.totals[seat] ?? 0,
    ...(result.won.includes(seat) && { won: true as const })
  }))

/** The result of a table, for the standings; undefined if it has none. A seat that a guest gave up is the computer's. */
export function gameResult(info: TableInfo): GameResult | undefined {
  const results = seatResults(info)
  return (
    results && {
      table: info.id,
      game: info.game,
      at: info.updated,
      seats: results.map((seat, at) => ({
        ...seat,
        ...(info.seats[at]?.by === 'bot' && !info.seats[at].kept && { computer: true as const })
      }))
    }
  )
}
