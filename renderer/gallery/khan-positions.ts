/** Board positions of In the Service of the Khan for the gallery: a typical game, and everything that can ever lie there. */
import { baseContent } from '../../shared/games/khan/content'
import type { AtPlace, Way } from '../games/khan/atlas/shown'

/** The roads with their costs in the base game. */
export const ways: readonly Way[] = baseContent.routes.map(({ from, to, cost, needs }) => ({
  ...{ from, to, cost },
  ...(needs && { seal: needs })
}))

export const usual: Readonly<Record<string, AtPlace>> = {
  beijing: { state: 'legal', fare: { coin: 3, camel: 2 } },
  xian: {
    shield: 'dragon',
    contracts: [
      { id: 'contract-11', cost: { camel: 2, pepper: 3, silk: 1 }, reward: { 'any-good': 1 }, points: 5 },
      { id: 'contract-26', cost: { camel: 2, silk: 1, gold: 2 }, reward: { coin: 4 }, points: 6 }
    ],
    posts: ['red', 'blue'],
    state: 'legal',
    fare: { coin: 3, camel: 4 }
  },
  karakorum: {
    shield: 'horse',
    contracts: [
      { id: 'contract-14', cost: { camel: 1, silk: 4 }, reward: { camel: 4 }, points: 4 },
      { id: 'contract-22', cost: { camel: 2, pepper: 2, gold: 1, jade: 1 }, reward: { move: 1 }, points: 5 }
    ],
    posts: ['red', 'blue'],
    figures: [{ colour: 'red' }]
  },
  hangzhou: {
    shield: 'crane',
    marker: { coin: 5 },
    posts: ['yellow', 'red'],
    state: 'legal',
    fare: { coin: 5, camel: 2 }
  },
  fuzhou: {
    shield: 'crane',
    card: [{ cost: { camel: 2 }, reward: { pepper: 1, silk: 1 } }],
    posts: ['yellow']
  },
  lhasa: {
    shield: 'lotus',
    card: [{ cost: { camel: 1, jade: 1 }, reward: { vp: 3 } }],
    posts: ['red'],
    state: 'legal',
    fare: { coin: 3, camel: 3, jade: 1 }
  },
  pagan: { shield: 'dragon', marker: { jade: 1, coin: 2 }, posts: ['green'], figures: [{ colour: 'green' }] },
  almaliq: {
    shield: 'horse',
    contracts: [
      { id: 'contract-34', cost: { camel: 2, pepper: 3, gold: 2 }, reward: { camel: 5 }, points: 6 },
      { id: 'contract-04', cost: { camel: 2, pepper: 2, silk: 1 }, reward: { contract: 1 }, points: 4 }
    ],
    posts: ['blue'],
    figures: [{ colour: 'blue' }],
    state: 'legal',
    fare: { coin: 5, camel: 2 }
  },
  kashgar: {
    shield: 'tiger',
    card: [{ reward: { coin: 2 }, per: 'dice' }],
    outpost: { silk: 2 },
    marker: { camel: 3 },
    state: 'selected',
    fare: { coin: 5, camel: 4 }
  },
  varanasi: {
    shield: 'lotus',
    contracts: [
      { id: 'contract-35', cost: { camel: 2, gold: 2, jade: 2 }, reward: { 'any-good': 1 }, points: 8 },
      { id: 'contract-07', cost: { camel: 1, jade: 3 }, reward: { coin: 4 }, points: 4 }
    ],
    outpost: { coin: 6 }
  },
  jaipur: {
    shield: 'elephant',
    card: [{ cost: { gold: 1 }, reward: { coin: 4, vp: 2 } }],
    outpost: { 'black-die': 1 }
  },
  calicut: { shield: 'elephant', card: [{ cost: { pepper: 2 }, reward: { vp: 3 } }], outpost: { vp: 3 } },
  samudra: {
    shield: 'turtle',
    contracts: [
      { id: 'contract-39', cost: { camel: 2, silk: 3, gold: 2 }, reward: { contract: 1 }, points: 10 },
      { id: 'contract-01', cost: { camel: 1, pepper: 3 }, reward: { coin: 3 }, points: 3 }
    ],
    posts: ['yellow'],
    figures: [{ colour: 'yellow' }]
  },
  kabul: {
    shield: 'tiger',
    card: [{ cost: { jade: 1 }, reward: { 'any-good': 1, coin: 1 } }],
    posts: ['green']
  },
  balkh: {
    shield: 'crescent',
    marker: { 'different-goods': 2 },
    special: {
      reward: { camel: 3, silk: 1 },
      seal: 'tailor',
      times: [1, 1, 1, 2, 2, 2],
      dice: [{ colour: 'green', value: 4 }]
    },
    posts: ['green'],
    figures: [{ colour: 'green' }],
    state: 'legal',
    fare: { coin: 5, camel: 6, jade: 1 }
  },
  hormuz: {
    shield: 'crescent',
    marker: { vp: 3 },
    special: { reward: { pepper: 2, coin: 3 }, seal: 'spicer', times: [1, 1, 2, 2, 2, 2], dice: [] }
  },
  baghdad: {
    shield: 'lion',
    marker: { 'other-city-bonus': 1 },
    special: { reward: { gold: 1, vp: 2 }, seal: 'jeweler', times: [1, 1, 1, 1, 2, 2], dice: [] }
  },
  'oasis-gobi': { state: 'legal' },
  'oasis-turfan': { state: 'legal' },
  'oasis-dunhuang': { state: 'legal' },
  'oasis-khotan': { state: 'legal' },
  'oasis-jing': { state: 'legal' },
  'oasis-dali': { state: 'legal' },
  'oasis-martaban': {},
  'oasis-multan': {},
  'oasis-nishapur': {},
  'oasis-nicobar': {}
}

