/** Beijing's slots (rulings 42, 116, 141). */
import type { State } from './types'

/** Slots that everybody plays with. */
const printedSlots = 4

/** How many slots a game with so many players has: the fifth, of no points, is for five alone (ruling 141). */
export const beijingSlots = (players: number): number => Math.max(printedSlots, players)

/** The free slot with the fewest points, by its index; -1 for none. */
export const lowestFreeSlot = ({ beijing, players }: Pick<State, 'beijing' | 'players'>): number =>
  beijing.slice(0, beijingSlots(players)).lastIndexOf(-1)
