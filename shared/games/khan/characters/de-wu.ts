import type { Character } from '../game'

/** Takes seals with one die, gets a jade for each improved seal, and has an extra shield (ruling 47). */
export const deWu: Character = { id: 'de-wu', sealDice: 1, afterImproving: { jade: 1 }, extraShields: 1 }
