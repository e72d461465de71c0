import type { Character } from '../game'

/** Gets a reward for every die rolled; pairs in the round's roll may bring a good instead (ruling 51). */
export const isabellaDonati: Character = {
  id: 'isabella-donati',
  perRoll: [{ coin: 2 }, { vp: 1 }, { camel: 1 }, { camel: 1 }, { vp: 1 }, { coin: 2 }],
  perPair: [{ jade: 1 }, { silk: 1 }, { gold: 1 }, { gold: 1 }, { silk: 1 }, { jade: 1 }]
}
