// How long each seat has thought: from the moment it is asked to the choice of a person.

import type { Seat } from '../../../shared/engine/rules'
import type { TableFile } from '../folder/tablefile'

type Times = NonNullable<TableFile['times']>

/** A pause, such as a meal, counts as this much, in milliseconds. */
const longest = 10 * 60_000

/** Since when each seat is asked, while the table is open. */
export class ThinkingTime {
  readonly #now: () => number
  readonly #since = new Map<Seat, number>()

  /** `now`: the clock, in milliseconds since 1970. */
  constructor(now: () => number) {
    this.#now = now
  }

  /** These seats are asked now. The time of those in `anew` begins, that of the others goes on. */
  asked(seats: readonly Seat[], anew: readonly Seat[] = []): void {
    for (const seat of [...this.#since.keys()])
      if (!seats.includes(seat) || anew.includes(seat)) this.#since.delete(seat)
    for (const seat of seats) if (!this.#since.has(seat)) this.#since.set(seat, this.#now())
  }

  /** The times with that of the choice which the seat has just made, in milliseconds by seat. */
  after(times: Times, seat: Seat): Times {
    const now = this.#now()
    // Somebody may have set the clock.
    const thought = Math.min(longest, Math.max(0, now - (this.#since.get(seat) ?? now)))
    return { ...times, [seat]: (times[seat] ?? 0) + thought }
  }
}
