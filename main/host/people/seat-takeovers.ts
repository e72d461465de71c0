// Seat takeovers: somebody proves to own a seat that another connection holds, and the holder may give it up.

import type { Seat } from '../../../shared/engine/rules'
import type { Member } from './member'
import { SeatRequests, type SeatRequest } from './seat-requests'

/** Somebody with a seat's token asks the one who has the seat. */
export interface Takeover extends SeatRequest {
  readonly holder: Member
}

/** The takeovers of one table that wait for an answer. */
export class SeatTakeovers {
  readonly #requests = new SeatRequests<Takeover>()
  readonly #handOver: (takeover: Takeover) => void

  /** `handOver` gives the seat to a takeover's asker, since its holder shows no life. */
  constructor(handOver: (takeover: Takeover) => void) {
    this.#handOver = handOver
  }

  /** Asks the holder of the seat, once for each asker. */
  ask(takeover: Takeover): void {
    const { holder, seat } = takeover
    const request = this.#requests.add(takeover)
    if (!request) return
    holder.push({ type: 'seatAsked', ask: request.id, seat })
    void holder.alive().then((alive) => {
      if (!alive && this.#requests.take((one) => one === request).length > 0) this.#handOver(request)
    })
  }

  /** The takeover that its holder answers, which waits no more; undefined if it is none (any more). */
  answered(holder: Member, id: number): Takeover | undefined {
    return this.#requests.take((one) => one.id === id && one.holder === holder)[0]
  }

  /** Seats that somebody waits for. */
  seatsOf(asker: Member): Seat[] {
    return this.#requests.seatsOf(asker)
  }

  /** Somebody goes: forgets what they asked for, and answers with what they were asked, which waits no more. */
  left(member: Member): readonly Takeover[] {
    this.#requests.take(({ asker }) => asker === member)
    return this.#requests.take(({ holder }) => holder === member)
  }

  /** The seat is played otherwise from now on: nobody waits for it. */
  settled(seat: Seat): void {
    this.#requests.take((one) => one.seat === seat)
  }
}
