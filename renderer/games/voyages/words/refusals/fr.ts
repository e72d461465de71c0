/** Why something cannot be done, with its numbers, in French. Every code of the rules has its sentence. */
import type { RefusalCode } from '../../../../../shared/games/voyages/refusals'
import { pluralsOf } from '../../../../words/catalogue'
import { amount, noun } from '../names/fr'
import type * as said from './en'
import { itemOf, n, type Numbers } from './numbers'

const plural = pluralsOf('fr')
const dice = (count: number): string => `${count} ${plural(count, { one: 'dé', other: 'dés' })}`

const price = (x: Numbers): string =>
  [
    n(x, 'coins') > 0 ? amount('coin', n(x, 'coins')) : '',
    n(x, 'camels') > 0 ? amount('camel', n(x, 'camels')) : ''
  ]
    .filter(Boolean)
    .join(' et ')

const short = (x: Numbers): string => `vous en avez ${n(x, 'have')}, il en manque ${n(x, 'short')}.`

export const refusals: Readonly<Record<RefusalCode, (numbers: Numbers) => string>> = {
  'answer-first': () => 'Une autre question attend d’abord une réponse.',
  'not-offered': () => 'Ce n’est pas proposé maintenant.',
  'main-action-done': () => 'L’action principale de ce tour est faite. Les actions bonus restent possibles.',
  'main-action-owed': (x) => `Vous avez encore ${dice(n(x, 'dice'))} et devez une action principale.`,
  'no-such-space': () => 'Cet espace n’existe pas dans cette partie.',
  'dice-count': (x) => `Cet espace demande ${dice(n(x, 'needs'))}, vous en avez choisi ${n(x, 'given')}.`,
  'die-not-in-hand': () => 'Vous n’avez pas ce dé.',
  'die-value': () => 'Choisissez d’abord une valeur pour vos dés.',
  'own-colour-there': () =>
    'Un dé de votre couleur est déjà ici pour cette manche. Un dé blanc ou noir peut encore venir.',
  'coins-short': (x) => `Coûte ${amount('coin', n(x, 'price'))} : ${short(x)}`,
  'camels-short': (x) => `Coûte ${amount('camel', n(x, 'price'))} : ${short(x)}`,
  'goods-short': (x) => `Demande ${amount(itemOf(x), n(x, 'price'))} : ${short(x)}`,
  'khan-full': () => 'Les quatre cases sont prises pour cette manche.',
  'khan-value': (x) => `La case suivante demande ${n(x, 'needs')} ou plus, votre dé montre ${n(x, 'value')}.`,
  'row-empty': () => 'Il n’y a pas de contrat dans la rangée.',
  'no-affordable-step': (x) =>
    `Vous ne pouvez payer aucune étape : la moins chère coûte ${price(x) || 'plus que vous n’avez'}.`,
  'no-post-there': () => 'Il faut un de vos comptoirs dans cette ville pour utiliser sa carte.',
  'card-occupied': () => 'Un dé est sur cette carte : elle a servi pour cette manche.',
  'nothing-to-count': () => 'Vous n’avez rien de ce que cette carte compte.',
  'contract-not-active': () => 'Ce contrat n’est pas devant vous.',
  'die-has-no-value': () => 'Ce dé n’a pas encore de valeur : vous la choisissez en le plaçant.',
  'die-at-end': () => 'Un dé ne tourne pas au-delà de 1 ou de 6.',
  'black-die-taken': () => 'Vous avez déjà acheté un dé noir à ce tour.',
  'no-black-die': () => 'Il n’y a plus de dé noir dans la réserve.',
  'column-too-high': (x) =>
    `Votre dé le plus faible montre ${n(x, 'lowest')} : colonnes jusqu’à ${n(x, 'lowest')}.`,
  'too-many-uses': () => 'C’est plus souvent que ne le permettent le dé ou votre réserve.',
  'not-a-neighbour': () => 'Aucune route n’y mène en une étape.',
  'no-steps-left': () => 'Toutes les étapes de ce déplacement sont utilisées.',
  'must-move': () => 'Avancez d’au moins une étape avant de vous arrêter.',
  'no-post-to-leave': () => 'Aucun comptoir ne peut être laissé dans cette ville.'
}

/** The sentence of a refusal; a plain one for a code that is not of this game. */
export const refusalSentence: typeof said.refusalSentence = (refusal) => {
  const known = refusals as Readonly<Record<string, ((numbers: Numbers) => string) | undefined>>
  return known[refusal.code]?.(refusal.numbers ?? {}) ?? 'Ce n’est pas possible maintenant.'
}

/** Where a place cannot be reached at all with the dice and stock at hand. */
export const unreachable: typeof said.unreachable = (steps) =>
  `Hors d’atteinte avec ${steps} ${noun('move', steps)} et votre réserve.`
export const needTwoDice = 'Pour voyager, choisissez deux dés. Le plus faible donne les étapes.'
