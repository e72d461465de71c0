import type { Character } from './character'

/** From any oasis to any other in one step without route cost; 3 coins each round (ruling 49). */
export const johannesCaprini: Character = {
  id: 'johannes-caprini',
  roundStart: { coin: 3 },
  routesFrom: (from, oases) =>
    oases.includes(from) ? oases.filter((to) => to !== from).map((to) => ({ from, to, cost: {} })) : []
}
