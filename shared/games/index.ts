/** The registry: the only file that imports games. */
import type { AnyRules } from '../engine/rules'
import { voyages } from './voyages'

/** How a game keeps secrets when several seats share one screen (T-19). */
export type Secrecy = 'peek' | 'curtain'

/** A game the app can play. */
export interface Game {
  readonly rules: AnyRules
  readonly secrecy: Secrecy
  /** Tasks that show the seat's secrets and therefore wait behind a curtain on a shared screen. */
  readonly curtainTasks: readonly string[]
  /** A seat's secrets alone, read off the open state, for a peek. */
  readonly secrets: (state: unknown, seat: number) => unknown
  /** Round number of a state or view, where the game has rounds. */
  readonly round: (state: unknown) => number
}

export const games: readonly Game[] = [voyages]

/** The game with this id, if there is one. */
export const gameById = (id: string): Game | undefined => games.find((game) => game.rules.id === id)
