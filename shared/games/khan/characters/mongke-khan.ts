import type { Character } from '../game'

/** Passing an oasis takes no step; each different one in a movement brings 3 points, and 2 coins or a camel (ruling 46). */
export const mongkeKhan: Character = {
  id: 'mongke-khan',
  perOasis: { reward: { vp: 3 }, choice: [{ coin: 2 }, { camel: 1 }] }
}
