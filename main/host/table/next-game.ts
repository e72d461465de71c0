// What a rematch takes from the game before: who sits where, and who begins.

import type { Chance } from '../../../shared/engine/chance'
import type { Seat } from '../../../shared/engine/rules'
import type { Seating } from '../../../shared/protocol/series'

/** What belongs to each seat, once everybody sits at the seat for which `order` names their former one. */
export const seatedAs = <Part>(order: readonly Seat[], parts: readonly Part[]): Part[] =>
  order.flatMap((before) => parts.slice(before, before + 1))

/** Who sits where at a rematch: by seat, the seat before; and who begins, as the value of a `seat` option. */
export interface NextSeats {
  readonly order: readonly Seat[]
  readonly begins: string
}

/**
 * Seats the people of `count` seats for a rematch. Turning them alone would leave their order round the table as it is,
 * so `turned` moves the start on as well: whoever began (`starter`) sits last, the next in order sits first and begins.
 * In the other cases the start is drawn.
 */
export function nextSeats(
  seating: Seating,
  count: number,
  starter: Seat | undefined,
  chance: Chance
): NextSeats {
  const seats = Array.from({ length: count }, (_, seat) => seat)
  // Two sit opposite each other whoever is drawn first.
  if (seating === 'kept' || count === 1 || (seating === 'drawn' && count === 2))
    return { order: seats, begins: 'drawn' }
  if (seating === 'drawn') return { order: chance.shuffle(seats), begins: 'drawn' }
  const first = ((starter ?? 0) + 1) % count
  return {
    order: [...seats.slice(first), ...seats.slice(0, first)],
    begins: starter === undefined ? 'drawn' : '0'
  }
}
