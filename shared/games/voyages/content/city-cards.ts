/** The 31 city cards, in the effect grammar. Facts of the printed game. */
import type { Effect } from '../effects'
import { byDie, perCount, perPip, trade, twoWays } from '../effects'
import type { CityCardId } from '../types'

/** A city card: an action space of its own (ruling 1). */
export interface CityCard {
  readonly id: CityCardId
  readonly effect: Effect
}

const card = (id: CityCardId, effect: Effect): CityCard => ({ id, effect })

export const cityCards: readonly CityCard[] = [
  card('city-card-01', trade({ coin: 2 }, { 'any-good': 1 })),
  card('city-card-02', trade({ camel: 1, pepper: 1 }, { coin: 7 })),
  card('city-card-03', trade({ camel: 1, silk: 1 }, { coin: 8 })),
  card('city-card-04', trade({ camel: 1, gold: 1 }, { coin: 9 })),
  card('city-card-05', trade({ camel: 3 }, { pepper: 1, silk: 1, gold: 1 })),
  card('city-card-06', trade({ camel: 2 }, { move: 1 })),
  card('city-card-07', trade({ 'different-goods': 2 }, { move: 1 })),
  card('city-card-08', trade({ coin: 1 }, { 'own-city-bonus': 1 })),
  card('city-card-09', trade({ camel: 2 }, { coin: 2, vp: 1 })),
  card('city-card-10', trade({ camel: 1 }, { vp: 1 })),
  card('city-card-11', trade({ camel: 1, pepper: 1 }, { coin: 2, vp: 2 })),
  card('city-card-12', trade({ camel: 1, silk: 1 }, { coin: 4, vp: 2 })),
  card('city-card-13', trade({ camel: 1, gold: 1 }, { coin: 6, vp: 2 })),
  card('city-card-14', trade({ pepper: 2 }, { vp: 2 })),
  card('city-card-15', trade({ silk: 2 }, { vp: 3 })),
  card('city-card-16', trade({ camel: 1, gold: 1 }, { vp: 4 })),
  card('city-card-17', trade({ camel: 2, silk: 1 }, { vp: 4 })),
  card('city-card-18', trade({ camel: 3, pepper: 1 }, { vp: 4 })),
  card('city-card-19', trade({ gold: 2 }, { vp: 4 })),
  card('city-card-20', twoWays([{ cost: { 'any-good': 1 }, reward: { camel: 2 } }, { cost: { camel: 2 }, reward: { 'any-good': 1 } }], true)),
  card('city-card-21', twoWays([{ cost: { camel: 1 }, reward: { coin: 3 } }, { cost: { coin: 1 }, reward: { camel: 1 } }], false)),
  card('city-card-22', twoWays([{ cost: { vp: 1 }, reward: { coin: 3 } }, { cost: { coin: 3 }, reward: { vp: 1 } }], true)),
  card('city-card-23', perCount('contracts', { coin: 2 })),
  card('city-card-24', perCount('contracts', { vp: 1 })),
  card('city-card-25', perCount('posts', { coin: 2 })),
  card('city-card-26', perCount('posts', { vp: 1 })),
  card('city-card-27', byDie([{ gold: 1 }, { gold: 1 }, { gold: 1 }, { gold: 1 }, { gold: 1 }, { gold: 3 }])),
  card('city-card-28', byDie([{ 'own-city-bonus': 1 }, { 'own-city-bonus': 1 }, { 'own-city-bonus': 1 }, { 'own-city-bonus': 1 }, { 'own-city-bonus': 2 }, { 'own-city-bonus': 2 }])),
  card('city-card-29', byDie([{ pepper: 1 }, { pepper: 3 }, { pepper: 3 }, { pepper: 3 }, { pepper: 3 }, { pepper: 3 }])),
  card('city-card-30', byDie([{ silk: 1 }, { silk: 1 }, { silk: 1 }, { silk: 3 }, { silk: 3 }, { silk: 3 }])),
  card('city-card-31', perPip({ coin: 2 }))
]
