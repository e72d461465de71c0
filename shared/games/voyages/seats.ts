/** Functions that read one seat's state and points. */
import { isOfModule, type OfModule } from '../../polo/open-game'
import type { Cause, Points, PointSource, SeatState } from './types'

export { seatOf } from '../../engine/seats'

/** The source under which points with this cause are counted. */
export function pointSource(cause: Cause): PointSource | OfModule {
  const { kind } = cause
  if (isOfModule(kind)) return kind
  switch (cause.kind) {
    case 'contract':
      return 'contracts'
    case 'cityBonus':
      return 'cityBonuses'
    case 'post':
      return 'posts'
    case 'scoring':
      return cause.source
    case 'character':
      return isOfModule(cause.character) ? cause.character : 'cityCards'
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

/** The points of a seat at set-up. */
export function noPoints(): Points {
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
