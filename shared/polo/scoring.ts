/** The final ranking of a game of the family. */
import type { Outcome } from '../engine/rules'
import { rankSeats } from '../engine/seats'

interface Scored {
  readonly stock: { readonly camel: number }
  readonly points: Readonly<Record<string, number>>
}

/** Ranks seats by most points, then most camels; seats equal in both share a rank. */
export function rankedByCamels<S extends Scored>(seats: readonly S[], totalOf: (seat: S) => number): Outcome {
  const ahead = (a: S | undefined, b: S | undefined): number =>
    a && b ? totalOf(b) - totalOf(a) || b.stock.camel - a.stock.camel : 0
  return {
    ranking: rankSeats(seats.length, (a, b) => ahead(seats[a], seats[b])),
    scores: seats.map((me, seat) => ({ seat, total: totalOf(me), bySource: { ...me.points } }))
  }
}
