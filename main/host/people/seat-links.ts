// Single-use links: each gives a seat to the first person who opens it.

import type { Seat } from '../../../shared/engine/rules'
import { hashOf, newToken } from './tokens'

/** How long a link is valid, in milliseconds. */
export const linkLasts = 15 * 60_000

/** The links of one table, kept in memory: a restart of the host invalidates them. */
export class SeatLinks {
  readonly #open = new Map<Seat, { readonly key: string; readonly until: number }>()
  readonly #now: () => number

  /** `now` in milliseconds. */
  constructor(now: () => number) {
    this.#now = now
  }

  /** Makes a link and returns its secret. An earlier link to the seat becomes invalid. */
  make(seat: Seat): string {
    const secret = newToken()
    this.#open.set(seat, { key: hashOf(secret), until: this.#now() + linkLasts })
    return secret
  }

  /** The key of a seat's link (the hash of its secret); undefined if there is none or it has expired. */
  keyOf(seat: Seat): string | undefined {
    const link = this.#open.get(seat)
    return link && link.until >= this.#now() ? link.key : undefined
  }

  /** True if there is a link that can still be used. */
  get valid(): boolean {
    return [...this.#open.keys()].some((seat) => this.keyOf(seat) !== undefined)
  }

  /** Uses up the link. The returned function makes it valid again, for when the seat could not be given. */
  use(seat: Seat): () => void {
    const link = this.#open.get(seat)
    this.#open.delete(seat)
    return () => {
      if (link && !this.#open.has(seat)) this.#open.set(seat, link)
    }
  }

  /** Invalidates the seat's link, because the seat was given otherwise. */
  drop(seat: Seat): void {
    this.#open.delete(seat)
  }
}
