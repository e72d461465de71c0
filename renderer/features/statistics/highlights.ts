/** The figures of a finished game in which one seat stands out most. */
import type { Seat } from '../../../shared/engine/rules'
import { bestOf, type Figure, type Statistics } from '../../../shared/engine/statistics'

/** A figure with the only seat that has the most of it. */
export interface Highlight {
  readonly figure: Figure
  readonly seat: Seat
}

/** A highlight, and how far its value is ahead of the next one, as a ratio. */
interface Lead extends Highlight {
  readonly ratio: number
}

/** The figures of points: the page beside the highlights shows those. */
const pointsGroup = 'points'
/** One of something is no feat. */
const fewest = 2

/** Who leads in a figure; undefined if the most is shared, or if more is not better: to have the least is no feat. */
function leadOf(figure: Figure): Lead | undefined {
  const [seat, ...others] = bestOf(figure)
  if (figure.best !== 'most' || seat === undefined || others.length > 0) return undefined
  if ((figure.values[seat] ?? 0) < fewest) return undefined
  const next = Math.max(...figure.values.map((value, other) => (other === seat ? 0 : (value ?? 0))))
  // One more of each, so that 1 to 0 is no larger a lead than 3 to 1.
  return { figure, seat, ratio: ((figure.values[seat] ?? 0) + 1) / (next + 1) }
}

/** At most this many highlights, from the clearest lead down, and at most one of each group of figures. */
export function highlightsOf({ groups }: Pick<Statistics, 'groups'>, most: number): readonly Highlight[] {
  const clearest = (leads: readonly Lead[]): readonly Lead[] => leads.toSorted((a, b) => b.ratio - a.ratio)
  const ofGroups = groups
    .filter(({ id }) => id !== pointsGroup)
    .flatMap(({ figures }) => clearest(figures.map(leadOf).filter((lead) => lead !== undefined)).slice(0, 1))
  return clearest(ofGroups).slice(0, most)
}
