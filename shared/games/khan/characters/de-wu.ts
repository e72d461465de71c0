import type { Character } from '../game'

/** Seals with one die, a jade for improving, a shield more (ruling 47). */
export const deWu: Character = { id: 'de-wu', sealDice: 1, afterImproving: { jade: 1 }, extraShields: 1 }
