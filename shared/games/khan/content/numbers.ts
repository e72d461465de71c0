/** Printed action spaces and the numbers of the rules. Where the values come from is listed in `sources.ts`. */
import type { Bundle, SpaceId } from '../types'

/** A Travel space: dice, most steps, fee, extra posts, and its rank for who starts the next round (rulings 20 to 30). */
export interface TravelSpace {
  readonly id: SpaceId
  readonly dice: number
  readonly steps: number
  readonly fee: Bundle
  readonly extraPosts: number
  readonly rank: number
}

export const travelSpaces: readonly TravelSpace[] = [
  { id: 'travel-lower', dice: 1, steps: 1, fee: { coin: 2 }, extraPosts: 0, rank: 1 },
  { id: 'travel-middle', dice: 2, steps: 4, fee: {}, extraPosts: 0, rank: 2 },
  { id: 'travel-upper', dice: 3, steps: 6, fee: {}, extraPosts: 1, rank: 3 }
]

export const startCoins = 8
export const startCamels = 3
export const ownDice = 5
export const ownPosts = 11
export const rounds = 5
export const contractSlots = 2
export const contractsInCity = 2
export const areaCards = 2
export const goalsDealt = 3
export const goalsKept = 1
/** How many offer tiles of each book are used in a game. */
export const tilesUsed = 5
/** How many of those are face up at first: the one of this round and the one of the next. */
export const tilesSeen = 2
export const khanFields = 4
export const khanReward: Bundle = { coin: 4, camel: 2 }
export const sealDice = 2
export const specialPlaces = 2
export const contractsReward: Bundle = { coin: 3 }
export const moneyBag: readonly Bundle[] = [{ coin: 3 }, { camel: 2 }, { jade: 1 }]
/** Camel prices of the bonus actions. */
export const rerollPrice = 1
export const adjustPrice = 2
export const blackDiePrice = 3
/** Rolled pips below this are compensated (ruling 18). */
export const compensationBelow = 15
/** Points received immediately for the nth post; only a character of Voyages may have a 13th (rulings 25, 62). */
export const postPoints: Readonly<Record<number, number>> = { 9: 5, 10: 5, 11: 10, 13: 10 }
/** Points by number of different shields, extra ones included (ruling 55). */
export const shieldPoints: readonly number[] = [0, 1, 2, 4, 6, 8, 9, 11, 13, 15, 17, 20, 24, 43]
/** Points for the most completed contracts, and for the next lower number of them (ruling 54). */
export const mostContractsPoints = 8
export const secondContractsPoints = 4
/** From this number of players on, the second most contracts score points. */
export const secondContractsFrom = 3
export const coinsPerPoint = 10
export const goodsPerPoint = 2
/** Black dice on the board by number of players. */
export const blackDice: Readonly<Record<number, number>> = { 2: 4, 3: 5, 4: 6 }
/** Neutral dice by number of players: space and value (ruling 53). */
export const neutralDice: Readonly<Record<number, readonly { readonly space: string; readonly value: number }[]>> = {
  2: [
    { space: 'khans-favor', value: 1 },
    { space: 'khans-favor', value: 1 },
    { space: 'special-balkh', value: 1 },
    { space: 'special-hormuz', value: 1 },
    { space: 'special-baghdad', value: 1 },
    { space: 'book-3-lower', value: 5 }
  ],
  3: [{ space: 'khans-favor', value: 1 }],
  4: []
}
