/** What the rules write with: every change goes out as an event and through `evolve`. */
import type { Chance } from '../../engine/chance'
import type { Track } from './content'
import { evolve } from './evolve'
import type { Event, State } from './types'

/** One choice being carried out: the position, its track, chance, and the events so far. */
export class Play {
  readonly events: Event[] = []
  readonly track: Track
  readonly state: State
  readonly chance: Chance

  constructor(track: Track, state: State, chance: Chance) {
    this.track = track
    this.state = state
    this.chance = chance
  }

  /** Says a fact and makes it so. */
  emit(event: Event): void {
    evolve(this.state, event)
    this.events.push(event)
  }
}
