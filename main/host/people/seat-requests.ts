// Open questions about the seats of one table: somebody asks for a seat, and somebody else has not answered yet.

import type { Seat } from '../../../shared/engine/rules'
import type { Member } from './member'

/** Somebody asks for a seat. */
export interface SeatRequest {
  readonly seat: Seat
  readonly asker: Member
}

export class SeatRequests<R extends SeatRequest> {
  #open: readonly (R & { readonly id: number })[] = []
  #last = 0

  /** All that wait for an answer, the oldest first. */
  get open(): readonly (R & { readonly id: number })[] {
    return this.#open
  }

  /** A new request; undefined if the same member asks for the seat already. */
  add(request: R): (R & { readonly id: number }) | undefined {
    if (this.#open.some(({ seat, asker }) => seat === request.seat && asker === request.asker))
      return undefined
    const open = { ...request, id: ++this.#last }
    this.#open = [...this.#open, open]
    return open
  }

  /** Seats that somebody asks for. */
  seatsOf(asker: Member): Seat[] {
    return this.#open.filter((request) => request.asker === asker).map(({ seat }) => seat)
  }

  /** Takes the requests that fit off the list. */
  take(fits: (request: R & { readonly id: number }) => boolean): readonly (R & { readonly id: number })[] {
    const taken = this.#open.filter(fits)
    this.#open = this.#open.filter((request) => !taken.includes(request))
    return taken
  }
}
