/** Turns out of random games: real positions with random stock, so that much is nearly possible. */
import { Chance, seeded } from '../../../shared/engine/chance'
import { topTask } from '../../../shared/engine/agenda'
import { rules } from '../../../shared/games/voyages'
import type { Event, State } from '../../../shared/games/voyages/types'

export interface RandomTurn {
  readonly state: State
  readonly seat: number
  readonly next: (n: number) => number
}

/** A turn whose main action is still to be done, some way into a random game. */
export function randomTurn(seed: number): RandomTurn {
  const chance = new Chance(seeded(seed))
  const next = (n: number): number => chance.next(n)
  const players = 2 + next(3)
  const options = next(2) === 0 ? {} : { characters: 'draft', cityBonuses: 'random' }
  const state = rules.setup({ players, options }, chance)
  const give = (seat: number, coin: number, camel: number, goods: number): void => {
    const items = { coin, camel, pepper: next(goods), silk: next(goods), gold: next(goods) }
    rules.evolve(state, { type: 'gained', seat, items, cause: { kind: 'compensation' } } satisfies Event)
  }
  for (let seat = 0; seat < players; seat++) give(seat, 20, 6, 2)
  const wanted = 10 + next(120)
  for (let choices = 0; ; choices++) {
    const [open] = rules.decisions(state)
    if (!open?.choices) return randomTurn(seed + 100_000)
    const seat = open.seat
    const begun = open.task === 'turn' && !state.turn.mainDone && state.phase === 'turns'
    if (choices >= wanted && begun && topTask(state.agenda, seat)?.kind === 'turn') {
      const me = state.seats[seat]
      if (me && me.dice.length > 0) {
        me.stock = { coin: next(14), camel: next(10), pepper: next(4), silk: next(4), gold: next(3) }
        return { state, seat, next }
      }
    }
    const played = rules.play(state, seat, open.choices.nth(next(open.choices.count())), chance)
    if ('refusal' in played) throw new Error(`a listed choice was refused: ${played.refusal.code}`)
  }
}
