/** Why something cannot be done, with its numbers. Every code of the rules has its sentence. */
import type { RefusalCode } from '../../../../../shared/games/expedition/refusals'
import { named } from '../../../../words/catalogue'
import { card, missing, requirements } from '../names/en'
import { cardOf, iconOf, n, sentenceIn, type Numbers, type Refusals } from './numbers'

const kind = (numbers: Numbers): string => card(cardOf(numbers))
const asks = (numbers: Numbers): string => requirements[iconOf(numbers)]

export const refusals: Refusals = {
  'answer-first': () => 'Cards are being laid for a space: lay the rest first, or take them back.',
  'not-offered': () => 'This is not on offer now.',
  'no-such-camel': () => 'You have no such camel.',
  'other-camel': () => 'This turn belongs to your other camel. Only one of them moves in a turn.',
  'camel-stopped': () => 'This camel has moved as far as it may in this turn. Draw a card.',
  'card-not-in-hand': (x) => `You do not hold ${kind(x)}.`,
  'card-does-not-fit': (x, space) =>
    `${space(n(x, 'space'))} asks for ${asks(x)}: ${kind(x)} does not go with that.`,
  'cards-short': (x, space) =>
    `${space(n(x, 'space'))} asks for ${asks(x)}: with ${kind(x)} you still lack ${missing[iconOf(x)](n(x, 'short'))}.`,
  'ballast-spent': () => 'Ballast can be dropped once in a turn, and you have done so.',
  'no-gold': () => 'Dropping ballast costs 1 gold, and you have none.',
  'ballast-would-lead': (x, space) =>
    `No rival has reached ${space(n(x, 'space'))} yet: the foremost stands in ${space(n(x, 'foremost'))}. Ballast never takes the lead.`,
  'card-not-in-display': () => 'This card does not lie in the display.',
  'no-card-to-draw': () => 'Deck and discards are empty: take a card of the display.',
  'must-draw': () => 'A turn ends with a card: take one of the display or the top one of the deck.',
  'space-short': (x, space) =>
    `${space(n(x, 'space'))} asks for ${asks(x)}: you still lack ${missing[iconOf(x)](n(x, 'short'))}.`,
  'space-too-far': (x, space) =>
    `${space(n(x, 'space'))} is out of reach: your cards end before ${space(n(x, 'before'))}.`,
  'space-occupied': (x, space) => `${space(n(x, 'space'))} is taken: a camel passes over it without paying.`,
  'space-passed': (x, space) => `Your camel has passed ${space(n(x, 'space'))}. Camels only go forward.`,
  'camel-here': (x, space) => `Your camel stands in ${space(n(x, 'space'))}.`,
  'cards-wrong': (x, space) =>
    `${space(n(x, 'space'))} asks for exactly ${asks(x)}: the chosen cards do not pay for that.`,
  'cards-more': (x, space) =>
    `${space(n(x, 'space'))} asks for ${asks(x)}: choose ${missing[iconOf(x)](n(x, 'short'))} more.`
}

/** Why ballast is not dropped now, in a few words beside its button. */
export const shortly = named({
  'answer-first': 'lay the cards first',
  'other-camel': 'rests this turn',
  'camel-stopped': 'has moved already',
  'ballast-spent': 'dropped this turn',
  'no-gold': 'no gold left',
  'ballast-would-lead': 'no rival was there yet'
} satisfies Partial<Record<RefusalCode, string>>)

/** The sentence of a refusal; a plain one for a code that is not of this game. */
export const refusalSentence = sentenceIn(refusals, 'This cannot be done now.')
