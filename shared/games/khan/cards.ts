/** How often a seat can use a city card now, and why it cannot (rulings 4, 6, 11, 39, 40, 62). */
import { besideRules, besideValue } from '../../polo/beside-cards'
import { cardUsers, type CardCount } from '../../polo/card-user'
import { effectLack } from '../../polo/effects'
import type { Content, Khan } from './game'
import type { Effect } from './effects'
import { refuse, type KhanRefusal } from './refusals'
import { ownMarkerCities, seatOf } from './seats'
import { missing, pays, timesPayable } from './stock'
import type { Item, SealId, SeatState } from './types'

/** What card effects need to know of a seat. It gets the bonuses only of marker cities where it has a post (ruling 40). */
export const cardUser = cardUsers<Item, Content, SeatState>({
  payable: ({ stock }, cost, most) => timesPayable(stock, cost, most),
  bonusCities: ownMarkerCities,
  whole: false
})

/** Seals that a seat may take with this die: those that it does not own and whose least die is low enough (ruling 36). */
export const sealsFor = ({ seals }: Content, me: SeatState, lowest: number): readonly SealId[] =>
  seals.filter(({ id, minDie }) => minDie <= lowest && !me.seals.includes(id)).map(({ id }) => id)

/** The lowest die value with which a seat may take a seal; Infinity if it owns them all. */
export function leastForSeal({ seals }: Content, me: SeatState): number {
  let least = Infinity
  for (const { id, minDie } of seals) if (minDie < least && !me.seals.includes(id)) least = minDie
  return least
}

/** True if a card with this effect can be used at least once with this die value (ruling 11). */
export const isCardUsable = (content: Content, seat: SeatState, effect: Effect, value: number): boolean =>
  effect.kind === 'takeSeal'
    ? pays(seat.stock, effect.cost) && value >= leastForSeal(content, seat)
    : !effectLack<Item, CardCount>(cardUser(content, seat), effect, value)

/** Why a card with this effect cannot be used with this die value. The caller has seen that it cannot. */
export function whyUnusable(content: Content, seat: SeatState, effect: Effect, value: number): KhanRefusal {
  if (effect.kind === 'takeSeal')
    return missing(seat.stock, effect.cost) ?? refuse('no-seal', { lowest: value })
  const lack = effectLack<Item, CardCount>(cardUser(content, seat), effect, value)
  const short = lack?.kind === 'cost' ? missing(seat.stock, lack.cost) : undefined
  return short ?? refuse('nothing-to-count', { what: lack?.kind === 'count' ? lack.what : 'cities' })
}

const none: readonly never[] = []

/** The city cards beside the board, for the character that uses them (ruling 62). */
export const besideCards = besideRules<Khan>({
  cardsOf: ({ character }, state, seat) =>
    state.besideCards && character(seatOf(state, seat).character).cityCards ? state.besideCards : none,
  isUsed: ({ turn }) => turn.cardUsed === true,
  isUsable: (content, state, seat, card) =>
    isCardUsable(content, seatOf(state, seat), content.cityCard(card).effect, besideValue),
  whyUnusable: (content, state, seat, card) =>
    whyUnusable(content, seatOf(state, seat), content.cityCard(card).effect, besideValue),
  notTheirs: refuse('no-such-card'),
  usedUp: refuse('card-used')
})
