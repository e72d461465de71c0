/** Labels and accessible names of every control of the table. */
import { english } from '../../../../words/message'

export const controls = english({
  /** "Red silk, 2 cards, 1 chosen". */
  handOf:
    '{card}{count, plural, one {} other {, # cards}}{chosen, plural, =0 {} one {, # chosen} other {, # chosen}}',
  /** "Take red silk: ends your turn, cannot be taken back". */
  takeOf: 'Take {card}: ends your turn, cannot be taken back',
  inDisplay: '{card} in the display',
  draw: 'Draw the top card of the deck, {count, plural, one {# card} other {# cards}}: ends your turn, cannot be taken back',
  deck: 'Deck: {count, plural, one {# card} other {# cards}}',
  pile: 'Discards: {count, plural, one {# card} other {# cards}}',
  pileWithTop: 'Discards: {count, plural, one {# card} other {# cards}}, {top} on top',
  /** A space for those who listen: what it asks for, what lies there, who stands there, what it would cost. */
  facts: {
    asks: 'asks for {requirement}',
    start: 'start',
    chest: 'chest with {gold} gold',
    scoring: 'scores {gold} gold',
    camels: 'here: {camels_list}',
    cost: 'enter for {cost}'
  },
  camelOf: '{owner}’s camel',
  nthCamelOf: '{owner}’s camel {number}',
  enterFor: 'Enter {name} for {cost}',
  wayOfCamel: 'Camel {number}: {cost}',
  /** "Camel 1 to Pamir, 2 to Lop: 7 cards". */
  waysOfCamels: 'Camel {stands}: {cost}',
  stand: '{number} to {name}',
  dropFor: 'Drop ballast: 1 gold to {target}',
  dropForCamel: 'Drop ballast: 1 gold, camel {number} to {target}',
  rivalHas: '{name}: {facts}',
  /** Labels that stand on the table. */
  labels: {
    board: 'The road',
    hand: 'Your hand',
    handOf: 'Hand of {name}',
    handCards: '{count, plural, one {# card} other {# cards}}',
    sort: 'Sort',
    sortBy: { good: 'by good', colour: 'by colour' },
    chosen: '{count, plural, one {# card} other {# cards}} chosen',
    clear: 'Clear',
    enter: 'Enter {name}',
    empty: 'No cards in hand',
    laid: 'Played',
    market: 'Cards to draw',
    drawTitle: 'Draw one card',
    drawNote: 'ends your turn, cannot be undone',
    deck: 'Deck',
    discards: 'Discards',
    noCard: 'No open cards left.',
    pass: 'End turn without a card',
    rivals: 'Other players',
    race: 'The race',
    /** How far a camel is from the end of its stage. */
    toGo: '{count, plural, one {# space} other {# spaces}} to {city}',
    arrived: 'in {city}',
    purse: 'Your expedition',
    purseOf: 'Expedition of {name}',
    gold: 'Gold',
    ballast: 'Drop ballast',
    ballastShort: 'Ballast',
    ballastKeys: ['B', '⇧ B'],
    camel: 'Camel {number}',
    bothCamels: 'both camels',
    nextTip: 'The next free space is {name}: {asks}.',
    spaces: '{count, plural, one {1 space} other {# spaces}}',
    pays: 'pay',
    chest: 'chest',
    after: 'left',
    go: 'Enter',
    /** Beside what enters a space with cards. */
    enterNote: 'shows your cards, cannot be undone',
    cancel: 'Cancel',
    ways: 'Other ways',
    gathers: 'The camel is moved to {city}: no gold, and it stops for this turn.',
    stops: '{city} ends your movement for this turn.',
    ends: '{city} ends the game at once.'
  },
  /** Shortcuts of this table, for the list under `?`. */
  shortcuts: [
    { keys: ['←', '→', '↑', '↓'], does: 'Move between cards, and along the road' },
    { keys: ['Space'], does: 'Choose the card or the space in focus' },
    { keys: ['Enter'], does: 'Enter the space that is chosen or paid for' },
    { keys: ['1–5'], does: 'Take a card from the display' },
    { keys: ['D'], does: 'Draw from the deck' },
    { keys: ['B'], does: 'Drop ballast' },
    { keys: ['⇧ B'], does: 'Drop ballast with the other camel (two players)' },
    { keys: ['C'], does: 'Choose a camel (two players)' },
    { keys: ['S'], does: 'Sort the hand by good or by colour' },
    { keys: ['Esc'], does: 'Clear the selection' }
  ]
})
