/** Games that a test begins in the middle of: played at random up to a round, and laid where a host finds them. */
import { games } from '../../shared/games'
import { randomGame, type RandomGame, type RandomGameRequest } from '../lib/random-game'

/** The same game, cut off where this round has just begun, and how many entries that is. */
export interface Save {
  readonly game: RandomGame
  readonly entries: number
}

/** A game played at random from a seed until this round begins. Every run plays the same one. */
export function atRound(id: string, round: number, request: RandomGameRequest): Save {
  const rules = games.find((one) => one.rules.id === id)?.rules
  if (!rules) throw new Error(`there is no game ${id}`)
  const game = randomGame(rules, wish)
  const begins = game.entries.findIndex(
    (entry) =>
      'events' in entry &&
      entry.events.some((event) => event.type === 'roundStarted' && 'round' in event && event.round === round)
  )
  if (begins < 0) throw new Error(`this game has no round ${round}`)
  return { game, entries: begins + 1 }
}
