/** What a computer player's plan gains, as a table. Pure. */
import type { Worth } from '../../../shared/players/knowledge'

/** One part of what a plan gains, in points; without `part`, the sum of all parts that are not listed by name. */
export interface Gain {
  readonly part?: string
  readonly points: number
}

/** Parts that change by fewer points than this are not listed. */
const least = 0.2

/** The `most` parts with the largest changes, gains or losses, sorted from the largest gain to the largest loss. */
export const mainGains = (gains: Worth, most: number): readonly Required<Gain>[] =>
  Object.entries(gains)
    .map(([part, points]) => ({ part, points }))
    .filter(({ points }) => Math.abs(points) >= least)
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, most)
    .toSorted((a, b) => b.points - a.points)

const inTenths = (points: number): number => Math.round(points * 10)

/** The main parts rounded to a tenth, and the total; a row without a name holds the rest, so that the rows add up to it. */
export function gainTable(
  gains: Worth,
  most: number
): { readonly rows: readonly Gain[]; readonly total: number } {
  const total = inTenths(Object.values(gains).reduce((sum, points) => sum + points, 0))
  const rows = mainGains(gains, most).map(({ part, points }) => ({ part, points: inTenths(points) }))
  const rest = total - rows.reduce((sum, { points }) => sum + points, 0)
  const all: readonly Gain[] = rest === 0 ? rows : [...rows, { points: rest }]
  return { rows: all.map((row) => ({ ...row, points: row.points / 10 })), total: total / 10 }
}
