/** The top bar's prompt: what (a few words) and how (a hint), for every kind of task. */
import { english } from '../../../../words/message'

export const prompts = english({
  prompts: {
    turn: { what: 'Your turn', how: 'move with cards, or draw one: that ends the turn' },
    pay: { what: 'Paying for a space', how: 'choose the cards still missing, or undo' }
  },
  /** The turn's prompt by what is still possible. */
  turnPrompts: {
    stopped: { what: 'Your turn', how: 'no further move this turn: draw a card to end the turn' },
    moved: { what: 'Your turn', how: 'go on with cards, or draw one: that ends the turn' },
    stuck: { what: 'Your turn', how: 'no space in reach: draw a card' },
    empty: { what: 'Your turn', how: 'your hand is empty: draw a card, that ends the turn' }
  },
  /** Hints that follow what is chosen. */
  hints: {
    selection: '{count, plural, one {# card} other {# cards}} chosen',
    /** "2 cards chosen: pays for Lop; 1 more for Pamir": what is chosen, and what it would do. */
    whole: '{selection}: {parts}',
    /** Between what the chosen cards would do for two camels. */
    semicolon: '; ',
    pays: 'pays for {space}: choose it to enter',
    more: '{short} more for {space}',
    wrong: 'no payment for {space}',
    target: '{space} for {cost}: choose it again to enter'
  }
})
