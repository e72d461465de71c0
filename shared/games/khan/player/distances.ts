/** The steps of a seat: roads with a seal for those who hold it, and the character's ways of walking. */
import type { Price } from '../../../polo/roads/map'
import type { FareItem } from '../content/map'
import type { Content } from '../game'
import { Traveller } from '../movement'
import type { LocationId, SeatState } from '../types'

/** A step, and how long it is: what it costs counts as parts of a step. */
export interface Way {
  readonly to: LocationId
  readonly length: number
}

/** A step that costs one of an item is as much longer as so many steps. */
const longer: Readonly<Price<FareItem>> = { camel: 0.3, coin: 0.12, jade: 0.5 }

/** What a seat's steps depend on, in words: where it is the same, so are they. */
export function walkKey(content: Content, me: SeatState): string {
  const { leavesPosts, perOasis, routesFrom, waives } = content.character(me.character)
  const own = leavesPosts || perOasis || routesFrom || waives ? me.character : ''
  const seals = me.seals.length > 1 ? me.seals.toSorted().join() : (me.seals[0] ?? '')
  return `${own} ${seals}`
}

/** The roads that are open to a seat from a place, if it can pay for them. */
export function roadsOf(
  content: Content,
  me: SeatState
): (from: LocationId) => ReturnType<Traveller['stepsFrom']> {
  const traveller = new Traveller(content, me)
  return (from) =>
    traveller.stepsFrom(from).filter(({ needs }) => needs === undefined || !traveller.barred(needs))
}

/** The same as ways; a step that a movement does not count is only as long as its price. */
export function stepsOf(content: Content, me: SeatState): (from: LocationId) => readonly Way[] {
  const roads = roadsOf(content, me)
  return (from) =>
    roads(from).map(({ to, price, uncounted }) => ({
      to,
      length:
        (uncounted ? 0 : 1) + longer.camel * price.camel + longer.coin * price.coin + longer.jade * price.jade
    }))
}
