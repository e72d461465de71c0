/** The guests who only watch a table: the id of each, the name that it gave, and how it is sent off. Kept in memory. */
import { skeleton } from '../../../shared/protocol/names'
import { mostGuests, type Watched, type Watcher } from '../../../shared/protocol/watchers'
import { refuse } from '../refusal-error'
import type { Kicks } from './kicks'
import type { Member } from './member'
import { readableName, requireUnlike } from './names'

/** What the spectators of a table need of it. */
export interface WatchedTable {
  readonly kicks: Kicks
  /** The guests without a seat. */
  onlookers(): readonly Member[]
  /** Removes a spectator who is kicked. */
  sendOff(member: Member): void
  /** Everybody but `except` is told who watches. */
  tell(except?: Member): void
}

export class Watchers {
  readonly #table: WatchedTable
  readonly #ids = new WeakMap<Member, number>()
  /** The names, each with its skeleton. */
  readonly #names = new WeakMap<Member, { readonly name: string; readonly key: string }>()
  #last = 0
  /** Everybody is about to be told who watches. */
  #telling = false

  constructor(table: WatchedTable) {
    this.#table = table
  }

  /** The guest's id at this table, the same as long as its connection lasts. */
  idOf(member: Member): number {
    const id = this.#ids.get(member) ?? ++this.#last
    this.#ids.set(member, id)
    return id
  }

  /** The name that a guest gave; empty if it has none. */
  nameOf(member: Member): string {
    return this.#names.get(member)?.name ?? ''
  }

  /** Those who watch, as every message about the table's people has them. */
  get list(): Watched {
    const watchers = this.#table
      .onlookers()
      .map((member) => this.#shown(member))
      .sort((a, b) => a.id - b.id)
    return watchers.length > 0 ? { watchers: watchers.slice(0, mostGuests) } : {}
  }

  /** A guest has come: the others are told if it watches. */
  arrived(member: Member): void {
    if (this.#isWatching(member)) this.#table.tell(member)
  }

  /** A spectator has gone: the others are told once, however many have gone at the same moment. */
  left(): void {
    if (this.#telling) return
    this.#telling = true
    queueMicrotask(() => {
      this.#telling = false
      this.#table.tell()
    })
  }

  /**
   * Gives a spectator a name that differs from those of the `seats` and of the other spectators. Refusals: not-watching,
   * name-unreadable, name-twice, name-like.
   */
  name(member: Member, wanted: string, seats: readonly string[]): void {
    if (!this.#isWatching(member)) refuse('not-watching')
    const name = readableName(wanted)
    const others = this.#table.onlookers().flatMap((other) => {
      const taken = other === member ? '' : this.nameOf(other)
      return taken === '' ? [] : [taken]
    })
    requireUnlike(name, [...seats, ...others])
    this.#names.set(member, { name, key: skeleton(name) })
    this.#table.tell()
  }

  /** Takes from spectators the names that look like one of a seat: nobody who watches passes for a player. */
  giveWay(seats: readonly string[]): void {
    const keys = new Set(seats.map(skeleton))
    for (const member of this.#table.onlookers())
      if (keys.has(this.#names.get(member)?.key ?? '')) this.#names.delete(member)
  }

  /** Sends a spectator off, who is not let in again before `readmit`. Refusal: not-watching. */
  kick(id: number): void {
    const { kicks } = this.#table
    const member = this.#table.onlookers().find((one) => this.idOf(one) === id) ?? refuse('not-watching')
    kicks.add(member, { address: member.address, watcher: this.#shown(member) })
    this.#table.sendOff(member)
  }

  /** Lets a spectator in again who was sent off; does nothing if there is none. */
  readmit(id: number): void {
    this.#table.kicks.readmit(id)
    this.#table.tell()
  }

  #isWatching(member: Member): boolean {
    return this.#table.onlookers().includes(member)
  }

  #shown(member: Member): Watcher {
    const name = this.nameOf(member)
    return { id: this.idOf(member), ...(name !== '' && { name }) }
  }
}
