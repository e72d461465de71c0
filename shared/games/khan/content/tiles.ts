/** Guild seals, special cities, bonus markers, outpost tiles and goal cards. */
import type { Bundle, CityBonusId, GoalId, LocationId, OutpostId, SealId, ShieldId, SpaceId } from '../types'

/** A kind of guild seal: the lowest die for it, its reward, what improving it costs and brings (rulings 36, 37). */
export interface Seal {
  readonly id: SealId
  readonly count: number
  readonly minDie: number
  readonly reward: Bundle
  readonly improve: Bundle
  readonly bonus: Bundle
}
/** A special city's action: its reward, then the improved seal's bonus; `times`: how often, by die value (ruling 38). */
export interface SpecialCity {
  readonly id: SpaceId
  readonly city: LocationId
  readonly reward: Bundle
  readonly seal: SealId
  readonly times: readonly number[]
}
/** Received when the post is placed and at the start of every later round. */
export interface CityBonus {
  readonly id: CityBonusId
  readonly reward: Bundle
}
/** Received for the first post of any seat in its city (ruling 26). */
export interface OutpostBonus {
  readonly id: OutpostId
  readonly reward: Bundle
}
/** Points for improved seals (ruling 56), and icons of shields that count twice (ruling 55). */
export interface Goal {
  readonly id: GoalId
  readonly seals: readonly { readonly seal: SealId; readonly vp: number }[]
  readonly shields: readonly ShieldId[]
}

export const seals: readonly Seal[] = [
  { id: 'farmer', count: 4, minDie: 1, reward: {}, improve: { pepper: 1, coin: 3 }, bonus: { camel: 2, coin: 1 } },
  { id: 'spicer', count: 4, minDie: 2, reward: { jade: 1 }, improve: { jade: 1, pepper: 2, coin: 1 }, bonus: { pepper: 2 } },
  { id: 'tailor', count: 4, minDie: 3, reward: { jade: 2 }, improve: { jade: 1, silk: 2, coin: 1 }, bonus: { silk: 1, coin: 1 } },
  { id: 'jeweler', count: 4, minDie: 4, reward: { jade: 3 }, improve: { jade: 2, gold: 1, coin: 1 }, bonus: { gold: 1 } }
]

export const specialCities: readonly SpecialCity[] = [
  { id: 'special-balkh', city: 'balkh', reward: { camel: 2, silk: 1 }, seal: 'tailor', times: [1, 1, 1, 1, 2, 2] },
  { id: 'special-hormuz', city: 'hormuz', reward: { pepper: 2, coin: 3 }, seal: 'spicer', times: [1, 1, 1, 2, 2, 2] },
  { id: 'special-baghdad', city: 'baghdad', reward: { gold: 1, vp: 1 }, seal: 'jeweler', times: [1, 1, 1, 1, 1, 2] }
]

export const cityBonuses: readonly CityBonus[] = [
  { id: 'city-bonus-a', reward: { coin: 6 } },
  { id: 'city-bonus-b', reward: { camel: 3 } },
  { id: 'city-bonus-c', reward: { 'different-goods': 2 } },
  { id: 'city-bonus-d', reward: { 'other-city-bonus': 1 } },
  { id: 'city-bonus-e', reward: { jade: 1, coin: 3 } },
  { id: 'city-bonus-f', reward: { vp: 3 } },
  { id: 'city-bonus-g', reward: { contract: 1, coin: 3 } }
]

export const outpostBonuses: readonly OutpostBonus[] = [
  { id: 'outpost-gold-2', reward: { gold: 2 } },
  { id: 'outpost-silk-2', reward: { silk: 2 } },
  { id: 'outpost-pepper-3', reward: { pepper: 2 } },
  { id: 'outpost-jade-2', reward: { jade: 2 } },
  { id: 'outpost-camel-4', reward: { camel: 3 } },
  { id: 'outpost-coin-6', reward: { coin: 4 } },
  { id: 'outpost-vp-3', reward: { vp: 2 } },
  { id: 'outpost-black-die-1', reward: { 'black-die': 1 } },
  { id: 'outpost-move-1', reward: { move: 1 } },
  { id: 'outpost-contract-1-coin-3', reward: { contract: 1, coin: 1 } }
]

export const goalCards: readonly Goal[] = [
  { id: 'goal-01', seals: [{ seal: 'farmer', vp: 3 }, { seal: 'spicer', vp: 4 }], shields: ['crane', 'turtle'] },
  { id: 'goal-02', seals: [{ seal: 'farmer', vp: 3 }, { seal: 'tailor', vp: 4 }], shields: ['dragon', 'elephant'] },
  { id: 'goal-03', seals: [{ seal: 'farmer', vp: 3 }, { seal: 'jeweler', vp: 5 }], shields: ['horse', 'lion'] },
  { id: 'goal-04', seals: [{ seal: 'spicer', vp: 4 }, { seal: 'tailor', vp: 4 }], shields: ['elephant', 'lotus'] },
  { id: 'goal-05', seals: [{ seal: 'spicer', vp: 4 }, { seal: 'jeweler', vp: 5 }], shields: ['tiger', 'crescent'] },
  { id: 'goal-06', seals: [{ seal: 'tailor', vp: 4 }, { seal: 'jeweler', vp: 5 }], shields: ['crescent', 'turtle'] },
  { id: 'goal-07', seals: [{ seal: 'farmer', vp: 4 }], shields: ['crane', 'lotus', 'lion'] },
  { id: 'goal-08', seals: [{ seal: 'spicer', vp: 4 }], shields: ['horse', 'elephant', 'crescent'] },
  { id: 'goal-09', seals: [{ seal: 'tailor', vp: 5 }], shields: ['horse', 'lotus', 'turtle'] },
  { id: 'goal-10', seals: [{ seal: 'jeweler', vp: 6 }], shields: ['dragon', 'crane', 'tiger'] },
  { id: 'goal-11', seals: [], shields: ['horse', 'tiger', 'crescent', 'lion'] },
  { id: 'goal-12', seals: [], shields: ['dragon', 'crane', 'turtle', 'elephant'] },
  { id: 'goal-13', seals: [], shields: ['dragon', 'lotus', 'tiger', 'lion'] },
  { id: 'goal-14', seals: [{ seal: 'farmer', vp: 4 }, { seal: 'spicer', vp: 4 }, { seal: 'tailor', vp: 5 }, { seal: 'jeweler', vp: 5 }], shields: [] }
]
