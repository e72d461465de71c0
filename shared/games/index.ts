/** All games, with their computer players' knowledge. The page loads each on demand, without that knowledge. */
import { expeditionWithPlayers } from './expedition/with-players'
import type { Game } from './game'
import { khanWithPlayers } from './khan/with-players'
import { voyagesWithPlayers } from './voyages/with-players'

export * from './game'

export const games: readonly Game[] = [voyagesWithPlayers, expeditionWithPlayers, khanWithPlayers]

/** The game with this id, if there is one. */
export const gameById = (id: string): Game | undefined => games.find((game) => game.rules.id === id)
