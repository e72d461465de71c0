/** Turns taken from random games of In the Service of the Khan. */
import { rules } from '../../../shared/games/khan'
import type { Choice, State, Stock } from '../../../shared/games/khan/types'
import { randomTurnOf, type RandomTurn } from '../../lib/random-turn'

/** A turn before its main action, from a random game; in some, rolled black dice lie on the board. */
export const randomTurn = (seed: number): RandomTurn<State> =>
  randomTurnOf<Stock, State, Choice>(
    {
      rules,
      options: (next) => ({
        ...(next(2) === 0 && { blackDice: 'rolled' }),
        ...(next(3) === 0 && { characters: 'mixed' })
      }),
      choices: (next) => 20 + next(160),
      stock: (next) => ({
        coin: next(8),
        camel: next(7),
        pepper: next(4),
        silk: next(4),
        gold: next(3),
        jade: next(4)
      })
    },
    seed
  )
