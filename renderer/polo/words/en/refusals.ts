/** Why something cannot be done, with its numbers. Every code of the rules has its sentence. */
import { english } from '../../../words/message'

export const refusals = english({
  refusals: {
    'answer-first': 'Answer the open question first.',
    'not-offered': 'That is not on offer now.',
    'main-action-done': 'The main action of this turn is done. Bonus actions are still open.',
    'main-action-owed': 'You still hold {dice, plural, one {1 die} other {# dice}} and owe a main action.',
    'no-such-space': 'There is no such space in this game.',
    'dice-count': 'This space takes {needs, plural, one {1 die} other {# dice}}, but you chose {given}.',
    'die-not-in-hand': 'That die is not in your hand.',
    'die-value': 'Choose a value for your dice first.',
    'own-colour-there':
      'A die of your colour is here already this round. You may still place white or black dice.',
    'coins-short':
      'Costs {price, plural, one {# coin} other {# coins}}, but you have {have}: {short, number} short.',
    'camels-short':
      'Costs {price, plural, one {# camel} other {# camels}}, but you have {have}: {short, number} short.',
    'goods-short': 'Needs {items}, but you have {have}: {short, number} short.',
    'khan-full': 'All four places are taken this round.',
    'khan-value': 'The next place asks for {needs} or more, but your die shows {value}.',
    'no-affordable-step': 'You cannot afford any step: the cheapest costs {cost}.',
    'no-post-there': 'You need a trading post in this city to use its card.',
    'card-occupied': 'A die lies on this card: it is used up for this round.',
    'nothing-to-count': 'You have nothing that this card counts.',
    'contract-not-active': 'You do not hold this contract.',
    'die-has-no-value': 'This die has no value yet: you choose it when you place it.',
    'die-at-end': 'A die cannot be turned past 1 or 6.',
    'black-die-taken': 'You bought a black die this turn already.',
    'no-black-die': 'No black die is left in the supply.',
    'too-many-uses': 'That is more often than the die or your stock allows.',
    'not-a-neighbour': 'No route leads there in one step.',
    'no-steps-left': 'All steps of this movement are used up.',
    'must-move': 'Move at least one step before you stop.',
    'no-post-to-leave': 'You cannot leave a post in this city.'
  },
  /** Of what belongs to a character. */
  ofCharacter: {
    used: 'A die lies here already: one a round.',
    noSuchCard: 'This city card is not yours to use.',
    cardUsed: 'You have used one of these cards this turn.'
  },
  /** Where no step is named that could be paid for. */
  noStep: 'You cannot afford any step.',
  /** For a code that is not of this game. */
  otherwise: 'This cannot be done now.'
})
