// Single-use links: each gives one seat to the first person who opens it.

import type { Seat } from '../../../shared/engine/rules'
import { hashOf, newToken } from './tokens'

/** How long a link can be used, in milliseconds. */
export const linkLasts = 15 * 60_000

/** The links of one table. They are not written down: a restart of the host ends them. */
export class SeatLinks {
  readonly #open = new Map<Seat, { readonly key: string; readonly until: number }>()
  readonly #now: () => number

  /** `now` in milliseconds. */
  constructor(now: () => number) {
    this.#now = now
  }

  /** A new link's secret; an earlier link of the seat is worth nothing from now on. */
  make(seat: Seat): string {
    const secret = newToken()
    this.#open.set(seat, { key: hashOf(secret), until: this.#now() + linkLasts })
    return secret
  }

  /** The key of a seat's link; undefined: there is none, or it is too old. */
  keyOf(seat: Seat): string | undefined {
    const link = this.#open.get(seat)
    return link && link.until >= this.#now() ? link.key : undefined
  }

  /** The link is used from this moment on: nobody else comes by it. The answer makes it as it was, where that failed. */
  use(seat: Seat): () => void {
    const link = this.#open.get(seat)
    this.#open.delete(seat)
    return () => {
      if (link && !this.#open.has(seat)) this.#open.set(seat, link)
    }
  }

  /** Somebody has the seat by now, or it is played otherwise: its link is worth nothing. */
  drop(seat: Seat): void {
    this.#open.delete(seat)
  }
}
