// Seat takeovers: somebody proves to own a seat that another connection holds, and the holder may give it up.

import type { Seat } from '../../../shared/engine/rules'
import type { Member } from './member'
import { SeatRequests, type SeatRequest } from './seat-requests'

/** A member that has the seat's token asks the connection that holds the seat. */
export interface Takeover extends SeatRequest {
  readonly holder: Member
}

/** The unanswered takeovers of one table. */
export class SeatTakeovers {
  readonly #requests = new SeatRequests<Takeover>()
  readonly #handOver: (takeover: Takeover) => void

  /** `handOver` gives the seat to the asker; it is called if the holder's client does not respond. */
  constructor(handOver: (takeover: Takeover) => void) {
    this.#handOver = handOver
  }

  /** Asks the holder of the seat, at most once for each asker. */
  ask(takeover: Takeover): void {
    const { holder, seat } = takeover
    const request = this.#requests.add(takeover)
    if (!request) return
    holder.push({ type: 'seatAsked', ask: request.id, seat })
    void holder.alive().then((alive) => {
      if (!alive && this.#requests.take((one) => one === request).length > 0) this.#handOver(request)
    })
  }

  /** Removes and returns the takeover that its holder answers; undefined if it is not open any more. */
  takeAnswered(holder: Member, id: number): Takeover | undefined {
    return this.#requests.take((one) => one.id === id && one.holder === holder)[0]
  }

  /** The seats that the member has asked for. */
  seatsOf(asker: Member): Seat[] {
    return this.#requests.seatsOf(asker)
  }

  /**
   * A member leaves: drops the takeovers it has asked for and tells their holders, and removes and returns those it was
   * asked.
   */
  removeMember(member: Member): readonly Takeover[] {
    for (const { holder, id } of this.#requests.take(({ asker }) => asker === member))
      holder.push({ type: 'seatAskEnded', ask: id })
    return this.#requests.take(({ holder }) => holder === member)
  }

  /** Removes and returns the takeovers of a seat. */
  takeSeat(seat: Seat): readonly Takeover[] {
    return this.#requests.take((one) => one.seat === seat)
  }
}
