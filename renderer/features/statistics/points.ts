/** Points by source, prepared for the result chart. Pure. */
import type { Outcome, Seat } from '../../../shared/engine/rules'

/** A source and the points it gave each seat. */
export interface SourceRow {
  readonly source: string
  readonly bySeat: Readonly<Record<Seat, number>>
}

/** All sources that gave or cost somebody points, in the order in which the scores list them. */
export function sourceRows(outcome: Outcome): SourceRow[] {
  const sources = [...new Set(outcome.scores.flatMap((score) => Object.keys(score.bySource)))]
  return sources
    .map((source) => ({
      source,
      bySeat: Object.fromEntries(outcome.scores.map((score) => [score.seat, score.bySource[source] ?? 0]))
    }))
    .filter((row) => Object.values(row.bySeat).some((points) => points !== 0))
}

const sumOf = (bySource: Readonly<Record<string, number>>, sign: 1 | -1): number =>
  Object.values(bySource).reduce((sum, points) => sum + Math.max(0, sign * points), 0)

/** The largest sum of gains of any seat, at least 1: how far the bars reach to the right of zero. */
export const widest = ({ scores }: Outcome): number =>
  Math.max(1, ...scores.map(({ bySource }) => sumOf(bySource, 1)))

/** The largest sum of losses of any seat, at least 0: how far the bars reach to the left of zero. */
export const deepest = ({ scores }: Outcome): number =>
  Math.max(0, ...scores.map(({ bySource }) => sumOf(bySource, -1)))

/** Seats that share their total with another seat, so that the tie-break needs an explanation. */
export const level = ({ scores }: Outcome): readonly Seat[] =>
  scores
    .filter((one) => scores.some((other) => other !== one && other.total === one.total))
    .map(({ seat }) => seat)
