/** Positions of real games (shared/games/positions.ts), opened for tests. */
import { Chance, scripted } from '../../shared/engine/chance'
import { gameById, type Game } from '../../shared/games'
import type { Position } from '../../shared/games/positions'

/** Replays the game up to the position. Throws if the rules refuse one of its moves. */
export function positionOf({ game: id, players, draws, moves }: Position): {
  readonly game: Game
  readonly state: unknown
} {
  const game = gameById(id)
  if (!game) throw new Error(`no game ${id}`)
  const { rules } = game
  const state: unknown = rules.setup({ players, options: {} }, new Chance(scripted(draws)))
  for (const move of moves) {
    const played = rules.play(state, move.seat, move.choice, new Chance(scripted(move.draws)))
    if ('refusal' in played) throw new Error(`refused: ${played.refusal.code}`)
  }
  return { game, state }
}
