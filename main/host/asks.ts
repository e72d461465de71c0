// Who asks for a seat that somebody connected has: the seat's token came from another device.

import type { Seat } from '../../shared/engine/rules'
import type { Member } from './member'

/** Somebody with a seat's token asks the one who has the seat. */
export interface Ask {
  readonly id: number
  readonly seat: Seat
  readonly holder: Member
  readonly asker: Member
}

export class Asks {
  #open: readonly Ask[] = []
  #last = 0

  /** A new ask; undefined if the same one asks for the seat already. */
  add(seat: Seat, holder: Member, asker: Member): Ask | undefined {
    if (this.#open.some((ask) => ask.seat === seat && ask.asker === asker)) return undefined
    const ask = { id: ++this.#last, seat, holder, asker }
    this.#open = [...this.#open, ask]
    return ask
  }

  /** Seats that somebody asks for. */
  seatsOf(asker: Member): Seat[] {
    return this.#open.filter((ask) => ask.asker === asker).map(({ seat }) => seat)
  }

  /** Takes the asks that fit off the list. */
  take(fits: (ask: Ask) => boolean): readonly Ask[] {
    const taken = this.#open.filter(fits)
    this.#open = this.#open.filter((ask) => !taken.includes(ask))
    return taken
  }
}
