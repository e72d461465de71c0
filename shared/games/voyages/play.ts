/** What the rules write with: every change goes out as an event and through `evolve`. */
import type { Chance } from '../../engine/chance'
import type { Seat } from '../../engine/rules'
import type { Content } from './content'
import { evolve } from './evolve'
import { seatOf } from './seats'
import type { Bundle, Cause, Event, Item, Resource, Reward, SeatState, State, Task } from './types'

/** One choice being carried out: the position, chance, and the events so far. */
export class Play {
  readonly events: Event[] = []
  readonly content: Content
  readonly state: State
  readonly chance: Chance

  constructor(content: Content, state: State, chance: Chance) {
    this.content = content
    this.state = state
    this.chance = chance
  }

  /** Says a fact and makes it so. */
  emit(event: Event): void {
    evolve(this.content, this.state, event)
    this.events.push(event)
  }

  /** The seat's things. */
  seat(seat: Seat): SeatState {
    return seatOf(this.state, seat)
  }

  /** Asks the seat a question before anything else it has to answer. */
  open(seat: Seat, task: Task): void {
    this.emit({ type: 'taskOpened', seat, task })
  }

  /** Replaces the question on top. */
  amend(seat: Seat, task: Task): void {
    this.emit({ type: 'taskAmended', seat, task })
  }

  /** Takes the question on top away. */
  close(seat: Seat): void {
    this.emit({ type: 'taskClosed', seat })
  }

  /** Pays resources or points; amounts of zero say nothing. The caller has checked that it can be paid. */
  pay(seat: Seat, items: Bundle, cause: Cause): void {
    let some: Partial<Record<Item, number>> | undefined
    for (const key in items) {
      const item = key as Item
      if (items[item]) (some ??= {})[item] = items[item]
    }
    if (some) this.emit({ type: 'paid', seat, items: some, cause })
  }

  /**
   * Gives a reward: resources and points at once, so that they may pay for a movement of the same reward;
   * what needs an answer, a draw or a movement waits on the agenda (ruling 55).
   */
  award(seat: Seat, items: Bundle, cause: Cause): void {
    const pending: Reward[] = []
    this.#give(seat, items, cause, pending)
    if (pending.length > 0) this.open(seat, { kind: 'rewards', pending })
  }

  /** Several rewards that come together: all resources first, then the rest in an order of the seat's choice. */
  awardAll(seat: Seat, rewards: readonly { readonly items: Bundle; readonly cause: Cause }[]): void {
    const pending: Reward[] = []
    for (const { items, cause } of rewards) this.#give(seat, items, cause, pending)
    if (pending.length > 0) this.open(seat, { kind: 'rewards', pending })
  }

  /** Gives what can be given at once and puts the rest with the pending rewards. */
  #give(seat: Seat, items: Bundle, cause: Cause, pending: Reward[]): void {
    let now: Partial<Record<Item, number>> | undefined
    for (const key in items) {
      const item = key as Item
      const count = items[item]
      if (!count) continue
      if (isImmediate(item)) (now ??= {})[item] = count
      else pending.push({ item, count, cause })
    }
    if (now) this.emit({ type: 'gained', seat, items: now, cause })
  }
}

function isImmediate(item: Item): item is Resource | 'vp' {
  return (
    item === 'coin' ||
    item === 'camel' ||
    item === 'pepper' ||
    item === 'silk' ||
    item === 'gold' ||
    item === 'vp'
  )
}
