/** Hypothetical stock. */
import type { Seat } from '../../../engine/rules'
import type { State } from '../types'

/** A copy of the position in which a seat can pay for anything. */
export function withStock(state: State, seat: Seat): State {
  const stock = { coin: 999, camel: 999, pepper: 99, silk: 99, gold: 99 }
  return { ...state, seats: state.seats.map((me, at) => (at === seat ? { ...me, stock } : me)) }
}
