/** Names of the game's things. Places, characters and spaces are found by their ids. */
import { byIds, english } from '../../../words/message'

export const names = english({
  /** "3 camels". */
  amounts: {
    coin: '{n, plural, one {# coin} other {# coins}}',
    camel: '{n, plural, one {# camel} other {# camels}}',
    pepper: '{n, plural, one {# pepper} other {# pepper}}',
    silk: '{n, plural, one {# silk} other {# silk}}',
    gold: '{n, plural, one {# gold} other {# gold}}',
    vp: '{n, plural, one {# point} other {# points}}',
    'any-good': '{n, plural, one {# good of your choice} other {# goods of your choice}}',
    'different-goods': '{n, plural, one {# different good} other {# different goods}}',
    'black-die': '{n, plural, one {# black die} other {# black dice}}',
    contract: '{n, plural, one {# drawn contract} other {# drawn contracts}}',
    move: '{n, plural, one {# step} other {# steps}}'
  },
  /** What is taken, gained or paid, where a language says it otherwise than `amounts`. */
  amountsTaken: {
    'black-die': '{n, plural, one {# black die} other {# black dice}}'
  },
  /** Column heads of a stock. */
  stockNames: {
    coin: 'coins',
    camel: 'camels',
    pepper: 'pepper',
    silk: 'silk',
    gold: 'gold'
  },
  /** Colours of dice, of seats and of what belongs to nobody. */
  dieColours: byIds({
    white: 'white',
    black: 'black',
    blue: 'blue',
    yellow: 'yellow',
    green: 'green',
    red: 'red',
    violet: 'violet',
    token: 'token',
    neutral: 'neutral'
  }),
  /** What a position is worth to a seat, part by part, as computer players judge it. */
  worth: byIds({
    points: 'Points',
    atTheEnd: 'End of the game',
    stock: 'Goods, coins, camels',
    dice: 'Dice left',
    posts: 'Trading posts',
    goals: 'Goal cards',
    journeys: 'Cities ahead',
    contracts: 'Contracts in hand',
    character: 'Character',
    modules: 'Expansions',
    shields: 'Shields',
    seals: 'Guild seals',
    kept: 'Outpost tiles kept',
    cards: 'City cards beside the board',
    first: 'Start player',
    chance: 'Luck, on average'
  }),
  bonusActions: {
    'complete-contract': 'Complete contract',
    'reroll-die': 'Reroll',
    'adjust-die': 'Die ±1',
    'take-black-die': 'Black die'
  },
  phases: {
    characters: 'Choosing characters',
    goals: 'Choosing goals',
    income: 'Income',
    turns: 'Turns',
    over: 'End of the game'
  },
  /** How the game begins and is counted. */
  moments: {
    /** Right up to 20. */
    nthPost: '{n, plural, =1 {#st post} =2 {#nd post} =3 {#rd post} one {#th post} other {#th post}}',
    sum: 'rolled {count, number} in all',
    low: 'low roll: {count, number} in camels or coins',
    rolled: 'The dice are rolled',
    over: 'The voyage is over',
    stock: 'Coins and goods',
    mostNote: '{points, number} to whoever has completed the most',
    cards: 'Goals',
    begins: '{coins, plural, one {# coin} other {# coins}}, {camels, plural, one {# camel} other {# camels}}'
  },
  /** Action spaces that belong to a character. */
  ownSpaces: { 'gunj-goods': 'Gunj’s goods', 'gunj-move': 'Gunj’s step' },
  characters: {
    'altan-ord': {
      name: 'Altan Ord',
      short: 'Every post brings more than the one before',
      full: 'The first trading post brings 1 point, the second also 1 coin, then also a camel, pepper, silk and gold. The seventh brings all of them and a black die. Later posts, and posts that move, bring nothing more.'
    },
    'berke-khan': {
      name: 'Berke Khan',
      short: 'Never pays for occupied spaces',
      full: 'Places dice on occupied action spaces without paying coins. Everything else still holds: once per colour, and a used city card stays closed.'
    },
    'gunj-kokochin': {
      name: 'Gunj Kököchin',
      short: 'Two spaces of her own',
      full: 'Has two action spaces that nobody else may use, one die of any value on each in a round: 2 camels and 2 goods of your choice, after which each rival takes a good; or one step on the map.'
    },
    'johannes-caprini': {
      name: 'Johannes Caprini',
      short: 'Jumps between oases; 3 coins each round',
      full: 'May go from any oasis to any other oasis in a single step, free of route costs. Collects 3 coins when a round begins.'
    },
    'khan-arghun': {
      name: 'Khan Arghun',
      short: 'Uses one of 6 city cards each turn',
      full: 'Has six city cards beside the board. Once a turn, as a bonus action, may use one as if with a 6, without a die or a post; then that card leaves the game.'
    },
    'matteo-polo': {
      name: 'Matteo Polo',
      short: 'A white die and a contract each round',
      full: 'Rolls a white die with the other dice every round; it has no colour. Also draws a contract when a round begins.'
    },
    'niccolo-and-marco-polo': {
      name: 'Niccolò & Marco Polo',
      short: 'Two figures; 1 camel each round',
      full: 'Travels with two figures and may split the steps of a movement between them. Collects 1 camel when a round begins.'
    },
    'raschid-ad-din-sinan': {
      name: 'Raschid ad-Din Sinan',
      short: 'Chooses the value of every die placed',
      full: 'Does not roll: each die takes the value its owner chooses when placing it. Gets no compensation for low rolls.'
    }
  }
})
