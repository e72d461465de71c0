/** Why something cannot be done, with its numbers, in German. Every code of the rules has its sentence. */
import type { RefusalCode } from '../../../../../shared/games/voyages/refusals'
import { pluralsOf } from '../../../../words/catalogue'
import { amount } from '../names/de'
import type * as said from './en'
import { itemOf, n, type Numbers } from './numbers'

const plural = pluralsOf('de')
const dice = (count: number): string => `${count} Würfel`

const price = (x: Numbers): string =>
  [
    n(x, 'coins') > 0 ? amount('coin', n(x, 'coins')) : '',
    n(x, 'camels') > 0 ? amount('camel', n(x, 'camels')) : ''
  ]
    .filter(Boolean)
    .join(' und ')

const short = (x: Numbers): string => {
  const lack = n(x, 'short')
  return `du hast ${n(x, 'have')}, es ${plural(lack, { one: 'fehlt', other: 'fehlen' })} ${lack}.`
}

export const refusals: Readonly<Record<RefusalCode, (numbers: Numbers) => string>> = {
  'answer-first': () => 'Zuerst wartet eine andere Frage auf Antwort.',
  'not-offered': () => 'Das wird gerade nicht angeboten.',
  'main-action-done': () => 'Die Hauptaktion dieses Zuges ist getan. Bonusaktionen sind weiterhin möglich.',
  'main-action-owed': (x) => `Du hast noch ${dice(n(x, 'dice'))} und musst eine Hauptaktion ausführen.`,
  'no-such-space': () => 'Dieses Feld gibt es in dieser Partie nicht.',
  'dice-count': (x) => `Dieses Feld nimmt ${dice(n(x, 'needs'))}, du hast ${n(x, 'given')} gewählt.`,
  'die-not-in-hand': () => 'Diesen Würfel hast du nicht.',
  'die-value': () => 'Wähle zuerst einen Wert für deine Würfel.',
  'own-colour-there': () =>
    'Hier liegt in dieser Runde schon ein Würfel deiner Farbe. Ein weißer oder schwarzer darf noch dazu.',
  'coins-short': (x) => `Kostet ${amount('coin', n(x, 'price'))}: ${short(x)}`,
  'camels-short': (x) => `Kostet ${amount('camel', n(x, 'price'))}: ${short(x)}`,
  'goods-short': (x) => `Verlangt ${amount(itemOf(x), n(x, 'price'))}: ${short(x)}`,
  'khan-full': () => 'Alle vier Felder sind in dieser Runde besetzt.',
  'khan-value': (x) =>
    `Das nächste Feld verlangt mindestens ${n(x, 'needs')}, dein Würfel zeigt ${n(x, 'value')}.`,
  'row-empty': () => 'In der Reihe liegen keine Aufträge.',
  'no-affordable-step': (x) =>
    `Du kannst keinen Schritt bezahlen: Der billigste kostet ${price(x) || 'mehr, als du hast'}.`,
  'no-post-there': () => 'Um die Karte zu nutzen, brauchst du einen Handelsposten in dieser Stadt.',
  'card-occupied': () => 'Auf dieser Karte liegt ein Würfel: Sie ist in dieser Runde verbraucht.',
  'nothing-to-count': () => 'Du hast nichts, was diese Karte zählt.',
  'contract-not-active': () => 'Dieser Auftrag liegt nicht vor dir.',
  'die-has-no-value': () => 'Dieser Würfel hat noch keinen Wert: Du wählst ihn beim Setzen.',
  'die-at-end': () => 'Ein Würfel lässt sich nicht über 1 oder 6 hinaus drehen.',
  'black-die-taken': () => 'Du hast in diesem Zug schon einen schwarzen Würfel gekauft.',
  'no-black-die': () => 'Im Vorrat ist kein schwarzer Würfel mehr.',
  'column-too-high': (x) => `Dein niedrigster Würfel zeigt ${n(x, 'lowest')}: Spalten bis ${n(x, 'lowest')}.`,
  'too-many-uses': () => 'Das ist öfter, als der Würfel oder dein Vorrat erlaubt.',
  'not-a-neighbour': () => 'Dorthin führt kein Weg in einem Schritt.',
  'no-steps-left': () => 'Alle Schritte dieser Bewegung sind verbraucht.',
  'must-move': () => 'Geh mindestens einen Schritt, bevor du anhältst.',
  'no-post-to-leave': () => 'In dieser Stadt kann kein Handelsposten zurückbleiben.'
}

/** The sentence of a refusal; a plain one for a code that is not of this game. */
export const refusalSentence: typeof said.refusalSentence = (refusal) => {
  const known = refusals as Readonly<Record<string, ((numbers: Numbers) => string) | undefined>>
  return known[refusal.code]?.(refusal.numbers ?? {}) ?? 'Das geht jetzt nicht.'
}

/** Where a place cannot be reached at all with the dice and stock at hand. */
export const unreachable: typeof said.unreachable = (steps) =>
  `Mit ${steps} ${plural(steps, { one: 'Schritt', other: 'Schritten' })} und deinem Vorrat nicht erreichbar.`
export const needTwoDice = 'Zum Reisen wähle zwei Würfel. Der niedrigere gibt die Schritte.'
