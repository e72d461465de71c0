/** Why something cannot be done, with its numbers, in French. Every code of the rules has its sentence. */
import { card, missing, requirements } from '../names/fr'
import type * as said from './en'
import { cardOf, iconOf, n, sentenceIn, type Numbers, type Refusals, type SpaceName } from './numbers'

const asks = (x: Numbers, space: SpaceName): string =>
  `${space(n(x, 'space'))} demande ${requirements[iconOf(x)]}`
const lack = (x: Numbers): string => missing[iconOf(x)](n(x, 'short'))

export const refusals: Refusals = {
  'answer-first': () => 'Des cartes sont en train d’être posées : posez d’abord les autres, ou reprenez-les.',
  'not-offered': () => 'Ce n’est pas proposé maintenant.',
  'no-such-camel': () => 'Vous n’avez pas ce chameau.',
  'other-camel': () => 'Ce tour est à votre autre chameau. Un seul des deux avance par tour.',
  'camel-stopped': () => 'Ce chameau a avancé autant qu’il le peut à ce tour. Prenez une carte.',
  'card-not-in-hand': (x) => `Vous n’avez pas cette carte : ${card(cardOf(x))}.`,
  'card-does-not-fit': (x, space) => `${asks(x, space)} : ${card(cardOf(x))} ne va pas avec.`,
  'cards-short': (x, space) => `${asks(x, space)} : avec ${card(cardOf(x))}, il manque encore ${lack(x)}.`,
  'ballast-spent': () => 'On peut jeter du lest une fois par tour, et vous l’avez fait.',
  'no-gold': () => 'Jeter du lest coûte 1 or, et vous n’en avez pas.',
  'ballast-would-lead': (x, space) =>
    `Aucun rival n’a encore atteint ${space(n(x, 'space'))} : le premier est à ${space(n(x, 'foremost'))}. Le lest ne fait jamais prendre la tête.`,
  'card-not-in-display': () => 'Cette carte n’est pas dans l’étalage.',
  'no-card-to-draw': () => 'Pioche et défausse sont vides : prenez une carte de l’étalage.',
  'must-draw': () => 'Un tour finit par une carte : prenez-en une de l’étalage ou la première de la pioche.',
  'space-short': (x, space) => `${asks(x, space)} : il vous manque encore ${lack(x)}.`,
  'space-too-far': (x, space) =>
    `${space(n(x, 'space'))} est hors d’atteinte : vos cartes s’épuisent avant ${space(n(x, 'before'))}.`,
  'space-occupied': (x, space) =>
    `${space(n(x, 'space'))} est pris : un chameau passe par-dessus sans payer.`,
  'space-passed': (x, space) =>
    `Votre chameau a dépassé ${space(n(x, 'space'))}. Les chameaux n’avancent que dans un sens.`,
  'camel-here': (x, space) => `Votre chameau est à ${space(n(x, 'space'))}.`,
  'cards-wrong': (x, space) =>
    `${space(n(x, 'space'))} demande exactement ${requirements[iconOf(x)]} : les cartes choisies ne conviennent pas.`,
  'cards-more': (x, space) => `${asks(x, space)} : choisissez encore ${lack(x)}.`
}

/** Why ballast is not dropped now, in a few words beside its button. */
export const shortly: typeof said.shortly = {
  'answer-first': 'posez d’abord les cartes',
  'other-camel': 'se repose ce tour-ci',
  'camel-stopped': 'a fini d’avancer',
  'ballast-spent': 'déjà jeté ce tour-ci',
  'no-gold': 'plus d’or',
  'ballast-would-lead': 'aucun rival n’y est allé'
}

/** The sentence of a refusal; a plain one for a code that is not of this game. */
export const refusalSentence = sentenceIn(refusals, 'Ce n’est pas possible maintenant.')
