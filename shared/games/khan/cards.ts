/** What a city card can do for a seat now: how often, and why not (rulings 4, 6, 11, 39, 40). */
import { cardUsers, type CardCount } from '../../polo/card-user'
import { effectLack } from '../../polo/effects'
import type { Content } from './game'
import type { Effect } from './effects'
import { refuse, type KhanRefusal } from './refusals'
import { ownMarkerCities } from './seats'
import { missing, pays, timesPayable } from './stock'
import type { Item, SealId, SeatState } from './types'

/** A seat as the effects of city cards ask about it. Bonuses of marker cities come only where it has a post (ruling 40). */
export const cardUser = cardUsers<Item, Content, SeatState>({
  payable: ({ stock }, cost, most) => timesPayable(stock, cost, most),
  bonusCities: ownMarkerCities,
  whole: false
})

/** Seals that a seat may take with this die: not owned, and low enough (ruling 36). */
export const sealsFor = ({ seals }: Content, me: SeatState, lowest: number): readonly SealId[] =>
  seals.filter(({ id, minDie }) => minDie <= lowest && !me.seals.includes(id)).map(({ id }) => id)

/** The least die with which a seat may take a seal; more than any shows where it owns them all. */
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

/** Why it cannot. */
export function whyUnusable(content: Content, seat: SeatState, effect: Effect, value: number): KhanRefusal {
  if (effect.kind === 'takeSeal')
    return missing(seat.stock, effect.cost) ?? refuse('no-seal', { lowest: value })
  const lack = effectLack<Item, CardCount>(cardUser(content, seat), effect, value)
  const short = lack?.kind === 'cost' ? missing(seat.stock, lack.cost) : undefined
  return short ?? refuse('nothing-to-count', { what: lack?.kind === 'count' ? lack.what : 'cities' })
}
