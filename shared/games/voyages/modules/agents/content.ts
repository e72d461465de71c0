/**
 * City cards, goal cards, contracts, bonuses of small cities (rulings 81 to 83), bonus cards and die tokens. We designed all
 * values, since no text that we have gives more than the number of pieces.
 */
import type { CardCount } from '../../../../polo/card-user'
import type { EffectOf } from '../../../../polo/effects'
import type { Tables } from '../../game'
import { byDie, trade } from '../../effects'
import type { AnyItem, Bundle } from '../../types'

export const cityCards: Tables['cityCards'] = [
  { id: 'agents/city-card-1', effect: trade({ pepper: 1, silk: 1 }, { coin: 2, vp: 2 }) },
  { id: 'agents/city-card-2', effect: trade({ pepper: 1, silk: 1, gold: 1 }, { vp: 5 }) },
  { id: 'agents/city-card-3', effect: trade({ 'any-good': 1 }, { coin: 4 }) },
  {
    id: 'agents/city-card-4',
    effect: byDie([
      { contract: 1 },
      { contract: 1 },
      { camel: 2, contract: 1 },
      { camel: 2, contract: 1 },
      { camel: 3, coin: 3, contract: 1 },
      { camel: 3, coin: 3, contract: 1 }
    ])
  }
]

export const goalCards: Tables['goalCards'] = [
  { id: 'agents/goal-alexandria-kochi', places: ['alexandria', 'kochi'], vp: 5 },
  { id: 'agents/goal-karachi-adana', places: ['karachi', 'adana'], vp: 6 },
  { id: 'agents/goal-sumatra-xian', places: ['sumatra', 'xian'], vp: 5 },
  { id: 'agents/goal-lan-zhou-anxi', places: ['lan-zhou', 'anxi'], vp: 5 }
]

const starting = false
export const contracts: Tables['contracts'] = [
  {
    id: 'agents/contract-1',
    starting,
    cost: { camel: 2, pepper: 4 },
    reward: { coin: 2, 'black-die': 1 },
    vp: 3
  },
  { id: 'agents/contract-2', starting, cost: { camel: 1, silk: 4 }, reward: { move: 1 }, vp: 4 },
  {
    id: 'agents/contract-3',
    starting,
    cost: { camel: 2, gold: 3 },
    reward: { camel: 2, contract: 1 },
    vp: 6
  },
  {
    id: 'agents/contract-4',
    starting,
    vp: 6,
    cost: { camel: 3, pepper: 2, silk: 1, gold: 1 },
    reward: { coin: 3, 'any-good': 1 }
  },
  { id: 'agents/contract-5', starting, cost: { camel: 2, pepper: 1, gold: 3 }, reward: { move: 1 }, vp: 7 },
  {
    id: 'agents/contract-6',
    starting,
    vp: 4,
    cost: { camel: 1, pepper: 2, silk: 2 },
    reward: { 'different-goods': 2 }
  }
]

export const cityBonuses: Tables['cityBonuses'] = [
  { id: 'agents/bonus-good', reward: { 'any-good': 1, coin: 2 } },
  { id: 'agents/bonus-contract', reward: { camel: 2, contract: 1 } },
  { id: 'agents/bonus-black-die', reward: { 'black-die': 1 } }
]

/** Rusticiano's bonus cards (rulings 85, 102). */
export interface BonusCard {
  readonly id: string
  readonly effect: EffectOf<AnyItem, CardCount, 'gain' | 'perCount'>
  /** Where the values come from: `house` means designed by us; left out in a content pack. */
  readonly source?: 'house'
}

const gain = (id: string, reward: Bundle): BonusCard => ({
  id,
  effect: { kind: 'gain', reward },
  source: 'house'
})
const pointsPer = (id: string, count: CardCount): BonusCard => ({
  id,
  source: 'house',
  effect: { kind: 'perCount', count, reward: { vp: 1 }, most: 4 }
})

export const bonusCards: readonly BonusCard[] = [
  gain('bonus-card-two-goods', { 'different-goods': 2 }),
  gain('bonus-card-gold', { gold: 1 }),
  gain('bonus-card-pepper', { pepper: 2 }),
  gain('bonus-card-coins', { coin: 4 }),
  gain('bonus-card-camels', { camel: 3 }),
  gain('bonus-card-move', { move: 1 }),
  gain('bonus-card-black-die', { 'black-die': 1 }),
  gain('bonus-card-contract', { camel: 1, contract: 1 }),
  gain('bonus-card-city-bonuses', { 'own-city-bonus': 2 }),
  pointsPer('bonus-card-vp-per-contract', 'contracts'),
  pointsPer('bonus-card-vp-per-post', 'posts')
]

/** Values of the die tokens, designed by us; only their number is printed (ruling 96). */
export const tokenValues: readonly number[] = [2, 3, 4, 5, 6]

/** How many cards Rusticiano gets when he is assumed for one round (ruling 123). */
export const cardsAssumed = 2
