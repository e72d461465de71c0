/** What the ways to a place cost, whether or not the seat can pay: to say what is short, and to search for a repair. */
import type { Seat } from '../../../engine/rules'
import { journeyRefusal, noJourney, waysTo, type JourneyRules } from '../../../polo/roads/ways'
import type { FareItem } from '../content/map'
import type { Traveller } from '../movement'
import { travellerOf, travelOutlook, type Outlook, type Way } from '../planner'
import { seatOf } from '../seats'
import { lackingFare } from '../stock'
import type { LocationId, State } from '../types'
import type { Content } from '../game'
import { aidByDice } from '../spaces'
import { aidedOutlooks } from './aids'
import { withStock } from './stock'
import { travelWith } from './ways'

/** The best ways to a place within the steps of an outlook, by any figure, as if the seat could pay any price. */
export function faresWithin(
  content: Content,
  state: State,
  seat: Seat,
  outlook: Outlook,
  to: LocationId
): readonly Way[] {
  const rich = richTraveller(content, state, seat, outlook)
  return waysTo(rich, outlook, seatOf(state, seat).figures, to)
}

const richTraveller = (content: Content, state: State, seat: Seat, outlook: Outlook): Traveller =>
  travellerOf(content, withStock(state, seat), seat, outlook)

/**
 * The best ways of a Travel action with so many dice, indexed by the lowest die (1 to 6; index 0 is empty): without an aid,
 * and with each aid that may be declared. The price of an occupied space is not included.
 */
export function fares(
  content: Content,
  state: State,
  seat: Seat,
  to: LocationId,
  dice: number
): readonly (readonly Way[])[] {
  const figures = seatOf(state, seat).figures.length
  const aid = aidByDice(content, state, seat, 'travel', dice)
  const waysAt = (lowest: number): readonly Way[] => {
    const outlook = { ...travelOutlook(lowest, 0, figures), aid }
    const aided = aidedOutlooks(content, state, seat, outlook).map((one) => one.outlook)
    return [outlook, ...aided].flatMap((each) => faresWithin(content, state, seat, each, to))
  }
  return [[], ...[1, 2, 3, 4, 5, 6].map(waysAt)]
}

/** Why no journey leads to a place: too few steps, too few coins or camels, or no road at all. */
export type JourneyRefusal = ReturnType<typeof shortOf>

const journeyRules: JourneyRules<FareItem, 'journey-none'> = {
  furthest: 12,
  items: { coin: { name: 'coins', weight: 1 }, camel: { name: 'camels', weight: 2 } },
  lacking: lackingFare,
  closed: () => noJourney
}

/** What is short for a journey that cannot be made: steps, or coins and camels. */
export function shortOf(content: Content, state: State, seat: Seat, outlook: Outlook, to: LocationId) {
  const { stock: purse, figures } = seatOf(state, seat)
  const rich = richTraveller(content, state, seat, outlook)
  return journeyRefusal(journeyRules, { rich, outlook, figures, purse }, to)
}

/**
 * The same for dice without a value, which may take any value up to `most`: the value at which the least is short, on a tie
 * the lowest one (ruling 51).
 */
export function shortByValue(
  content: Content,
  state: State,
  seat: Seat,
  { most, to }: { readonly most: number; readonly to: LocationId }
): JourneyRefusal {
  const lacks = ({ numbers = {} }: JourneyRefusal): number =>
    Number(numbers['coinsShort']) + 2 * Number(numbers['camelsShort'])
  const all = Array.from({ length: most }, (_, i) =>
    shortOf(content, state, seat, travelWith(content, state, seat, i + 1), to)
  )
  const [least] = all.filter(({ code }) => code === 'journey-short').toSorted((a, b) => lacks(a) - lacks(b))
  return least ?? all.at(-1) ?? noJourney
}
