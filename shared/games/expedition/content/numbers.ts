/** Numbers of the rules. Facts of the printed game. */

/** Gold of all 36 chests together (ruling 3). */
export const allGold = 72
export const startGold = 3
export const handSize = 5
export const displaySize = 5
