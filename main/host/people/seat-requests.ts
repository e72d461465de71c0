// Unanswered requests for the seats of one table.

import type { Seat } from '../../../shared/engine/rules'
import type { Member } from './member'

/** A member's request for a seat. */
export interface SeatRequest {
  readonly seat: Seat
  readonly asker: Member
}

export class SeatRequests<R extends SeatRequest> {
  #open: readonly (R & { readonly id: number })[] = []
  #last = 0

  /** All unanswered requests, the oldest first. */
  get open(): readonly (R & { readonly id: number })[] {
    return this.#open
  }

  /** Adds a request and gives it an id; undefined if the same member has asked for the seat already. */
  add(request: R): (R & { readonly id: number }) | undefined {
    if (this.#open.some(({ seat, asker }) => seat === request.seat && asker === request.asker))
      return undefined
    const open = { ...request, id: ++this.#last }
    this.#open = [...this.#open, open]
    return open
  }

  /** The seats that the member has asked for. */
  seatsOf(asker: Member): Seat[] {
    return this.#open.filter((request) => request.asker === asker).map(({ seat }) => seat)
  }

  /** Removes the requests that match and returns them. */
  take(fits: (request: R & { readonly id: number }) => boolean): readonly (R & { readonly id: number })[] {
    const taken = this.#open.filter(fits)
    this.#open = this.#open.filter((request) => !taken.includes(request))
    return taken
  }
}
