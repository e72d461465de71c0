import type { Character } from '../game'

/** Two figures, 3 extra coins, and one bonus of each round received twice (rulings 49, 50). */
export const mailinAndTianChin: Character = {
  id: 'mailin-and-tian-chin',
  figures: 2,
  extra: { coin: 3 },
  doublesBonus: true
}
