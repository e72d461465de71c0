import type { Character } from './character'

/** A white die and a contract of the special pile each round (ruling 52). */
export const matteoPolo: Character = { id: 'matteo-polo', whiteDice: 1, roundStart: { contract: 1 } }
