/** Action spaces: who may place what, and what it costs. `spaceRefusal` is the only rule; lists are derived from it. */
import type { Seat } from '../../engine/rules'
import { characterOf } from './characters'
import type { Content } from './content'
import { khanFields } from './content/numbers'
import { seatOf } from './seats'
import { canMove, cheapestStep } from './movement'
import { refuse, type VoyagesRefusal } from './refusals'
import { cardRefusal } from './cards'
import type { PlacedDie, SpaceId, State } from './types'

/** Spaces printed on the board, the money bag apart: it is a bonus action (ruling 3). */
export const mainSpaces: readonly SpaceId[] = [
  'take-5-coins',
  'bazaar-gold',
  'bazaar-silk',
  'bazaar-pepper',
  'bazaar-camel',
  'khans-favor',
  'contracts',
  'travel'
]

/** Dice the space takes; undefined for an unknown space. */
export function diceNeeded(content: Content, space: SpaceId): number | undefined {
  if (space === 'travel') return 2
  const bazaar = content.findBazaar(space)
  if (bazaar) return bazaar.dice
  return mainSpaces.includes(space) || content.findCityCard(space) ? 1 : undefined
}

/** Dice lying on a space. */
export function diceOn(state: State, space: SpaceId): readonly PlacedDie[] {
  return state.spaces[space] ?? none
}
const none: readonly PlacedDie[] = []

/** Coins to pay for placing with this lowest die: something only on an occupied blue space (rulings 4, 5). */
export function occupiedPrice(state: State, seat: Seat, space: SpaceId, lowest: number): number {
  if (space === 'khans-favor' || diceOn(state, space).length === 0) return 0
  const pays = characterOf(seatOf(state, seat).character).payForOccupied
  return pays ? pays(lowest) : lowest
}

/** The large city with this card; undefined if the card is not on the board. */
function cityOfCard(state: State, card: SpaceId): string | undefined {
  for (const city in state.cityCards) if (state.cityCards[city]?.includes(card)) return city
  return undefined
}

/**
 * Why a set of dice may not go to a space. Only this counts: whether the set holds a die of the own colour,
 * and its lowest value. Asks nothing about whose turn it is or which dice are in hand.
 */
export function spaceRefusal(
  content: Content,
  state: State,
  seat: Seat,
  space: SpaceId,
  own: boolean,
  lowest: number
): VoyagesRefusal | undefined {
  const there = diceOn(state, space)
  if (own)
    for (const die of there) if (die.seat === seat && die.colour === 'own') return refuse('own-colour-there')
  if (space === 'khans-favor') return khanRefusal(there, lowest)
  if (content.findCityCard(space)) {
    const city = cityOfCard(state, space)
    if (city === undefined) return refuse('no-such-space')
    if (!seatOf(state, seat).posts.includes(city)) return refuse('no-post-there', { city })
    return there.length > 0 ? refuse('card-occupied') : cardRefusal(content, state, seat, space, lowest)
  }
  const price = occupiedPrice(state, seat, space, lowest)
  const me = seatOf(state, seat)
  if (price > me.stock.coin)
    return refuse('coins-short', { price, have: me.stock.coin, short: price - me.stock.coin })
  if (space === 'contracts' && state.row.length === 0) return refuse('row-empty')
  if (space === 'travel' && !canMove(content, state, seat, true, price))
    return refuse('no-affordable-step', { ...cheapestStep(content, me, true), price })
  return undefined
}

/** Fields fill from the left with values that never fall; four dice and it is closed (ruling 8). */
function khanRefusal(there: readonly PlacedDie[], lowest: number): VoyagesRefusal | undefined {
  if (there.length >= khanFields) return refuse('khan-full')
  const needs = khanNeeds(there)
  return lowest < needs ? refuse('khan-value', { needs, value: lowest }) : undefined
}

/** Least value for the next Khan's Favor field. */
export function khanNeeds(there: readonly PlacedDie[]): number {
  return there[there.length - 1]?.value ?? 1
}
