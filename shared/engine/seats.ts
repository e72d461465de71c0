/** Helpers for the seats of any game. */
import type { Seat } from './rules'

/** A seat's part of the state; throws if there is no such seat. */
export function seatOf<Things>({ seats }: { readonly seats: readonly Things[] }, seat: Seat): Things {
  const found = seats[seat]
  if (!found) throw new Error(`no seat ${seat}`)
  return found
}

/** Seats from best to worst, ties in one group. `better` is a comparator: below 0 if its first seat is ahead. */
export function rankSeats(players: number, better: (a: Seat, b: Seat) => number): Seat[][] {
  const groups: Seat[][] = []
  for (const seat of Array.from({ length: players }, (_, i) => i).sort(better)) {
    const group = groups[groups.length - 1]
    if (group?.[0] !== undefined && better(group[0], seat) === 0) group.push(seat)
    else groups.push([seat])
  }
  return groups
}
