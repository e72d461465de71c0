/** The figures of a finished game in which one seat stands out most. */
import type { Seat } from '../../../shared/engine/rules'
import { bestOf, type Figure, type Statistics } from '../../../shared/engine/statistics'

/** A figure with the only seat that has the most of it. */
export interface Highlight {
  readonly figure: Figure
  readonly seat: Seat
}

/**
 * How far the most is ahead of the next value, as a ratio; undefined if it is shared, or if more is not better. To have
 * the least of something is no feat to tell of.
 */
function lead(figure: Figure): number | undefined {
  const [seat, ...others] = bestOf(figure)
  if (figure.best !== 'most' || seat === undefined || others.length > 0) return undefined
  const next = Math.max(...figure.values.map((value, other) => (other === seat ? 0 : (value ?? 0))))
  // One more of each, so that 1 to 0 is no larger a lead than 3 to 1.
  return ((figure.values[seat] ?? 0) + 1) / (next + 1)
}

/** At most this many highlights, from the clearest lead down, and at most one of each group of figures. */
export function highlightsOf({ groups }: Pick<Statistics, 'groups'>, most: number): readonly Highlight[] {
  return groups
    .flatMap(({ figures }) => {
      const leads = figures.flatMap((figure) => {
        const ratio = lead(figure)
        return ratio === undefined ? [] : [{ figure, seat: bestOf(figure)[0] ?? 0, ratio }]
      })
      return leads.toSorted((a, b) => b.ratio - a.ratio).slice(0, 1)
    })
    .toSorted((a, b) => b.ratio - a.ratio)
    .slice(0, most)
    .map(({ figure, seat }) => ({ figure, seat }))
}
