/** What the way to a place costs whoever could pay it: for the sentence what is short, and for the search of a repair. */
import type { Refusal, Seat } from '../../../engine/rules'
import type { Price } from '../../../polo/roads/map'
import { shortfall, waysTo } from '../../../polo/roads/ways'
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

/** The best ways to a place within the steps of an outlook, by any figure, for a purse without end. */
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
 * The best ways by Travel with so many dice by the lowest one (1 to 6; index 0 is empty), the price of an occupied space
 * apart: those without help, and those with each that may be declared.
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
  return [0, 1, 2, 3, 4, 5, 6].map((lowest) => {
    if (lowest === 0) return []
    const outlook = { ...travelOutlook(lowest, 0, figures), aid }
    return [outlook, ...aidedOutlooks(content, state, seat, outlook).map((one) => one.outlook)].flatMap((each) =>
      faresWithin(content, state, seat, each, to)
    )
  })
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
  const { stock, figures } = seatOf(state, seat)
  const gap = (price: Price<FareItem>): number => {
    const lack = lackingFare(stock, price)
    return lack.coin + 2 * lack.camel
  }
  const rich = richTraveller(content, state, seat, outlook)
  const short = shortfall({ rich, outlook, figures, gap, furthest }, to)
  switch (short.kind) {
    case 'price': {
      const { price } = short.way
      const lack = lackingFare(stock, price)
      return {
        code: 'journey-short',
        numbers: { coins: price.coin, camels: price.camel, coinsShort: lack.coin, camelsShort: lack.camel }
      }
    }
    case 'steps':
      return { code: 'journey-steps', numbers: { needs: short.needs, have: outlook.left } }
    default:
      return { code: 'journey-none' }
  }
}

/**
 * The same for dice without a value, which count as any value up to `most`: of what each is short, the least, of equals
 * that with the lowest value (ruling 51).
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
  return least ?? all.at(-1) ?? { code: 'journey-none' }
}
