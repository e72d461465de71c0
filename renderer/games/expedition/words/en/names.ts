/** Names of goods, colours, icons and the spaces of the built-in tracks. */
import { byIds, english } from '../../../../words/message'

export const names = english({
  figures: {
    oil: 'oil',
    spices: 'spices',
    silk: 'silk',
    fruit: 'fruit',
    driver: 'camel driver'
  },
  /** Kinds of cards. */
  kinds: {
    'oil-yellow': 'yellow oil',
    'oil-blue': 'blue oil',
    'oil-red': 'red oil',
    'oil-green': 'green oil',
    'oil-violet': 'violet oil',
    'spices-yellow': 'yellow spices',
    'spices-blue': 'blue spices',
    'spices-red': 'red spices',
    'spices-green': 'green spices',
    'spices-violet': 'violet spices',
    'silk-yellow': 'yellow silk',
    'silk-blue': 'blue silk',
    'silk-red': 'red silk',
    'silk-green': 'green silk',
    'silk-violet': 'violet silk',
    'fruit-yellow': 'yellow fruit',
    'fruit-blue': 'blue fruit',
    'fruit-red': 'red fruit',
    'fruit-green': 'green fruit',
    'fruit-violet': 'violet fruit',
    'driver-yellow': 'yellow camel driver',
    'driver-blue': 'blue camel driver',
    'driver-red': 'red camel driver',
    'driver-green': 'green camel driver',
    'driver-violet': 'violet camel driver'
  },
  /** "2 × red silk"; a single card without its number. */
  cardsOf: '{count, plural, one {{card}} other {# × {card}}}',
  /** What a space asks for. */
  requirements: {
    'one-good': '1 good',
    'three-identical-goods': '3 goods of the same kind',
    'four-different-goods': 'the 4 different goods',
    'two-drivers': '2 camel drivers',
    'three-of-one-colour': '3 cards of one colour',
    'five-colours': '5 cards, one of each colour',
    'two-identical-goods': '2 goods of the same kind',
    'one-driver': '1 camel driver',
    'two-of-one-colour': '2 cards of one colour'
  },
  /** What is missing for it, as the noun after a number. */
  missing: {
    'one-good': '{n, plural, one {# goods card} other {# goods cards}}',
    'three-identical-goods': '{n, plural, one {# good of the same kind} other {# goods of the same kind}}',
    'four-different-goods': '{n, plural, one {# different good} other {# different goods}}',
    'two-drivers': '{n, plural, one {# camel driver} other {# camel drivers}}',
    'three-of-one-colour': '{n, plural, one {# card} other {# cards}} of one colour',
    'five-colours': '{n, plural, one {# colour} other {# colours}}',
    'two-identical-goods': '{n, plural, one {# good of the same kind} other {# goods of the same kind}}',
    'one-driver': '{n, plural, one {# camel driver} other {# camel drivers}}',
    'two-of-one-colour': '{n, plural, one {# card} other {# cards}} of one colour'
  },
  /** Spaces of the built-in tracks by id; a pack's spaces carry their own names. */
  spaces: byIds({
    ormuz: 'Ormuz',
    camadi: 'Camadi',
    kerman: 'Kerman',
    cobinan: 'Cobinan',
    'dasht-e-lut': 'Dasht-e Lut',
    tunocain: 'Tunocain',
    nishapur: 'Nishapur',
    sapurgan: 'Sapurgan',
    balkh: 'Balkh',
    taican: 'Taican',
    badakhshan: 'Badakhshan',
    pamir: 'Pamir',
    kashgar: 'Kashgar',
    yarkand: 'Yarkand',
    khotan: 'Khotan',
    lop: 'Lop',
    ganzhou: 'Ganzhou',
    etzina: 'Etzina',
    gobi: 'Gobi',
    erguiul: 'Erguiul',
    sinju: 'Sinju',
    calachan: 'Calachan',
    ningxia: 'Ningxia',
    ordos: 'Ordos',
    tenduc: 'Tenduc',
    datong: 'Datong',
    sindachu: 'Sindachu',
    'chagan-nor': 'Chagan Nor',
    shangdu: 'Shangdu',
    dadu: 'Dadu'
  }),
  /** "3 gold". */
  gold: '{count} gold',
  cards: '{count, plural, one {# card} other {# cards}}',
  /** Gold decides the game. */
  unit: {
    name: 'Gold',
    amount: '{count} gold',
    winner: 'with {count} gold',
    from: 'Where the gold came from',
    onEqual: 'tied on gold: {held}'
  },
  /** What a position is worth to a seat, part by part, as computer players judge it. */
  worth: byIds({
    gold: 'Gold',
    places: 'Places at the scorings',
    chests: 'Chests ahead',
    road: 'Distance covered',
    hand: 'Cards in hand',
    rivals: 'Against the others',
    victory: 'Winning',
    chance: 'Luck, on average'
  }),
  /** Where gold came from, on the end screen. */
  sources: {
    start: 'Start',
    chests: 'Chests',
    interim: 'First stage',
    final: 'Second stage',
    ballast: 'Ballast'
  },
  /** What is written on the sheet, whose road leads from the first space to the last city of its track. */
  atlas: {
    title: 'The Expedition',
    line: 'from {from} to {to}',
    regions: {
      persia: 'Persia',
      tartary: 'Tartary',
      sibir: 'Sibir',
      india: 'India',
      tebet: 'Tebet',
      tangut: 'Tangut',
      cathay: 'Cathay',
      mangi: 'Mangi',
      indian: 'Indian Sea',
      eastern: 'Eastern Sea'
    }
  },
  /** How the game begins and is counted. */
  moments: {
    over: 'The expedition is over',
    begins: '{cards, plural, one {# card} other {# cards}}, {gold, number} gold',
    secret: 'Each of you has cards face down. Only their owner may look.',
    open: 'Each of you has cards. At this table everybody sees them.',
    aim: 'Whoever has the most gold at the end wins: chests on the way, and two scorings where your camel stands.',
    /** How each source of gold counts, in a few words. */
    notes: {
      start: 'what everybody begins with',
      chests: 'for whoever enters a space with a chest first',
      interim: 'where your camels stood when the first one entered {city}',
      final: 'where your camels stand at the end, on the way to {city}',
      ballast: '1 gold for each step without cards'
    }
  }
})
