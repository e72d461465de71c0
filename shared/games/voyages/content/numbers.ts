/** Printed action spaces and the numbers of the rules. Facts of the printed game. */
import type { BazaarId, Bundle, Resource } from '../types'

/** A stall of the bazaar: dice needed, its main good and the reward of each column (ruling 36: gold, column 5). */
export interface Bazaar {
  readonly id: BazaarId
  readonly dice: number
  readonly good: Resource
  readonly columns: readonly Bundle[]
}

export const bazaarStalls: readonly Bazaar[] = [
  {
    id: 'bazaar-gold',
    dice: 3,
    good: 'gold',
    columns: [{ gold: 1 }, { gold: 2 }, { camel: 2, gold: 2 }, { gold: 3 }, { gold: 3, move: 1 }, { gold: 4 }]
  },
  {
    id: 'bazaar-silk',
    dice: 2,
    good: 'silk',
    columns: [{ silk: 1 }, { silk: 2 }, { camel: 1, silk: 2 }, { silk: 3 }, { camel: 1, silk: 3, coin: 1 }, { silk: 4 }]
  },
  {
    id: 'bazaar-pepper',
    dice: 1,
    good: 'pepper',
    columns: [{ pepper: 1 }, { pepper: 2 }, { pepper: 2, coin: 1 }, { pepper: 3 }, { pepper: 3, coin: 2 }, { pepper: 4 }]
  },
  {
    id: 'bazaar-camel',
    dice: 1,
    good: 'camel',
    columns: [{ camel: 1 }, { camel: 2 }, { camel: 3 }, { camel: 4 }, { camel: 5 }, { camel: 6 }]
  }
]

/** Coins that each step of a Travel action adds to the travel table's price: 3, 7, 12, 12, 18, 18 in all (ruling 30). */
export const travelRise: readonly number[] = [3, 4, 5, 0, 6, 0]

/** Coins by distance from the start seat. */
export const startCoins: readonly number[] = [7, 8, 9, 10]
export const startCamels = 2
export const ownDice = 5
export const ownPosts = 9
export const rounds = 5
export const rowColumns = 6
export const pileCount = 5
export const khanFields = 4
export const contractSlots = 2
/** Goal cards that a seat keeps, and how many it is dealt in the expert variant's draft. */
export const goalsKept = 2
export const goalsDrafted = 4
/** Points of Beijing's slots (ruling 42). */
export const beijingPoints: readonly number[] = [10, 7, 4, 1]
/** Points received immediately for the nth post; only Wilhelm has an 11th (rulings 40, 47). */
export const postPoints: Readonly<Record<number, number>> = { 8: 5, 9: 10, 11: 10 }
/** Points for 0 to 4 different goal places with a post of the player (ruling 69). */
export const goalPlacePoints: readonly number[] = [0, 1, 3, 6, 10]
export const mostContractsPoints = 7
export const coinsPerPoint = 10
export const goodsPerPoint = 2
/** Rolled pips below this are compensated (ruling 19). */
export const compensationBelow = 15
/** Camel prices of the bonus actions. */
export const rerollPrice = 1
export const adjustPrice = 2
export const blackDiePrice = 3
export const moneyBagCoins = 3
export const takeCoins = 5
/** Khan's Favor (ruling 8). */
export const khanReward: Bundle = { camel: 2, 'any-good': 1 }
/** How many camels or coins, not mixed, come with a contract of this column (ruling 21). */
export const columnBonus: Readonly<Record<number, number>> = { 5: 1, 6: 2 }
/** Neutral dice by number of players: space and value (ruling 10). */
export const neutralDice: Readonly<Record<number, readonly { readonly space: string; readonly value: number }[]>> = {
  2: [
    { space: 'khans-favor', value: 1 },
    { space: 'khans-favor', value: 1 },
    { space: 'take-5-coins', value: 1 }
  ],
  3: [{ space: 'khans-favor', value: 1 }],
  4: []
}
