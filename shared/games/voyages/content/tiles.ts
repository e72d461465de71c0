/** Goal cards, outpost bonuses and small-city bonuses. Facts of the printed game. */
import type { Bundle, CityBonusId, GoalId, LocationId, OutpostId } from '../types'

/** A goal card scores when both places hold a post of the player (ruling 69). */
export interface Goal {
  readonly id: GoalId
  readonly places: readonly [LocationId, LocationId]
  readonly vp: number
}
/** For the first post of any seat in a large city (ruling 38). */
export interface OutpostBonus {
  readonly id: OutpostId
  readonly reward: Bundle
}
/** When the post is placed and at the start of every later round (ruling 39). */
export interface CityBonus {
  readonly id: CityBonusId
  /** Its small city in the beginner set-up, by the printed letter; none for tiles of modules. */
  readonly home?: LocationId
  readonly reward: Bundle
}

export const goalCards: readonly Goal[] = [
  { id: 'goal-alexandria-anxi', places: ['alexandria', 'anxi'], vp: 4 },
  { id: 'goal-karakorum-xian', places: ['karakorum', 'xian'], vp: 4 },
  { id: 'goal-lan-zhou-kochi', places: ['lan-zhou', 'kochi'], vp: 4 },
  { id: 'goal-moscow-xian', places: ['moscow', 'xian'], vp: 4 },
  { id: 'goal-samarcanda-xian', places: ['samarcanda', 'xian'], vp: 4 },
  { id: 'goal-alexandria-kashgar', places: ['alexandria', 'kashgar'], vp: 5 },
  { id: 'goal-karachi-kashgar', places: ['karachi', 'kashgar'], vp: 5 },
  { id: 'goal-karakorum-kochi', places: ['karakorum', 'kochi'], vp: 5 },
  { id: 'goal-lan-zhou-adana', places: ['lan-zhou', 'adana'], vp: 5 },
  { id: 'goal-moscow-ormuz', places: ['moscow', 'ormuz'], vp: 5 },
  { id: 'goal-samarcanda-adana', places: ['samarcanda', 'adana'], vp: 5 },
  { id: 'goal-lan-zhou-ormuz', places: ['lan-zhou', 'ormuz'], vp: 6 },
  { id: 'goal-sumatra-ormuz', places: ['sumatra', 'ormuz'], vp: 6 },
  { id: 'goal-karachi-anxi', places: ['karachi', 'anxi'], vp: 7 },
  { id: 'goal-karakorum-adana', places: ['karakorum', 'adana'], vp: 7 },
  { id: 'goal-moscow-kashgar', places: ['moscow', 'kashgar'], vp: 7 },
  { id: 'goal-samarcanda-kochi', places: ['samarcanda', 'kochi'], vp: 7 },
  { id: 'goal-sumatra-anxi', places: ['sumatra', 'anxi'], vp: 8 }
]

export const outpostBonuses: readonly OutpostBonus[] = [
  { id: 'outpost-camel-2', reward: { camel: 2 } },
  { id: 'outpost-camel-3', reward: { camel: 3 } },
  { id: 'outpost-silk-2', reward: { silk: 2 } },
  { id: 'outpost-gold-2', reward: { gold: 2 } },
  { id: 'outpost-coin-3', reward: { coin: 3 } },
  { id: 'outpost-coin-5', reward: { coin: 5 } },
  { id: 'outpost-any-good-1', reward: { 'any-good': 1 } },
  { id: 'outpost-black-die-1', reward: { 'black-die': 1 } },
  { id: 'outpost-contract-1', reward: { contract: 1 } },
  { id: 'outpost-move-1', reward: { move: 1 } }
]

export const cityBonuses: readonly CityBonus[] = [
  { id: 'city-bonus-a', home: 'anxi', reward: { coin: 5 } },
  { id: 'city-bonus-b', home: 'ormuz', reward: { camel: 3 } },
  { id: 'city-bonus-c', home: 'kashgar', reward: { 'different-goods': 2 } },
  { id: 'city-bonus-d', home: 'xian', reward: { 'other-city-bonus': 1 } },
  { id: 'city-bonus-e', home: 'adana', reward: { camel: 1, coin: 3 } },
  { id: 'city-bonus-f', home: 'kochi', reward: { vp: 3 } }
]
