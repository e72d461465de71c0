/** What a city card can do for a seat now: how often, and why not (rulings 4, 6, 11, 39, 40). */
import { CardUser, type CardCount } from '../../polo/card-user'
import { effectLack, type EffectUser } from '../../polo/effects'
import type { Content } from './game'
import type { Effect } from './effects'
import { refuse, type KhanRefusal } from './refusals'
import { ownMarkerCities } from './seats'
import { missing, timesPayable } from './stock'
import type { Bundle, Item, SealId, SeatState } from './types'

/** A seat as the effects of city cards ask about it. Bonuses of marker cities come only where it has a post (ruling 40). */
class Seat extends CardUser<Item> {
  protected override readonly whole = false
  protected override readonly counted: SeatState
  readonly #content: Content

  constructor(content: Content, seat: SeatState) {
    super()
    this.counted = seat
    this.#content = content
  }

  override payable(cost: Bundle, most: number): number {
    return timesPayable(this.counted.stock, cost, most)
  }

  protected override bonusCities(): number {
    return ownMarkerCities(this.#content, this.counted).length
  }
}

/** The seat. */
export const cardUser = (content: Content, seat: SeatState): EffectUser<Item, CardCount> =>
  new Seat(content, seat)

/** Seals that a seat may take with this die: not owned, and low enough (ruling 36). */
export const sealsFor = ({ seals }: Content, me: SeatState, lowest: number): readonly SealId[] =>
  seals.filter(({ id, minDie }) => minDie <= lowest && !me.seals.includes(id)).map(({ id }) => id)

/** Why no seal can be taken with this die. */
export const noSeal = (content: Content, me: SeatState, lowest: number): KhanRefusal | undefined =>
  sealsFor(content, me, lowest).length > 0 ? undefined : refuse('no-seal', { lowest })

/** Why a card with this effect cannot be used at least once with this die value (ruling 11). */
export function cardRefusal(
  content: Content,
  seat: SeatState,
  effect: Effect,
  value: number
): KhanRefusal | undefined {
  if (effect.kind === 'takeSeal') return missing(seat.stock, effect.cost) ?? noSeal(content, seat, value)
  const lack = effectLack<Item, CardCount>(cardUser(content, seat), effect, value)
  if (!lack) return undefined
  if (lack.kind === 'cost') return missing(seat.stock, lack.cost)
  return refuse('nothing-to-count', { what: lack.kind === 'count' ? lack.what : 'cities' })
}