/** The two contracts and the card that take the most room. */
const longContracts: NonNullable<AtPlace['contracts']> = [
  {
    id: 'long-1',
    cost: { camel: 3, pepper: 1, silk: 1, gold: 1, jade: 1 },
    reward: { camel: 3, coin: 3 },
    points: 5
  },
  {
    id: 'long-2',
    cost: { camel: 2, silk: 1, gold: 2, jade: 2 },
    reward: { 'contract-from-city': 1, coin: 3 },
    points: 8
  }
]
const longCard: NonNullable<AtPlace['card']> = [
  { cost: { camel: 1 }, reward: { coin: 3 } },
  { cost: { coin: 1 }, reward: { camel: 1 } }
]
/** A post of every seat, and both figures of one seat. */
const crowd: Pick<AtPlace, 'posts' | 'figures'> = {
  posts: ['blue', 'yellow', 'green', 'red'],
  figures: [{ colour: 'red' }, { colour: 'red', second: true }]
}

export const full: Readonly<Record<string, AtPlace>> = {
  beijing: { figures: [{ colour: 'blue' }, { colour: 'yellow' }] },
  xian: {
    shield: 'dragon',
    contracts: longContracts,
    ...crowd
  },
  karakorum: {
    shield: 'horse',
    contracts: longContracts,
    ...crowd,
    outpost: { jade: 2 }
  },
  hangzhou: {
    shield: 'crane',
    marker: { contract: 1, coin: 2 },
    ...crowd
  },
  fuzhou: {
    shield: 'crane',
    card: longCard,
    ...crowd,
    outpost: { pepper: 3 }
  },
  lhasa: {
    shield: 'lotus',
    card: longCard,
    ...crowd,
    outpost: { camel: 4 }
  },
  pagan: {
    shield: 'dragon',
    marker: { jade: 1, coin: 2 },
    ...crowd
  },
  almaliq: {
    shield: 'horse',
    contracts: longContracts,
    ...crowd,
    outpost: { move: 1 }
  },
  kashgar: {
    shield: 'tiger',
    card: longCard,
    outpost: { silk: 2 },
    marker: { contract: 1, coin: 2 },
    ...crowd
  },
  varanasi: {
    shield: 'lotus',
    contracts: longContracts,
    outpost: { coin: 6 },
    ...crowd
  },
  jaipur: {
    shield: 'elephant',
    card: longCard,
    outpost: { 'black-die': 1 },
    ...crowd
  },
  calicut: {
    shield: 'elephant',
    card: longCard,
    outpost: { vp: 3 },
    ...crowd
  },
  samudra: {
    shield: 'turtle',
    contracts: longContracts,
    ...crowd,
    outpost: { contract: 1, coin: 3 }
  },
  kabul: {
    shield: 'tiger',
    card: longCard,
    ...crowd,
    outpost: { gold: 2 }
  },
  balkh: {
    shield: 'crescent',
    marker: { contract: 1, coin: 2 },
    special: {
      reward: { camel: 3, silk: 1 },
      seal: 'tailor',
      times: [1, 1, 1, 2, 2, 2],
      dice: [
        { colour: 'green', value: 4 },
        { colour: 'red', value: 6 }
      ]
    },
    ...crowd
  },
  hormuz: {
    shield: 'crescent',
    marker: { contract: 1, coin: 2 },
    special: {
      reward: { pepper: 2, coin: 3 },
      seal: 'spicer',
      times: [1, 1, 2, 2, 2, 2],
      dice: [
        { colour: 'green', value: 4 },
        { colour: 'red', value: 6 }
      ]
    },
    ...crowd
  },
  baghdad: {
    shield: 'lion',
    marker: { contract: 1, coin: 2 },
    special: {
      reward: { gold: 1, vp: 2 },
      seal: 'jeweler',
      times: [1, 1, 1, 1, 2, 2],
      dice: [
        { colour: 'green', value: 4 },
        { colour: 'red', value: 6 }
      ]
    },
    ...crowd
  },
  'oasis-gobi': { figures: [{ colour: 'red' }, { colour: 'red', second: true }] },
  'oasis-turfan': { figures: [{ colour: 'red' }, { colour: 'red', second: true }] },
  'oasis-dunhuang': { figures: [{ colour: 'red' }, { colour: 'red', second: true }] },
  'oasis-khotan': { figures: [{ colour: 'red' }, { colour: 'red', second: true }] },
  'oasis-jing': { figures: [{ colour: 'red' }, { colour: 'red', second: true }] },
  'oasis-dali': { figures: [{ colour: 'red' }, { colour: 'red', second: true }] },
  'oasis-martaban': { figures: [{ colour: 'red' }, { colour: 'red', second: true }] },
  'oasis-multan': { figures: [{ colour: 'red' }, { colour: 'red', second: true }] },
  'oasis-nishapur': { figures: [{ colour: 'red' }, { colour: 'red', second: true }] },
  'oasis-nicobar': { figures: [{ colour: 'red' }, { colour: 'red', second: true }] }
}
