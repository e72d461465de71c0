/** Turns taken from random games of Voyages. */
import { rules } from '../../../shared/games/voyages'
import type { Event, State } from '../../../shared/games/voyages/types'
import { randomTurnOf, type RandomTurn as RandomTurnOf } from '../../lib/random-turn'

export type RandomTurn = RandomTurnOf<State>

/** A turn before its main action, from a random game. */
export const randomTurn = (seed: number): RandomTurn =>
  randomTurnOf<State['seats'][number]['stock'], State, Parameters<typeof rules.play>[2]>(
    {
      rules,
      options: (next) => (next(2) === 0 ? {} : { characters: 'draft', cityBonuses: 'random' }),
      begin: (state, next) => {
        state.seats.forEach((_, seat) => {
          const items = { coin: 20, camel: 6, pepper: next(2), silk: next(2), gold: next(2) }
          rules.evolve(state, {
            type: 'gained',
            seat,
            items,
            cause: { kind: 'compensation' }
          } satisfies Event)
        })
      },
      choices: (next) => 10 + next(120),
      stock: (next) => ({ coin: next(14), camel: next(10), pepper: next(4), silk: next(4), gold: next(3) })
    },
    seed
  )
