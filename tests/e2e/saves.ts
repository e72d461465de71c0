/** Saves of random games in mid-game, put where a host finds them. */
import { games } from '../../shared/games'
import { randomGame, type RandomGame, type RandomGameRequest } from '../lib/random-game'

/** A game cut off where a round has just begun, and its number of entries. */
export interface Save {
  readonly game: RandomGame
  readonly entries: number
}

/** Plays a random game from a seed until this round begins; the same in every run. */
export function atRound(id: string, round: number, request: RandomGameRequest): Save {
  const rules = games.find((one) => one.rules.id === id)?.rules
  if (!rules) throw new Error(`there is no game ${id}`)
  const game = randomGame(rules, request)
  const begins = game.entries.findIndex(
    (entry) =>
      'events' in entry &&
      entry.events.some((event) => event.type === 'roundStarted' && 'round' in event && event.round === round)
  )
  if (begins < 0) throw new Error(`this game has no round ${round}`)
  return { game, entries: begins + 1 }
}
