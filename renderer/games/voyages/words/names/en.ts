/** Names of the game's things. Places, characters and spaces are found by their ids. */
import type {
  BonusActionId,
  CharacterId,
  Item,
  Phase,
  PointSource
} from '../../../../../shared/games/voyages/types'
import { named } from '../../../../words/catalogue'

export const places = named({
  venezia: 'Venezia',
  alexandria: 'Alexandria',
  karachi: 'Karachi',
  karakorum: 'Karakorum',
  'lan-zhou': 'Lan-Zhou',
  moscow: 'Moscow',
  samarcanda: 'Samarcanda',
  sumatra: 'Sumatra',
  adana: 'Adana',
  anxi: 'Anxi',
  kashgar: 'Kashgar',
  kochi: 'Kochi',
  ormuz: 'Ormuz',
  xian: 'Xian',
  beijing: 'Beijing',
  'oasis-a': 'Volga oasis',
  'oasis-b': 'Gobi oasis',
  'oasis-c': 'Khingan oasis',
  'oasis-d': 'Ordos oasis',
  'oasis-e': 'Pontic oasis',
  'oasis-f': 'Oxus oasis',
  'oasis-g': 'Syrian oasis',
  'oasis-h': 'Bengal oasis',
  'oasis-i': 'Red Sea oasis',
  'oasis-j': 'Coast oasis'
})

export const placeKinds = {
  start: 'starting city',
  'large-city': 'large city',
  'small-city': 'small city',
  beijing: 'imperial city',
  oasis: 'oasis'
}

/** Printed action spaces; a city card is named after its city. */
export const spaces = named({
  'bazaar-gold': 'Gold stall',
  'bazaar-silk': 'Silk stall',
  'bazaar-pepper': 'Pepper stall',
  'bazaar-camel': 'Camel stall',
  'khans-favor': 'Khan’s Favor',
  'take-5-coins': '5 Coins',
  contracts: 'Contracts',
  travel: 'Travel',
  'money-bag': 'Purse'
})

/** What can be counted in words: an item, or the choice that a contract column and a low roll give. */
export type Counted = Item | 'camel-or-coin'

const nouns: Readonly<Record<Counted, readonly [string, string]>> = {
  coin: ['coin', 'coins'],
  camel: ['camel', 'camels'],
  pepper: ['pepper', 'pepper'],
  silk: ['silk', 'silk'],
  gold: ['gold', 'gold'],
  vp: ['point', 'points'],
  'any-good': ['good of choice', 'goods of choice'],
  'different-goods': ['different good', 'different goods'],
  'camel-or-coin': ['camel or coin', 'camels or coins'],
  'black-die': ['black die', 'black dice'],
  contract: ['drawn contract', 'drawn contracts'],
  move: ['step', 'steps'],
  'other-city-bonus': ['copied city bonus', 'copied city bonuses'],
  'own-city-bonus': ['bonus of an own small city', 'bonuses of own small cities']
}

/** "camel" or "camels". */
export const noun = (item: Counted, count: number): string => nouns[item][Math.abs(count) === 1 ? 0 : 1]
/** "3 camels". */
export const amount = (item: Counted, count: number): string => `${count} ${noun(item, count)}`

/** Column heads of a stock. */
export const stockNames = {
  coin: 'coins',
  camel: 'camels',
  pepper: 'pepper',
  silk: 'silk',
  gold: 'gold'
}

export const characters: Readonly<
  Record<CharacterId, { readonly name: string; readonly short: string; readonly full: string }>
> = {
  'berke-khan': {
    name: 'Berke Khan',
    short: 'Never pays for occupied spaces',
    full: 'Places dice on occupied action spaces without paying coins. Everything else about the space still holds: once per colour, and a used city card stays shut.'
  },
  'johannes-caprini': {
    name: 'Johannes Caprini',
    short: 'Jumps between oases; 3 coins each round',
    full: 'May go from any oasis to any other oasis in a single step, free of route costs. Collects 3 coins when a round begins.'
  },
  'kubilai-khan': {
    name: 'Kubilai Khan',
    short: 'Starts in Beijing on the 10-point slot',
    full: 'The figure begins in Beijing with a trading post already standing on the slot worth 10 points.'
  },
  'matteo-polo': {
    name: 'Matteo Polo',
    short: 'A white die and a contract each round',
    full: 'Rolls the white die with the own dice every round; it has no colour. Also draws a contract when a round begins.'
  },
  'mercator-ex-tabriz-4p': {
    name: 'Mercator ex Tabriz',
    short: '+1 good or camel when a rival uses a stall',
    full: 'Whenever a rival uses a stall of the bazaar, takes 1 of what that stall sells: a good, or a camel from the camel stall.'
  },
  'mercator-ex-tabriz-3p': {
    name: 'Mercator ex Tabriz',
    short: '+1 when a rival uses a stall or the Khan',
    full: 'Whenever a rival uses a stall of the bazaar, takes 1 of what that stall sells. Also 1 camel for every rival visit to the Khan.'
  },
  'mercator-ex-tabriz-2p': {
    name: 'Mercator ex Tabriz',
    short: '+1 when the rival uses a stall, the Khan or 5 Coins',
    full: 'Whenever the rival uses a stall of the bazaar, takes 1 of what that stall sells. Also 1 camel for a rival visit to the Khan and 2 coins for a rival die on 5 Coins.'
  },
  'niccolo-and-marco-polo': {
    name: 'Niccolò & Marco Polo',
    short: 'Two figures; 1 camel each round',
    full: 'Travels with two figures and may split the steps of a movement between them. Collects 1 camel when a round begins.'
  },
  'raschid-ad-din-sinan': {
    name: 'Raschid ad-Din Sinan',
    short: 'Chooses the value of every die placed',
    full: 'Does not roll: each die gets the value its owner wishes at the moment it is placed. Gets no compensation for low rolls.'
  },
  'wilhelm-von-rubruk': {
    name: 'Wilhelm von Rubruk',
    short: 'Leaves posts in cities passed through',
    full: 'Owns 11 trading posts and may leave one in every city passed through. Placing the 11th scores 10 more points.'
  }
}

/** Colours of dice, of seats and of what belongs to nobody. */
export const dieColours = named({
  white: 'white',
  black: 'black',
  blue: 'blue',
  yellow: 'yellow',
  green: 'green',
  red: 'red',
  neutral: 'neutral'
})

export const sources: Readonly<Record<PointSource, string>> = {
  contracts: 'Contracts',
  cityCards: 'City cards',
  cityBonuses: 'Small-city bonuses',
  posts: '8th, 9th and 11th post',
  beijing: 'Post in Beijing',
  goals: 'Goals',
  goods: 'Goods left',
  coins: 'Coins left',
  mostContracts: 'Most contracts'
}

export const bonusActions: Readonly<Record<BonusActionId, string>> = {
  'complete-contract': 'Complete contract',
  'money-bag': '3 coins',
  'reroll-die': 'Reroll',
  'adjust-die': 'Die ±1',
  'take-black-die': 'Black die'
}

export const phases: Readonly<Record<Phase, string>> = {
  characters: 'Choosing characters',
  goals: 'Choosing goals',
  income: 'Income',
  compensation: 'Compensation',
  turns: 'Turns',
  over: 'End of the game'
}
