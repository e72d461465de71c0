/** What the way to a place costs whoever could pay it: for the sentence what is short, and for the search of a repair. */
import type { Refusal, Seat } from '../../../engine/rules'
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

/** Why no journey leads to a place: too few steps, too few coins or camels, or no road at all. */
export type JourneyRefusal = Refusal<'journey-steps' | 'journey-short' | 'journey-none'>

/** The most steps that a place can lie away. */
const furthest = 12

/**
 * What is short for a journey that is not open: steps (`needs`, `have`) where it lies too far, else the price of the way
 * that comes closest (`coins`, `camels`) and how much of it is short (`coinsShort`, `camelsShort`).
 */
export function shortOf(
  content: Content,
  state: State,
  seat: Seat,
  outlook: Outlook,
  to: LocationId
): JourneyRefusal {
  const { coin, camel } = seatOf(state, seat).stock
  const ways = faresWithin(content, state, seat, outlook, to)
  const gaps = ways.map((way) => ({
    coins: way.coin,
    camels: way.camel,
    coinsShort: Math.max(0, way.coin - coin),
    camelsShort: Math.max(0, way.camel - camel)
  }))
  gaps.sort((a, b) => a.coinsShort + 2 * a.camelsShort - (b.coinsShort + 2 * b.camelsShort))
  if (gaps[0]) return { code: 'journey-short', numbers: gaps[0] }
  for (let left = outlook.left + 1; left <= furthest; left++)
    if (faresWithin(content, state, seat, { ...outlook, left }, to).length > 0)
      return { code: 'journey-steps', numbers: { needs: left, have: outlook.left } }
  return { code: 'journey-none' }
}
