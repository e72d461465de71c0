/** Names of the game's things. Places, characters and spaces are found by their ids. */
import { names as family } from '../../../../polo/words/en/names'
import { byIds, english } from '../../../../words/message'

export const names = english({
  ...family,
  places: byIds({
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
    'oasis-a': 'the Volga oasis',
    'oasis-b': 'the Gobi oasis',
    'oasis-c': 'the Khingan oasis',
    'oasis-d': 'the Ordos oasis',
    'oasis-e': 'the Pontic oasis',
    'oasis-f': 'the Oxus oasis',
    'oasis-g': 'the Syrian oasis',
    'oasis-h': 'the Bengal oasis',
    'oasis-i': 'the Red Sea oasis',
    'oasis-j': 'the Coast oasis'
  }),
  placeKinds: {
    start: 'starting city',
    'large-city': 'large city',
    'small-city': 'small city',
    beijing: 'imperial city',
    oasis: 'oasis'
  },
  /** Printed action spaces; a city card is named after its city. */
  spaces: byIds({
    'bazaar-gold': 'Gold stall',
    'bazaar-silk': 'Silk stall',
    'bazaar-pepper': 'Pepper stall',
    'bazaar-camel': 'Camel stall',
    'khans-favor': 'Khan’s Favor',
    'take-5-coins': '5 Coins',
    contracts: 'Contracts',
    travel: 'Travel',
    'money-bag': 'Money bag'
  }),
  /** "3 camels". */
  amounts: {
    ...family.amounts,
    'camel-or-coin': '{n, plural, one {# camel or coin} other {# camels or coins}}',
    'other-city-bonus': '{n, plural, one {# copied city bonus} other {# copied city bonuses}}',
    'own-city-bonus':
      '{n, plural, one {# bonus of one of your small cities} other {# bonuses of your small cities}}'
  },
  characters: {
    ...family.characters,
    'kubilai-khan': {
      name: 'Kubilai Khan',
      short: 'Starts in Beijing on the 10-point slot',
      full: 'The figure begins in Beijing with a trading post already standing on the slot worth 10 points.'
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
    'wilhelm-von-rubruk': {
      name: 'Wilhelm von Rubruk',
      short: 'Leaves posts in cities passed through',
      full: 'Has two more trading posts than others and may leave one in every city passed through. Placing the last one scores 10 more points.'
    }
  },
  sources: {
    contracts: 'Contracts',
    cityCards: 'City cards',
    cityBonuses: 'Small-city bonuses',
    posts: 'Late posts',
    beijing: 'Post in Beijing',
    goals: 'Goals',
    goods: 'Goods left',
    coins: 'Coins left',
    mostContracts: 'Most contracts'
  },
  bonusActions: {
    ...family.bonusActions,
    'money-bag': '3 coins'
  },
  phases: {
    ...family.phases,
    roundStart: 'Start of the round',
    roundEnd: 'End of the round'
  },
  /** How the game begins and is counted. */
  moments: {
    ...family.moments,
    beijing: '{points, plural, one {Beijing: # point at the end} other {Beijing: # points at the end}}',
    beijingNote: 'the earlier a post came there, the more points',
    stockNote:
      '{coins, plural, one {# coin} other {# coins}} for 1; with a post in Beijing, {goods, plural, one {# good} other {# goods}} for 1',
    cardsNote: 'both places held',
    places: 'Different places in the goals',
    placesNote: 'the more different places held, the more points',
    secret: 'Two goals lie here for each of you. Only their owner may look.',
    later: 'Goals are dealt to each of you once the characters are chosen. Only their owner may look.',
    choose: 'Goals lie here for each of you: two of them are kept. Only their owner may look.',
    open: {
      secret: 'Two goals lie here for each of you. At this table everybody sees them.',
      later:
        'Goals are dealt to each of you once the characters are chosen. At this table everybody sees them.',
      choose: 'Goals lie here for each of you: two of them are kept. At this table everybody sees them.'
    },
    aim: 'Five rounds. The most points win: contracts, posts in cities, your goals.'
  }
})
