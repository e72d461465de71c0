import type { Character } from './character'

/** Never pays for an occupied space; all other limits hold (ruling 53). */
export const berkeKhan: Character = { id: 'berke-khan', payForOccupied: () => 0 }
