import type { Character } from '../game'

/** 2 coins each round, a jade for each contract, a point for each jade (ruling 48). */
export const abhaBasu: Character = {
  id: 'abha-basu',
  roundStart: { coin: 2 },
  afterContract: { jade: 1 },
  pointsFor: { jade: 1 }
}
