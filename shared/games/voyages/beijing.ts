/** Beijing's slots (rulings 42, 116, 141). */
import type { State } from './types'

/** The slots printed on the board, used with any number of players. */
const printedSlots = 4

/** How many slots a game has: only a game of five has a fifth slot, which scores no points (ruling 141). */
export const beijingSlots = (players: number): number => Math.max(printedSlots, players)

/** Index of the free slot with the fewest points; -1 if none is free. */
export const lowestFreeSlot = ({ beijing, players }: Pick<State, 'beijing' | 'players'>): number =>
  beijing.slice(0, beijingSlots(players)).lastIndexOf(-1)
