/** One seat's things and points, read. */
import type { Cause, PointSource, SeatState, State } from './types'

/** The seat's things; throws on a seat that does not exist. */
export function seatOf(state: State, seat: number): SeatState {
  const found = state.seats[seat]
  if (!found) throw new Error(`no seat ${seat}`)
  return found
}

/** Source of the points an event brings, by its cause. */
export function pointSource(cause: Cause): PointSource {
  switch (cause.kind) {
    case 'contract':
      return 'contracts'
    case 'cityBonus':
      return 'cityBonuses'
    case 'post':
      return 'posts'
    case 'scoring':
      return cause.source
    default:
      return 'cityCards'
  }
}

/** Points of a seat so far. */
export function totalPoints(seat: SeatState): number {
  let total = 0
  for (const source in seat.points) total += seat.points[source as PointSource]
  return total
}

/** A set-up's empty points. */
export function noPoints(): Record<PointSource, number> {
  return {
    contracts: 0,
    cityCards: 0,
    cityBonuses: 0,
    posts: 0,
    beijing: 0,
    goals: 0,
    goods: 0,
    coins: 0,
    mostContracts: 0
  }
}
