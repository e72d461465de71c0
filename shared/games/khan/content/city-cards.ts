/** The 25 city cards. */
import type { Effect } from '../effects'
import type { CityCardId } from '../types'

/** A city card: an action space of its own (ruling 39). */
export interface CityCard {
  readonly id: CityCardId
  readonly effect: Effect
}

export const cityCards: readonly CityCard[] = [
  { id: 'city-card-01', effect: { kind: 'perPip', reward: { coin: 2 } } },
  { id: 'city-card-02', effect: { kind: 'perCount', count: 'contracts', reward: { vp: 1 } } },
  { id: 'city-card-03', effect: { kind: 'perCount', count: 'posts', reward: { vp: 1 } } },
  { id: 'city-card-04', effect: { kind: 'trade', options: [{ cost: { camel: 1 }, reward: { coin: 3 } }, { cost: { coin: 1 }, reward: { camel: 1 } }], mix: false } },
  { id: 'city-card-05', effect: { kind: 'trade', options: [{ cost: { vp: 1 }, reward: { coin: 3 } }, { cost: { coin: 3 }, reward: { vp: 1 } }], mix: true } },
  { id: 'city-card-06', effect: { kind: 'byDie', rewards: [{ 'own-city-bonus': 1 }, { 'own-city-bonus': 1 }, { 'own-city-bonus': 1 }, { 'own-city-bonus': 1 }, { 'own-city-bonus': 2 }, { 'own-city-bonus': 2 }] } },
  { id: 'city-card-07', effect: { kind: 'takeSeal', cost: { camel: 1 } } },
  { id: 'city-card-08', effect: { kind: 'trade', options: [{ cost: { coin: 1 }, reward: { move: 1 } }], mix: false } },
  { id: 'city-card-09', effect: { kind: 'byDie', rewards: [{ gold: 1 }, { gold: 1 }, { gold: 1 }, { gold: 2 }, { gold: 2 }, { gold: 3 }] } },
  { id: 'city-card-10', effect: { kind: 'byDie', rewards: [{ silk: 1 }, { silk: 1 }, { silk: 2 }, { silk: 2 }, { silk: 3 }, { silk: 3 }] } },
  { id: 'city-card-11', effect: { kind: 'byDie', rewards: [{ pepper: 2 }, { pepper: 2 }, { pepper: 3 }, { pepper: 3 }, { pepper: 4 }, { pepper: 4 }] } },
  { id: 'city-card-12', effect: { kind: 'byDie', rewards: [{ jade: 1 }, { jade: 1 }, { jade: 2 }, { jade: 2 }, { jade: 2 }, { jade: 3 }] } },
  { id: 'city-card-13', effect: { kind: 'perCount', count: 'contracts', reward: { coin: 2 } } },
  { id: 'city-card-14', effect: { kind: 'perCount', count: 'posts', reward: { coin: 2 } } },
  { id: 'city-card-15', effect: { kind: 'trade', options: [{ cost: { coin: 2 }, reward: { 'any-good': 1 } }], mix: false } },
  { id: 'city-card-16', effect: { kind: 'trade', options: [{ cost: { camel: 2 }, reward: { pepper: 1, silk: 1 } }], mix: false } },
  { id: 'city-card-17', effect: { kind: 'trade', options: [{ cost: { jade: 1 }, reward: { 'any-good': 1, coin: 1 } }], mix: false } },
  { id: 'city-card-18', effect: { kind: 'trade', options: [{ cost: { jade: 1, camel: 1 }, reward: { vp: 2 } }], mix: false } },
  { id: 'city-card-19', effect: { kind: 'trade', options: [{ cost: { camel: 1, pepper: 1 }, reward: { coin: 3, jade: 1 } }], mix: false } },
  { id: 'city-card-20', effect: { kind: 'trade', options: [{ cost: { pepper: 2 }, reward: { vp: 2 } }], mix: false } },
  { id: 'city-card-21', effect: { kind: 'trade', options: [{ cost: { silk: 2 }, reward: { vp: 3 } }], mix: false } },
  { id: 'city-card-22', effect: { kind: 'trade', options: [{ cost: { camel: 1, gold: 1 }, reward: { vp: 3 } }], mix: false } },
  { id: 'city-card-23', effect: { kind: 'trade', options: [{ cost: { camel: 1, silk: 1 }, reward: { coin: 3, vp: 1 } }], mix: false } },
  { id: 'city-card-24', effect: { kind: 'trade', options: [{ cost: { gold: 1 }, reward: { coin: 3, vp: 1 } }], mix: false } },
  { id: 'city-card-25', effect: { kind: 'trade', options: [{ cost: { 'different-goods': 2 }, reward: { move: 1, coin: 1 } }], mix: false } }
]
