/** The registry: the only file that imports games. The page fetches each by itself (renderer/games). */
import { expedition } from './expedition'
import type { Game } from './game'
import { khan } from './khan'
import { voyages } from './voyages'

export * from './game'

export const games: readonly Game[] = [voyages, expedition, khan]

/** The game with this id, if there is one. */
export const gameById = (id: string): Game | undefined => games.find((game) => game.rules.id === id)
