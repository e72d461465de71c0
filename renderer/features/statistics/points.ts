/** Points by source, laid out for a chart: only sources that gave points to somebody, in the order first met. */
import type { Outcome, Seat } from '../../../shared/engine/rules'

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

const sumOf = (bySource: Readonly<Record<string, number>>, sign: 1 | -1): number =>
  Object.values(bySource).reduce((sum, points) => sum + Math.max(0, sign * points), 0)

/** The most points that sources gave one seat, at least 1: how far the bars reach to the right of zero. */
export const widest = ({ scores }: Outcome): number =>
  Math.max(1, ...scores.map(({ bySource }) => sumOf(bySource, 1)))

/** The most points that sources cost one seat, 0 if none did: how far the bars reach to the left of zero. */
export const deepest = ({ scores }: Outcome): number =>
  Math.max(0, ...scores.map(({ bySource }) => sumOf(bySource, -1)))

/** Seats whose total somebody else has too: what decided between them wants a word. */
export const level = ({ scores }: Outcome): readonly Seat[] =>
  scores
    .filter((one) => scores.some((other) => other !== one && other.total === one.total))
    .map(({ seat }) => seat)
