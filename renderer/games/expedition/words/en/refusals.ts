/** Why something cannot be done, with its numbers. Every code of the rules has its sentence. */
import { byIds, english } from '../../../../words/message'

export const refusals = english({
  refusals: {
    'answer-first': 'You are paying for a space: play the remaining cards first, or take them back.',
    'not-offered': 'That is not on offer now.',
    'no-such-camel': 'You have no such camel.',
    'other-camel': 'This turn belongs to your other camel. Only one of them moves in a turn.',
    'camel-stopped': 'This camel has moved as far as it may in this turn. Draw a card.',
    'card-not-in-hand': 'You do not hold {card}.',
    'card-does-not-fit': '{space} asks for {asks}: {card} does not go with that.',
    'cards-short': '{space} asks for {asks}: with {card} you still lack {missing}.',
    'ballast-spent': 'You can drop ballast once a turn, and you have done so.',
    'no-gold': 'Dropping ballast costs 1 gold, and you have none.',
    'ballast-would-lead':
      'No rival has reached {space} yet: the foremost stands in {foremost}. Ballast never takes the lead.',
    'ballast-not-reached':
      'No camel of your rival has stood in {space}. At this table, passing it is not enough.',
    'card-not-in-display': 'That card is not in the display.',
    'no-card-to-draw': 'The deck and the discards are empty: take a card from the display.',
    'no-card-left': 'The deck, the discards and the display are empty: end the turn without a card.',
    'must-draw': 'A turn ends with a card: take one from the display or the top one of the deck.',
    'space-short': '{space} asks for {asks}: you still lack {missing}.',
    'space-too-far': '{space} is out of reach: your cards run out before {before}.',
    'space-occupied': '{space} is taken: camels pass over it without paying.',
    'space-passed': 'Your camel has passed {space}. Camels only go forward.',
    'camel-here': 'Your camel stands in {space}.',
    'cards-wrong': '{space} asks for exactly {asks}: the chosen cards do not pay for that.',
    'cards-more': '{space} asks for {asks}: you need {missing} more.'
  },
  /** Why ballast is not dropped now, in a few words beside its button. */
  shortly: byIds({
    'answer-first': 'play the cards first',
    'other-camel': 'rests this turn',
    'camel-stopped': 'has stopped this turn',
    'ballast-spent': 'dropped this turn',
    'no-gold': 'no gold left',
    'ballast-would-lead': 'no rival was there yet',
    'ballast-not-reached': 'no rival stood there'
  }),
  /** For a code that is not of this game. */
  otherwise: 'This cannot be done now.'
})
