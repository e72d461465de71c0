/** Random games, stopped at each of their scorings: the position right before it, and what it then says. */
import { Chance, seeded } from '../../shared/engine/chance'
import type { Config, GameEvent, Rules, Seat } from '../../shared/engine/rules'
import { copyOf } from '../../shared/engine/visibility'

/** Facts that start a game richer, so that its scorings have something to count. */
type Gifts<State, Event> = (state: State) => readonly Event[]

/** Plays a random game to its end and shows the position before and the event of every kind named in `scorings`. */
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
    const [open] = rules.decisions(state)
    if (!open?.choices) throw new Error('nobody is asked')
    const before = copyOf(state)
    const seat: Seat = open.seat
    const played = rules.play(state, seat, open.choices.nth(chance.next(open.choices.count())), chance)
    if ('refusal' in played) throw new Error(`a listed choice was refused: ${played.refusal.code}`)
    for (const event of played.events) {
      if (scorings.includes(event.type)) look(copyOf(before), event)
      rules.evolve(before, event)
    }
  }
  return state
}
