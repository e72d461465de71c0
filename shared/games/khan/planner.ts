/** The travel planner: where a Travel space can lead, and what is short for other journeys (rulings 20 to 22). */
import { refusalOf, type Seat } from '../../engine/rules'
import type { Outlook as OutlookOf, Way as WayOf } from '../../polo/roads/planner'
import { journeyRefusal, waysOf as waysBy, waysTo, type JourneyRules } from '../../polo/roads/ways'
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
  /** Places entered and left again so far. */
  readonly passed: readonly LocationId[]
}
export type Way = WayOf<FareItem>
export type Ways = ReadonlyMap<LocationId, readonly Way[]>

/** The Travel space with this id. */
export const travelSpaceOf = ({ numbers }: Content, id: SpaceId): TravelSpace | undefined =>
  numbers.travelSpaces.find((space) => space.id === id)

/** The outlook of a movement under way. */
export const movementOutlook = ({ travel, steps, taken, moved, marks, passed }: Movement): Outlook => ({
  travel,
  taken,
  moved,
  marks,
  passed,
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
    passed: [],
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
export type JourneyRefusal = ReturnType<typeof shortOf>

const journeyRules: JourneyRules<FareItem, 'journey-seals'> = {
  furthest: 14,
  items: {
    coin: { name: 'coins', weight: 1 },
    camel: { name: 'camels', weight: 2 },
    jade: { name: 'jade', weight: 3 }
  },
  lacking: lackingFare,
  closed: (seals) => refusalOf('journey-seals', { seals: seals.join(' ') })
}

/** What is short for a journey that cannot be made: steps, coins, camels and jade, or `seals` that its roads need. */
export function shortOf(content: Content, state: State, seat: Seat, outlook: Outlook, to: LocationId) {
  const { stock: purse, figures } = seatOf(state, seat)
  const rich = richTraveller(content, state, seat)
  return journeyRefusal(journeyRules, { rich, outlook, figures, purse }, to)
}
