/** How the rules change a position: every change is emitted as an event and applied by `evolve`. */
import type { Chance } from './chance'
import type { EventIn, GameTypes } from './game-types'
import type { Seat } from './rules'

/** Applies an event to a state or a view: the only writer of state (law 1). */
export type Evolve<G extends GameTypes> = (
  content: G['content'],
  state: G['state'],
  event: EventIn<G>
) => void

/** What a `Play` is constructed from. */
export interface PlayStart<G extends GameTypes> {
  readonly content: G['content']
  readonly state: G['state']
  readonly chance: Chance
  readonly evolve: Evolve<G>
}

/** A choice, or the set-up, being carried out: the position, chance and the events so far. Games add their own verbs. */
export class Play<G extends GameTypes> {
  readonly events: EventIn<G>[] = []
  readonly content: G['content']
  readonly state: G['state']
  readonly chance: Chance
  readonly #evolve: Evolve<G>

  constructor({ content, state, chance, evolve }: PlayStart<G>) {
    this.content = content
    this.state = state
    this.chance = chance
    this.#evolve = evolve
  }

  /** Applies an event to the position and records it. */
  emit(event: EventIn<G>): void {
    this.#evolve(this.content, this.state, event)
    this.events.push(event)
  }

  /** Pushes a task onto the seat's stack: it must be answered before all others there. */
  open(seat: Seat, task: G['task']): void {
    this.emit({ type: 'taskOpened', seat, task })
  }

  /** Replaces the task on top. */
  amend(seat: Seat, task: G['task']): void {
    this.emit({ type: 'taskAmended', seat, task })
  }

  /** Removes the task on top. */
  close(seat: Seat): void {
    this.emit({ type: 'taskClosed', seat })
  }
}
