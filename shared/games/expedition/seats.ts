/** Reads a seat's gold and camels. */
import type { SeatState } from './types'

export { seatOf } from '../../engine/seats'

/** The gold of a seat now; `ballast` is negative. */
export function goldOf({ gold }: SeatState): number {
  return gold.start + gold.chests + gold.interim + gold.final + gold.ballast
}

/** Index of the space a seat's camel stands on; throws on a camel that does not exist. */
export function camelAt(seat: SeatState, camel: number): number {
  const at = seat.camels[camel]
  if (at === undefined) throw new Error(`no camel ${camel}`)
  return at
}
