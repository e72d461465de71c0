/** Positions of real games whose last turn has one best line of play, found by trying every line. */
import { Chance, scripted } from '../engine/chance'
import type { Seat } from '../engine/rules'
import { gameById, type Game } from './index'

/** A position and the known results of the turn that follows, the last of its game. Plain data, written by a tool. */
export interface Position {
  readonly game: string
  readonly players: number
  /** The random numbers of the set-up, in order. */
  readonly draws: readonly number[]
  readonly moves: readonly {
    readonly seat: Seat
    readonly choice: unknown
    readonly draws: readonly number[]
  }[]
  /** Whose turn it is. */
  readonly seat: Seat
  /** The seat's final points after the best turn, and after the best of all turns that score less. */
  readonly best: number
  readonly second: number
  /** How many positions the turn can reach. */
  readonly positions: number
}

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
