/** Stock as a what-if. */
import type { Seat } from '../../../engine/rules'
import { seatOf } from '../seats'
import { paidFor, plenty } from '../stock'
import { resources, type Bundle, type State, type Stock } from '../types'

const withSeatStock = (state: State, seat: Seat, stock: Stock): State => ({
  ...state,
  seats: state.seats.map((me, at) => (at === seat ? { ...me, stock } : me))
})

/** The position with enough in a seat's stock for everything. */
export const withStock = (state: State, seat: Seat): State => withSeatStock(state, seat, plenty)

/** The position once a seat has paid a price that it can pay, jade for what is short. */
export function withPaid(state: State, seat: Seat, cost: Bundle): State {
  const { stock } = seatOf(state, seat)
  const paid = paidFor(stock, cost)
  const left = { ...stock }
  for (const item of resources) left[item] -= paid[item] ?? 0
  return withSeatStock(state, seat, left)
}
