/**
 * Seats that a guest may take only if somebody at the host's machine agrees: that of an absent guest, a second seat,
 * any seat after having been kicked. While nobody is at that machine, the wish waits.
 */
import type { Seat } from '../../../shared/engine/rules'
import type { Standing, Wish, WishReason } from '../../../shared/protocol/messages'
import { SeatRequests, type SeatRequest } from './seat-requests'
import type { Member } from './member'
import { refuse } from '../refusal-error'

/** A guest's wish for a seat. */
export interface SeatWish extends SeatRequest {
  /** The name that the guest proposes. */
  readonly name: string
  readonly reason: WishReason
  /** Gives the seat to the guest, once that is allowed. Rejects with the refusals of such a claim. */
  readonly grant: () => Promise<void>
}

/** How many wishes may wait at one table. */
const mostWishes = 16

export class Consents {
  readonly #wishes = new SeatRequests<SeatWish>()

  /** Adds a wish, which replaces an earlier one of the same guest. Refusal: too-fast (too many wait at this table). */
  add(wish: SeatWish): void {
    this.withdraw(({ asker }) => asker === wish.asker)
    if (this.#wishes.open.length >= mostWishes) refuse('too-fast')
    this.#wishes.add(wish)
  }

  /** What a member sees: at the host's machine all wishes, as a guest the seats it waits for. */
  visibleTo(member: Member): Pick<Standing, 'wishes' | 'wishing'> {
    const wishing = this.#wishes.seatsOf(member)
    if (member.guest) return wishing.length > 0 ? { wishing } : {}
    const wishes = this.#wishes.open.map(({ id, seat, name, reason }): Wish => ({ id, seat, name, reason }))
    return wishes.length > 0 ? { wishes } : {}
  }

  /** Drops the wishes that match. Returns whether there were any. */
  withdraw(fits: (wish: SeatWish) => boolean): boolean {
    return this.#wishes.take(fits).length > 0
  }

  /** Drops the wishes for a seat. */
  dropSeat(seat: Seat): void {
    this.withdraw((wish) => wish.seat === seat)
  }

  /**
   * Answers a wish; does nothing if it is not open any more. Refusals: those of its `grant`; the wish then stays open.
   */
  async decide(id: number, yes: boolean): Promise<void> {
    const wish = this.#wishes.open.find((one) => one.id === id)
    if (wish && yes) await wish.grant()
    this.#wishes.take((one) => one === wish)
  }
}
