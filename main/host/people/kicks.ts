/**
 * Who was sent off a table, for as long as it is open: known again by the connection, by the address it came from, and
 * by the seat token it had. Several people may be behind one address: all it costs them is a question to the host.
 */
import type { Seat } from '../../../shared/engine/rules'
import type { Member } from './member'

interface Kick {
  readonly members: WeakSet<Member>
  readonly address: string | undefined
  readonly seat: Seat
  /** Hash of the token that the seat had. */
  readonly token: string | undefined
}

/** The last ones are remembered. */
const most = 16

export class Kicks {
  #all: readonly Kick[] = []

  /** Somebody was sent off a seat: the connection, if there was one, and what else is known of it. */
  add(
    member: Member | undefined,
    { address, seat, token }: { readonly address: string | undefined } & Pick<Kick, 'seat' | 'token'>
  ): void {
    const members = new WeakSet(member ? [member] : [])
    this.#all = [...this.#all, { members, address, seat, token }].slice(-most)
  }

  /** A guest has come with proofs; `proves` tells whether they show the token of a seat that had this hash. */
  shown(member: Member, proves: (seat: Seat, token: string) => boolean): void {
    for (const { members, seat, token } of this.#all)
      if (token !== undefined && proves(seat, token)) members.add(member)
  }

  /** True for a guest who was sent off, or cannot be told from one who was. */
  has(member: Member): boolean {
    return member.guest && this.#all.some((kick) => isOf(kick, member))
  }

  /** The host's people have agreed: nothing is held against this guest any more. */
  lift(member: Member): void {
    this.#all = this.#all.filter((kick) => !isOf(kick, member))
  }
}

const isOf = ({ members, address }: Kick, member: Member): boolean =>
  members.has(member) || address === member.address
