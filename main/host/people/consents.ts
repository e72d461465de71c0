/**
 * What a guest may do only if somebody at the host's machine says yes: to take the seat of somebody who is absent, and
 * whatever else must be asked first. Nobody there means that nobody decides: the wish waits.
 */
import type { Seat } from '../../../shared/engine/rules'
import type { Standing, Wish, WishReason } from '../../../shared/protocol/messages'
import { SeatRequests, type SeatRequest } from './seat-requests'
import type { Member } from './member'
import { refuse } from '../refusal-error'

/** A guest's wish for a seat. */
export interface SeatWish extends SeatRequest {
  /** What the guest wants to be called. */
  readonly name: string
  readonly reason: WishReason
  /** Gives the seat, once it is allowed. Refusals: those of the claim it represents. */
  readonly grant: () => Promise<void>
}

/** Wishes at one table that wait at the same time. */
const mostWishes = 16

export class Consents {
  readonly #wishes = new SeatRequests<SeatWish>()

  /** A guest has one wish at a time: a new one takes the place of its last. Refusal: too-fast (too many at this table). */
  add(wish: SeatWish): void {
    this.withdraw(({ asker }) => asker === wish.asker)
    if (this.#wishes.open.length >= mostWishes) refuse('too-fast')
    this.#wishes.add(wish)
  }

  /** What a member is told: at the host's machine all wishes, a guest the seats it waits for. */
  toldTo(member: Member): Pick<Standing, 'wishes' | 'wishing'> {
    const wishing = this.#wishes.seatsOf(member)
    if (member.guest) return wishing.length > 0 ? { wishing } : {}
    const wishes = this.#wishes.open.map(({ id, seat, name, reason }): Wish => ({ id, seat, name, reason }))
    return wishes.length > 0 ? { wishes } : {}
  }

  /** Forgets the wishes that fit, because their guest has gone. True if there were any. */
  withdraw(fits: (wish: SeatWish) => boolean): boolean {
    return this.#wishes.take(fits).length > 0
  }

  /** Forgets the wishes for a seat. */
  settled(seat: Seat): void {
    this.withdraw((wish) => wish.seat === seat)
  }

  /** Answers a wish; an answer to one that is not open (any more) does nothing. Refusals: those of its `grant`; then it waits on. */
  async decide(id: number, yes: boolean): Promise<void> {
    const wish = this.#wishes.open.find((one) => one.id === id)
    if (wish && yes) await wish.grant()
    this.#wishes.take((one) => one === wish)
  }
}
