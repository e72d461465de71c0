/** The roads of a seat, which depend on its seals and its character. */
import type { Content } from '../game'
import { Traveller } from '../movement'
import type { LocationId, SeatState } from '../types'

/** A cache key for a seat's roads and Travel spaces: seats with the same key have the same ones. */
export function walkKey(content: Content, me: SeatState): string {
  const { leavesPosts, onlyTravel, perOasis, routesFrom, waives } = content.character(me.character)
  const own = leavesPosts || onlyTravel || perOasis || routesFrom || waives ? me.character : ''
  const seals = me.seals.length > 1 ? me.seals.toSorted().join() : (me.seals[0] ?? '')
  return `${own} ${seals}`
}

/** Returns the roads from a place that are open to a seat, whether or not it can pay for them. */
export function roadsOf(
  content: Content,
  me: SeatState
): (from: LocationId) => ReturnType<Traveller['stepsFrom']> {
  const traveller = new Traveller(content, me)
  return (from) =>
    traveller.stepsFrom(from).filter(({ needs }) => needs === undefined || !traveller.barred(needs))
}
