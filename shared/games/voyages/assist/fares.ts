/** What the way to a place costs whoever could pay it: for the sentence what is short, and for the search of a repair. */
import type { Seat } from '../../../engine/rules'
import type { Content } from '../content'
import { reachable, travelOutlook, type Outlook, type Way } from '../planner'
import { seatOf } from '../seats'
import type { LocationId, State } from '../types'
import { withStock } from './stock'

/** The best ways to a place within the steps of an outlook, by any figure, for a purse without end. */
export function faresWithin(
  content: Content,
  state: State,
  seat: Seat,
  outlook: Outlook,
  to: LocationId
): readonly Way[] {
  const rich = withStock(state, seat)
  return seatOf(state, seat).figures.flatMap(
    (_, figure) => reachable(content, rich, seat, outlook, figure).get(to) ?? []
  )
}

/** The best ways by Travel by the lowest die (1 to 6; index 0 is empty), the price of an occupied space apart. */
export function fares(
  content: Content,
  state: State,
  seat: Seat,
  to: LocationId
): readonly (readonly Way[])[] {
  const figures = seatOf(state, seat).figures.length
  return [0, 1, 2, 3, 4, 5, 6].map((lowest) =>
    lowest === 0 ? [] : faresWithin(content, state, seat, travelOutlook(lowest, 0, figures), to)
  )
}
