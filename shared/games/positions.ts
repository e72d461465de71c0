/** Positions of real games with one best turn, each found by trying out every way to play it. */
import { Chance, scripted } from '../engine/chance'
import type { Seat } from '../engine/rules'
import { gameById, type Game } from './index'

/** One position, and what is known of the turn that follows: the last of its game. Plain data, written by a tool. */
export interface Position {
  readonly game: string
  readonly players: number
  /** What chance drew for the set-up. */
  readonly draws: readonly number[]
  readonly moves: readonly {
    readonly seat: Seat
    readonly choice: unknown
    readonly draws: readonly number[]
  }[]
  /** Whose turn it is. */
  readonly seat: Seat
  /** Points at the end with the best turn, and with the best of all that are worse. */
  readonly best: number
  readonly second: number
  /** Positions through which the turn can lead. */
  readonly positions: number
}

/** The position, played again from its beginning. Throws where it does not fit the rules. */
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
