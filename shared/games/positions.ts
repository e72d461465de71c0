/** Positions of real games whose last turn has one best line of play, found by trying every line. */
import { Chance, scripted } from '../engine/chance'
import type { AnyRules, Seat } from '../engine/rules'

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

/** The game at the position: its moves played again. Throws if the rules refuse one of them. */
export function stateAt(rules: AnyRules, { players, draws, moves }: Position): unknown {
  const state: unknown = rules.setup({ players, options: {} }, new Chance(scripted(draws)))
  for (const move of moves) {
    const played = rules.play(state, move.seat, move.choice, new Chance(scripted(move.draws)))
    if ('refusal' in played) throw new Error(`refused: ${played.refusal.code}`)
  }
  return state
}
