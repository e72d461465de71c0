/** Games whose rules are whole and which have no page yet: tools and tests play them, no table offers them. */
import { games, type Game } from './index'
import { khan } from './khan'

export const withoutPage: readonly Game[] = [khan]

/** Every game whose rules are whole. */
export const allGames: readonly Game[] = [...games, ...withoutPage]
