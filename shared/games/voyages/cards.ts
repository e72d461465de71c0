/** How often a seat can use a city card now, and why it cannot (rulings 6, 7, 59 to 63). */
import { cardUsers, type CardCount } from '../../polo/card-user'
import { effectLack } from '../../polo/effects'
import type { Effect } from './effects'
import { refuse, type VoyagesRefusal } from './refusals'
import { missing, timesPayable } from './stock'
import type { Content } from './game'
import type { AnyItem, LocationId, SeatState } from './types'

/** Small cities with a post of the player, in the order of placing. */
export function ownSmallCities(content: Content, seat: SeatState): LocationId[] {
  return seat.posts.filter((city) => content.place(city).kind === 'small-city')
}

/** What card effects need to know of a seat. It gets the bonuses only of small cities where it has a post (ruling 59). */
export const cardUser = cardUsers<AnyItem, Content, SeatState>({
  payable: ({ stock }, cost, most) => timesPayable(stock, cost, most),
  bonusCities: ownSmallCities,
  whole: true
})

/** True if a card with this effect can be used at least once with this die value (ruling 6). */
export const isCardUsable = (content: Content, seat: SeatState, effect: Effect, value: number): boolean =>
  !effectLack<AnyItem, CardCount>(cardUser(content, seat), effect, value)

/** Why a card with this effect cannot be used with this die value. The caller has seen that it cannot. */
export function whyUnusable(
  content: Content,
  seat: SeatState,
  effect: Effect,
  value: number
): VoyagesRefusal {
  const lack = effectLack<AnyItem, CardCount>(cardUser(content, seat), effect, value)
  const short = lack?.kind === 'cost' ? missing(seat.stock, lack.cost) : undefined
  return short ?? refuse('nothing-to-count', { what: lack?.kind === 'count' ? lack.what : 'cities' })
}
