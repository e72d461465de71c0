/** What the rules write with: every change goes out as an event and through `evolve`. */
import type { Chance } from './chance'
import type { EventIn, GameTypes } from './game-types'
import type { Seat } from './rules'

/** Applies an event to a state or a view: the only writer of state (law 1). */
export type Evolve<G extends GameTypes> = (
  content: G['content'],
  state: G['state'],
  event: EventIn<G>
) => void

/** Where a `Play` begins. */
export interface PlayStart<G extends GameTypes> {
  readonly content: G['content']
  readonly state: G['state']
  readonly chance: Chance
  readonly evolve: Evolve<G>
}

/** One choice being carried out, or the set-up: the position, chance, and the events so far. Games add verbs of their own. */
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

  /** Says a fact and makes it so. */
  emit(event: EventIn<G>): void {
    this.#evolve(this.content, this.state, event)
    this.events.push(event)
  }

  /** Asks the seat a question before anything else it has to answer. */
  open(seat: Seat, task: G['task']): void {
    this.emit({ type: 'taskOpened', seat, task })
  }

  /** Replaces the question on top. */
  amend(seat: Seat, task: G['task']): void {
    this.emit({ type: 'taskAmended', seat, task })
  }

  /** Takes the question on top away. */
  close(seat: Seat): void {
    this.emit({ type: 'taskClosed', seat })
  }
}
