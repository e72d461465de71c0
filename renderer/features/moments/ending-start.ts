/** The totals from which the ending scene counts; apart from its steps, which are loaded with the scene. */
import type { Outcome } from '../../../shared/engine/rules'
import type { Ending } from '../../contract/moments'

/** By seat: the final totals without what the scene has yet to count. */
export const startTotals = ({ categories }: Ending, { scores }: Outcome): readonly number[] =>
  scores
    .toSorted((a, b) => a.seat - b.seat)
    .map(({ total }, seat) => categories.reduce((sum, { points }) => sum - (points[seat] ?? 0), total))
