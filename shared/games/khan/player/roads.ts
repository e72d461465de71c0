/** The roads of a seat: those with a seal for who holds it, and the character's ways of walking. */
import type { Content } from '../game'
import { Traveller } from '../movement'
import type { LocationId, SeatState } from '../types'

/** What a seat's roads and Travel spaces depend on, in words: where it is the same, so are they. */
export function walkKey(content: Content, me: SeatState): string {
  const { leavesPosts, onlyTravel, perOasis, routesFrom, waives } = content.character(me.character)
  const own = leavesPosts || onlyTravel || perOasis || routesFrom || waives ? me.character : ''
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
