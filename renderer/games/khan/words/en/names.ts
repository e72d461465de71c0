/** Names of the game's things. Places, characters and spaces are found by their ids. */
import { names as family } from '../../../../polo/words/en/names'
import { byIds, english } from '../../../../words/message'
import { board } from './board'

export const names = english({
  ...family,
  places: board.places,
  placeKinds: {
    start: 'starting city',
    contract: 'contract city',
    card: 'city with a card',
    bonus: 'city with a bonus',
    special: 'special city',
    oasis: 'oasis'
  },
  spaces: byIds({
    'book-1': 'Book I',
    'book-2': 'Book II',
    'book-3-upper': 'Book III, upper space',
    'book-3-lower': 'Book III, lower space',
    'khans-favor': 'Khan’s Favor',
    'guild-seals': 'Guild seals',
    'travel-lower': 'Travel, 1 die',
    'travel-middle': 'Travel, 2 dice',
    'travel-upper': 'Travel, 3 dice',
    contracts: 'Contracts',
    'special-balkh': board.places.balkh,
    'special-hormuz': board.places.hormuz,
    'special-baghdad': board.places.baghdad,
    'money-bag': 'Money bag',
    ...family.ownSpaces
  }),
  /** A city card that lies in the action area. */
  areaCard: 'City card of the round',
  books: byIds({ 'book-1': 'Book I', 'book-2': 'Book II', 'book-3': 'Book III' }),
  amounts: {
    ...family.amounts,
    jade: '{n, plural, one {# jade} other {# jade}}',
    'contract-from-city': '{n, plural, one {# contract from a city} other {# contracts from cities}}',
    'other-city-bonus': '{n, plural, one {# copied bonus marker} other {# copied bonus markers}}',
    'own-city-bonus':
      '{n, plural, one {# bonus of one of your marker cities} other {# bonuses of your marker cities}}',
    'coins-or-camel': '{n, plural, one {# times 2 coins or 1 camel} other {# times 2 coins or 1 camel}}'
  },
  stockNames: { ...family.stockNames, jade: 'jade' },
  characters: {
    ...family.characters,
    'abha-basu': {
      name: 'Abha Basu',
      short: '2 coins each round; jade brings points',
      full: 'Collects 2 coins when a round begins, and 1 jade for every contract completed. Scores 1 point for each jade received.'
    },
    'de-wu': {
      name: 'De Wu',
      short: 'Guild seals with one die; one more shield',
      full: 'Takes a guild seal with one die or with two. Receives 1 jade whenever a seal is improved. Counts one more shield at the end.'
    },
    'filippo-vitello': {
      name: 'Filippo Vitello',
      short: 'Keeps every outpost tile that is used',
      full: 'Takes every outpost tile after anybody has received its bonus. Each may be used once later as a bonus action.'
    },
    'gantulga-od': {
      name: 'Gantulga Od',
      short: 'One die to travel; no coins or camels',
      full: 'May only use the Travel space for one die. Pays no coins or camels for routes, only jade where a route asks for it. Seals are still needed.'
    },
    'isabella-donati': {
      name: 'Isabella Donati',
      short: 'Something for every die rolled',
      full: 'Receives something for every die rolled: 2 coins for a 1 or 6, 1 point for a 2 or 5, 1 camel for a 3 or 4. A pair in the round’s roll may bring 1 jade, 1 silk or 1 gold instead.'
    },
    'mailin-and-tian-chin': {
      name: 'Mailin and Tian Chin',
      short: 'Two figures; one bonus of the round twice',
      full: 'Travel with two figures and may split the steps of a movement. Begin with 3 more coins. When a round begins, one of their bonuses comes twice.'
    },
    'mongke-khan': {
      name: 'Möngke Khan',
      short: 'Oases cost no step and bring points',
      full: 'Passes oases without using a step. After a movement every different oasis brings 3 points, and 2 coins or 1 camel.'
    },
    'mercator-ex-tabriz-4p': {
      name: 'Mercator ex Tabriz',
      short: '+1 good when a rival uses a book',
      full: 'Whenever a rival uses a book, takes 1 of the good of that book: pepper, silk or gold.'
    },
    'mercator-ex-tabriz-3p': {
      name: 'Mercator ex Tabriz',
      short: '+1 when a rival uses a book or the Khan',
      full: 'Whenever a rival uses a book, takes 1 of the good of that book: pepper, silk or gold. Also 1 camel for every rival visit to the Khan.'
    },
    'mercator-ex-tabriz-2p': {
      name: 'Mercator ex Tabriz',
      short: '+1 when the rival uses a book or the Khan',
      full: 'Whenever the rival uses a book, takes 1 of the good of that book: pepper, silk or gold. Also 1 camel for every rival visit to the Khan.'
    },
    'wilhelm-von-rubruk': {
      name: 'Wilhelm von Rubruk',
      short: 'Leaves posts in cities passed through',
      full: 'Has 13 trading posts and may leave one in every city passed through. Placing the 13th scores 10 more points.'
    }
  },
  sources: {
    contracts: 'Contracts',
    cityCards: 'City cards',
    cities: 'City bonuses',
    posts: '9th to 11th post',
    characters: 'Character',
    shields: 'Shields',
    goals: 'Goal card',
    goods: 'Goods left',
    coins: 'Coins left',
    mostContracts: 'Most contracts'
  },
  bonusActions: { ...family.bonusActions, 'improve-seal': 'Improve seal', 'money-bag': 'Money bag' },
  phases: family.phases,
  moments: {
    ...family.moments,
    over: 'The journey is over',
    stockNote:
      '{coins, plural, one {# coin} other {# coins}} for 1, {goods, plural, one {# good} other {# goods}} for 1; jade is a good',
    secondNote: '{points, number} for the most completed, {second, number} for the next',
    shieldsNote: 'the more different shields, the more points',
    sealsNote: 'for improved seals on the card',
    shieldLine: '{shield}: one more shield',
    sealLine: '{seal}: {points, number}',
    draft:
      'First choose characters, the start player last. Then each of you keeps one of three secret goal cards.',
    secret: 'Three goal cards for each of you: one is kept. Only its owner may look.',
    open: {
      draft:
        'First choose characters, the start player last. Then each of you keeps one of three goal cards, which everybody sees.',
      secret: 'Three goal cards for each of you: one is kept. At this table everybody sees them.'
    },
    aim: 'Five rounds. The most points win: contracts, trading posts and their shields, improved seals.'
  }
})
