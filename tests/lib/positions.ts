/** Positions of real games (shared/games/positions.ts), opened for tests. */
import { gameById, type Game } from '../../shared/games'
import { stateAt, type Position } from '../../shared/games/positions'

/** The position's game, and its state there. Throws if the rules refuse one of its moves. */
export function positionOf(position: Position): { readonly game: Game; readonly state: unknown } {
  const game = gameById(position.game)
  if (!game) throw new Error(`no game ${position.game}`)
  return { game, state: stateAt(game.rules, position) }
}
