/** Seats of any game: their things, and who comes before whom. */
import type { Seat } from './rules'

/** A seat's things; throws on a seat that does not exist. */
export function seatOf<Things>({ seats }: { readonly seats: readonly Things[] }, seat: Seat): Things {
  const found = seats[seat]
  if (!found) throw new Error(`no seat ${seat}`)
  return found
}

/** Seats from the best to the worst, in groups of equal ones. `better` is below 0 where the first seat is ahead. */
export function ranked(players: number, better: (a: Seat, b: Seat) => number): Seat[][] {
  const groups: Seat[][] = []
  for (const seat of Array.from({ length: players }, (_, i) => i).sort(better)) {
    const group = groups[groups.length - 1]
    if (group?.[0] !== undefined && better(group[0], seat) === 0) group.push(seat)
    else groups.push([seat])
  }
  return groups
}
