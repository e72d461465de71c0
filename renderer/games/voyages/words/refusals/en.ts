/** Why something cannot be done, with its numbers. Every code of the rules has its sentence. */
import type { Refusal } from '../../../../../shared/engine/rules'
import type { RefusalCode } from '../../../../../shared/games/voyages/refusals'
import { amount, noun } from '../names/en'
import { itemOf, n, type Numbers } from './numbers'

const dice = (count: number): string => (count === 1 ? '1 die' : `${count} dice`)

const price = (numbers: Numbers): string => {
  const parts = [
    n(numbers, 'coins') > 0 ? amount('coin', n(numbers, 'coins')) : '',
    n(numbers, 'camels') > 0 ? amount('camel', n(numbers, 'camels')) : ''
  ]
  return parts.filter(Boolean).join(' and ')
}

export const refusals: Readonly<Record<RefusalCode, (numbers: Numbers) => string>> = {
  'answer-first': () => 'Another question waits for an answer first.',
  'not-offered': () => 'This is not on offer now.',
  'main-action-done': () => 'The main action of this turn is done. Bonus actions are still open.',
  'main-action-owed': (x) => `You still hold ${dice(n(x, 'dice'))} and owe a main action.`,
  'no-such-space': () => 'There is no such space in this game.',
  'dice-count': (x) => `This space takes ${dice(n(x, 'needs'))}, you chose ${n(x, 'given')}.`,
  'die-not-in-hand': () => 'That die is not in your hand.',
  'die-value': () => 'Choose a value for your dice first.',
  'own-colour-there': () =>
    'A die of your colour is here already this round. A white or black die may still come.',
  'coins-short': (x) =>
    `Costs ${amount('coin', n(x, 'price'))}, you have ${n(x, 'have')}: ${n(x, 'short')} short.`,
  'camels-short': (x) =>
    `Costs ${amount('camel', n(x, 'price'))}, you have ${n(x, 'have')}: ${n(x, 'short')} short.`,
  'goods-short': (x) =>
    `Needs ${amount(itemOf(x), n(x, 'price'))}, you have ${n(x, 'have')}: ${n(x, 'short')} short.`,
  'khan-full': () => 'All four fields are taken this round.',
  'khan-value': (x) => `The next field asks for ${n(x, 'needs')} or more, your die shows ${n(x, 'value')}.`,
  'row-empty': () => 'No contracts lie in the row.',
  'no-affordable-step': (x) =>
    `You cannot pay any step: the cheapest costs ${price(x) || 'more than you have'}.`,
  'no-post-there': () => 'You need a trading post in this city to use its card.',
  'card-occupied': () => 'A die lies on this card: it is used up for this round.',
  'nothing-to-count': () => 'You have nothing here that the card counts.',
  'contract-not-active': () => 'This contract is not in front of you.',
  'die-has-no-value': () => 'This die has no value yet: you choose it when you place it.',
  'die-at-end': () => 'A die does not turn past 1 or 6.',
  'black-die-taken': () => 'You bought a black die this turn already.',
  'no-black-die': () => 'No black die is left in the supply.',
  'column-too-high': (x) => `Your lowest die is a ${n(x, 'lowest')}: columns up to ${n(x, 'lowest')}.`,
  'too-many-uses': () => 'That is more often than the die or your stock allows.',
  'not-a-neighbour': () => 'No route leads there in one step.',
  'no-steps-left': () => 'All steps of this movement are used up.',
  'must-move': () => 'Move at least one step before you stop.',
  'no-post-to-leave': () => 'No post can be left in this city.'
}

/** The sentence of a refusal; a plain one for a code that is not of this game. */
export const refusalSentence = (refusal: Refusal): string => {
  const known = refusals as Readonly<Record<string, ((numbers: Numbers) => string) | undefined>>
  return known[refusal.code]?.(refusal.numbers ?? {}) ?? 'This cannot be done now.'
}

/** Where a place cannot be reached at all with the dice and stock at hand. */
export const unreachable = (steps: number): string =>
  `Out of reach with ${steps} ${noun('move', steps)} and your stock.`
export const needTwoDice = 'To travel, choose two dice. The lower one gives the steps.'
