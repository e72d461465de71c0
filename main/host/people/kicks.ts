/**
 * The guests who were kicked from a table, kept in memory while it is open. They are recognised by connection, network
 * address or former seat token. Others behind the same address are affected too, but only have to ask the host. Whoever was
 * kicked from a seat may watch, and asks for a seat; whoever was kicked as a spectator waits until the host readmits them.
 */
import type { Seat } from '../../../shared/engine/rules'
import type { Watcher } from '../../../shared/protocol/messages'
import type { Member } from './member'

interface Kick {
  readonly members: WeakSet<Member>
  readonly address: string | undefined
  /** The seat; undefined for a spectator. */
  readonly seat?: Seat
  /** Hash of the seat's token at that time. */
  readonly token?: string | undefined
  /** The spectator. */
  readonly watcher?: Watcher
}

/** How many kicks are remembered: the latest. */
const most = 16

export class Kicks {
  #all: readonly Kick[] = []

  /** Remembers a kick, until the returned function is called. `member` is undefined if the guest was not connected. */
  add(member: Member | undefined, of: Omit<Kick, 'members'>): () => void {
    const kick = { ...of, members: new WeakSet(member ? [member] : []) }
    this.#all = [...this.#all, kick].slice(-most)
    return () => (this.#all = this.#all.filter((other) => other !== kick))
  }

  /** Recognises a guest by its seat proofs; `proves` tells whether they prove the token of a seat with this hash. */
  recognise(member: Member, proves: (seat: Seat, token: string) => boolean): void {
    for (const { members, seat, token } of this.#all)
      if (seat !== undefined && token !== undefined && proves(seat, token)) members.add(member)
  }

  /** True for a guest who was kicked or cannot be told apart from one who was. */
  has(member: Member): boolean {
    return member.guest && this.#all.some((kick) => isOf(kick, member))
  }

  /** True if the guest may not watch until it is readmitted. */
  bars(member: Member): boolean {
    return member.guest && this.#all.some((kick) => kick.watcher && isOf(kick, member))
  }

  /** The spectators who were kicked, the latest last. */
  get watchers(): readonly Watcher[] {
    return this.#all.flatMap(({ watcher }) => watcher ?? [])
  }

  /** Readmits a spectator, with all others who were kicked from the same address; does nothing if there is none. */
  readmit(id: number): void {
    const of = this.#all.find(({ watcher }) => watcher?.id === id)
    if (of) this.#all = this.#all.filter(({ watcher, address }) => !watcher || address !== of.address)
  }

  /** Forgets the kicks of this guest, because the host has agreed to let it sit down again. */
  lift(member: Member): void {
    this.#all = this.#all.filter((kick) => !isOf(kick, member))
  }
}

const isOf = ({ members, address }: Kick, member: Member): boolean =>
  members.has(member) || address === member.address
