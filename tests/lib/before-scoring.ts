/** Random games, observed at each scoring: the position right before it, and the event that reports it. */
import { Chance, seeded } from '../../shared/engine/chance'
import type { Config, GameEvent, Rules, Seat } from '../../shared/engine/rules'
import { copyOf } from '../../shared/engine/visibility'

/** Events that enrich the first position, so that the scorings have something to count. */
type Gifts<State, Event> = (state: State) => readonly Event[]

/**
 * Plays a random game to its end and calls `look` at every event of the types in `scorings`, with the position right
 * before that event. Returns the final position.
 */
export function atScorings<State, Choice, Event extends GameEvent>(
  rules: Rules<State, Choice, Event>,
  config: Config,
  seed: number,
  scorings: readonly Event['type'][],
  look: (before: State, event: Event) => void,
  gifts: Gifts<State, Event> = () => []
): State {
  const chance = new Chance(seeded(seed))
  const state = rules.setup(config, chance)
  for (const event of gifts(state)) rules.evolve(state, event)
  for (let choices = 0; !rules.outcome(state); choices++) {
    if (choices > 5000) throw new Error('the game does not end')
    const [decision] = rules.decisions(state)
    if (!decision?.choices) throw new Error('no seat has a decision to make')
    const before = copyOf(state)
    const { choices: set } = decision
    const seat: Seat = decision.seat
    const played = rules.play(state, seat, set.nth(chance.next(set.count())), chance)
    if ('refusal' in played) throw new Error(`a listed choice was refused: ${played.refusal.code}`)
    for (const event of played.events) {
      if (scorings.includes(event.type)) look(copyOf(before), event)
      rules.evolve(before, event)
    }
  }
  return state
}
