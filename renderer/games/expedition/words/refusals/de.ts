/** Why something cannot be done, with its numbers, in German. Every code of the rules has its sentence. */
import { pluralsOf } from '../../../../words/catalogue'
import { card, missing, requirements } from '../names/de'
import type * as said from './en'
import { cardOf, iconOf, n, sentenceIn, type Numbers, type Refusals, type SpaceName } from './numbers'

const plural = pluralsOf('de')
const asks = (x: Numbers, space: SpaceName): string =>
  `${space(n(x, 'space'))} verlangt ${requirements[iconOf(x)]}`
const lack = (x: Numbers): string => {
  const short = n(x, 'short')
  return `${plural(short, { one: 'fehlt', other: 'fehlen' })} noch ${missing[iconOf(x)](short)}`
}

export const refusals: Refusals = {
  'answer-first': () =>
    'Für ein Feld werden gerade Karten gelegt: Leg zuerst die übrigen, oder nimm sie zurück.',
  'not-offered': () => 'Das wird gerade nicht angeboten.',
  'no-such-camel': () => 'Ein solches Kamel hast du nicht.',
  'other-camel': () => 'Dieser Zug gehört deinem anderen Kamel. Nur eines zieht in einem Zug.',
  'camel-stopped': () => 'Dieses Kamel ist so weit gezogen, wie es in diesem Zug darf. Nimm eine Karte.',
  'card-not-in-hand': (x) => `Diese Karte hast du nicht: ${card(cardOf(x))}.`,
  'card-does-not-fit': (x, space) => `${asks(x, space)}: ${card(cardOf(x))} passt nicht dazu.`,
  'cards-short': (x, space) => `${asks(x, space)}: Zu dieser Karte (${card(cardOf(x))}) ${lack(x)}.`,
  'ballast-spent': () => 'Ballast kann einmal im Zug abgeworfen werden, und das hast du getan.',
  'no-gold': () => 'Ballast abzuwerfen kostet 1 Gold, und du hast keines.',
  'ballast-would-lead': (x, space) =>
    `Noch niemand sonst hat ${space(n(x, 'space'))} erreicht: Das vorderste Kamel steht in ${space(n(x, 'foremost'))}. Ballast bringt nie in Führung.`,
  'card-not-in-display': () => 'Diese Karte liegt nicht in der Auslage.',
  'no-card-to-draw': () => 'Stapel und Ablage sind leer: Nimm eine Karte der Auslage.',
  'must-draw': () => 'Ein Zug endet mit einer Karte: Nimm eine aus der Auslage oder die oberste vom Stapel.',
  'space-short': (x, space) => `${asks(x, space)}: Dir ${lack(x)}.`,
  'space-too-far': (x, space) =>
    `${space(n(x, 'space'))} ist außer Reichweite: Deine Karten enden vor ${space(n(x, 'before'))}.`,
  'space-occupied': (x, space) =>
    `${space(n(x, 'space'))} ist besetzt: Ein Kamel zieht ohne Zahlung darüber hinweg.`,
  'space-passed': (x, space) =>
    `Dein Kamel ist an ${space(n(x, 'space'))} schon vorbei. Kamele ziehen nur vorwärts.`,
  'camel-here': (x, space) => `Dein Kamel steht in ${space(n(x, 'space'))}.`,
  'cards-wrong': (x, space) =>
    `${space(n(x, 'space'))} verlangt genau ${requirements[iconOf(x)]}: Die gewählten Karten bezahlen das nicht.`,
  'cards-more': (x, space) => `${asks(x, space)}: Es ${lack(x)}.`
}

/** Why ballast is not dropped now, in a few words beside its button. */
export const shortly: typeof said.shortly = {
  'answer-first': 'leg zuerst die Karten',
  'other-camel': 'ruht in diesem Zug',
  'camel-stopped': 'ist schon gezogen',
  'ballast-spent': 'schon abgeworfen',
  'no-gold': 'kein Gold mehr',
  'ballast-would-lead': 'noch niemand war dort'
}

/** The sentence of a refusal; a plain one for a code that is not of this game. */
export const refusalSentence = sentenceIn(refusals, 'Das geht jetzt nicht.')
