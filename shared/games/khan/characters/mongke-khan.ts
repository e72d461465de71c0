import type { Character } from '../game'

/** Passes oases without a step; every different one brings points and 2 coins or a camel (ruling 46). */
export const mongkeKhan: Character = {
  id: 'mongke-khan',
  perOasis: { reward: { vp: 3 }, choice: [{ coin: 2 }, { camel: 1 }] }
}
