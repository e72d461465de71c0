/** Points by source, laid out for a chart: only sources that gave points to somebody, in the order first met. */
import type { Outcome, Seat } from '../../shared/engine/rules'

/** A source and what it gave each seat. */
export interface SourceRow {
  readonly source: string
  readonly bySeat: Readonly<Record<Seat, number>>
}

/** All sources with points, in the order the game lists them. */
export function sourceRows(outcome: Outcome): SourceRow[] {
  const sources = [...new Set(outcome.scores.flatMap((score) => Object.keys(score.bySource)))]
  return sources
    .map((source) => ({
      source,
      bySeat: Object.fromEntries(outcome.scores.map((score) => [score.seat, score.bySource[source] ?? 0]))
    }))
    .filter((row) => Object.values(row.bySeat).some((points) => points !== 0))
}

/** A number with a true minus sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `${points}`)

/** The widest bar's points, at least 1. */
export function widest(outcome: Outcome): number {
  return Math.max(
    1,
    ...outcome.scores.map((score) =>
      Object.values(score.bySource).reduce((sum, points) => sum + Math.max(0, points), 0)
    )
  )
}
