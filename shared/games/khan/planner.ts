/** The travel planner: where a Travel space can lead, and what is short for other journeys (rulings 20 to 22). */
import type { Refusal, Seat } from '../../engine/rules'
import type { Price } from '../../polo/roads/map'
import type { Outlook as OutlookOf, Way as WayOf } from '../../polo/roads/planner'
import { shortfall, waysOf as waysBy, waysTo } from '../../polo/roads/ways'
import type { FareItem } from './content/map'
import type { TravelSpace } from './content/numbers'
import type { Content } from './game'
import { Traveller } from './movement'
import { seatOf } from './seats'
import { placingCost } from './spaces'
import { free, lackingFare, plenty } from './stock'
import type { LocationId, Movement, SpaceId, State } from './types'

/** A movement to plan; `travel`: the space of a Travel action, empty for another movement. */
export interface Outlook extends OutlookOf<FareItem> {
  readonly travel: SpaceId
}
export type Way = WayOf<FareItem>
export type Ways = ReadonlyMap<LocationId, readonly Way[]>

/** The Travel space with this id. */
export const travelSpaceOf = ({ numbers }: Content, id: SpaceId): TravelSpace | undefined =>
  numbers.travelSpaces.find((space) => space.id === id)

/** The outlook of a movement under way. */
export const movementOutlook = ({ travel, steps, taken, moved, marks }: Movement): Outlook => ({
  ...{ travel, taken, moved, marks },
  left: steps - taken,
  reserved: free
})

/** The outlook of a movement that dice with this lowest value open; the cost of placing them is reserved. */
export function travelOutlook(
  content: Content,
  state: State,
  seat: Seat,
  travel: TravelSpace,
  lowest: number
): Outlook {
  const space = content.findSpace(travel.id)
  const { coin = 0, camel = 0 } = space ? placingCost(content, state, seat, space, lowest) : free
  return {
    travel: travel.id,
    taken: 0,
    left: Math.min(lowest, travel.steps),
    moved: seatOf(state, seat).figures.map(() => false),
    marks: [],
    reserved: { ...free, coin, camel }
  }
}

/** The best ways of a movement by place. */
export function waysOf(content: Content, state: State, seat: Seat, outlook: Outlook): Ways {
  const me = seatOf(state, seat)
  return waysBy(new Traveller(content, me), outlook, me.figures)
}

const richTraveller = (content: Content, state: State, seat: Seat): Traveller =>
  new Traveller(content, { ...seatOf(state, seat), stock: plenty })

/** The best ways to a place within the steps of an outlook, at any price, without the cost of the space. */
export function faresTo(
  content: Content,
  state: State,
  seat: Seat,
  outlook: Outlook,
  to: LocationId
): readonly Way[] {
  const { figures } = seatOf(state, seat)
  return waysTo(richTraveller(content, state, seat), { ...outlook, reserved: free }, figures, to)
}

/** Why no journey leads to a place: too few steps, too little to pay with, seals that are missing, or no road at all. */
export type JourneyRefusal = Refusal<'journey-steps' | 'journey-short' | 'journey-seals' | 'journey-none'>

/** No place is more steps away than this. */
const furthest = 14

/**
 * What is short for a journey that cannot be made: steps (`needs`, `have`) if the place is too far, else the price of the
 * way that comes closest (`coins`, `camels`, `jade`) and how much of it is short, else the `seals` that its roads need.
 */
export function shortOf(
  content: Content,
  state: State,
  seat: Seat,
  outlook: Outlook,
  to: LocationId
): JourneyRefusal {
  const { stock, figures } = seatOf(state, seat)
  const gap = (price: Price<FareItem>): number => {
    const { coin, camel, jade } = lackingFare(stock, price)
    return coin + 2 * camel + 3 * jade
  }
  const rich = richTraveller(content, state, seat)
  const found = shortfall({ rich, outlook, figures, gap, furthest }, to)
  switch (found.kind) {
    case 'price': {
      const { coin, camel, jade } = found.way.price
      const lack = lackingFare(stock, found.way.price)
      return {
        code: 'journey-short',
        numbers: {
          ...{ coins: coin, camels: camel, jade },
          ...{ coinsShort: lack.coin, camelsShort: lack.camel, jadeShort: lack.jade }
        }
      }
    }
    case 'steps':
      return { code: 'journey-steps', numbers: { needs: found.needs, have: outlook.left } }
    case 'needs':
      return { code: 'journey-seals', numbers: { seals: found.needs.join(' ') } }
    default:
      return { code: 'journey-none' }
  }
}
