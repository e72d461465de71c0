/** Hypothetical stock. */
import type { Seat } from '../../../engine/rules'
import { seatOf } from '../seats'
import { paidFor, plenty } from '../stock'
import { resources, type Bundle, type State, type Stock } from '../types'

const withSeatStock = (state: State, seat: Seat, stock: Stock): State => ({
  ...state,
  seats: state.seats.map((me, at) => (at === seat ? { ...me, stock } : me))
})

/** A copy of the position in which a seat can pay for anything. */
export const withStock = (state: State, seat: Seat): State => withSeatStock(state, seat, plenty)

/** A copy of the position after a seat has paid a cost that it can pay, with jade for what is short. */
export function withPaid(state: State, seat: Seat, cost: Bundle): State {
  const { stock } = seatOf(state, seat)
  const paid = paidFor(stock, cost)
  const left = { ...stock }
  for (const item of resources) left[item] -= paid[item] ?? 0
  return withSeatStock(state, seat, left)
}
