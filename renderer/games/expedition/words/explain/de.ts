/** One sentence for every icon, piece and number: what it means (T-15). German. */
import { cards, gold } from '../names/de'
import type * as said from './en'

/** What pays for a space with this icon. */
export const requirements: typeof said.requirements = {
  'one-good': 'Eine beliebige Warenkarte. Ein Kameltreiber ist nie eine Ware.',
  'three-identical-goods': 'Drei Karten derselben Ware, in beliebigen Farben.',
  'four-different-goods': 'Je eine Karte Öl, Gewürze, Seide und Früchte, in beliebigen Farben.',
  'two-drivers': 'Zwei Kameltreiber, in beliebigen Farben.',
  'three-of-one-colour': 'Drei Karten einer Farbe, Waren und Treiber beliebig gemischt.',
  'five-colours': 'Fünf Karten, eine jeder Farbe, Waren und Treiber beliebig gemischt.',
  'two-identical-goods': 'Zwei Karten derselben Ware, in beliebigen Farben.',
  'one-driver': 'Ein Kameltreiber beliebiger Farbe.',
  'two-of-one-colour': 'Zwei Karten einer Farbe, Waren und Treiber beliebig gemischt.'
}

export const chest: typeof said.chest = (count) =>
  `Eine Truhe mit ${gold(count)}: Das erste Kamel, das hierher kommt, erhält sie.`
export const stageSeal: typeof said.stageSeal = (count, city) =>
  `Bringt ${gold(count)}, wenn das erste Kamel ${city} betreten hat: Dann ziehen alle Kamele auf diesen Siegeln nach ${city}.`
export const finalSeal: typeof said.finalSeal = (count, city) =>
  `Bringt ${gold(count)} am Ende, wenn ein Kamel ${city} betritt.`
export const ballast =
  'Einmal im Zug bringt 1 Gold ein Kamel ohne Karten auf sein nächstes freies Feld, wenn ein Mitspieler dieses Feld schon erreicht hat.'
export const deck: typeof said.deck = (count) =>
  `${count === 0 ? 'Der Stapel ist leer: Die Ablage wird gemischt, sobald eine Karte gebraucht wird.' : `${cards(count)}, verdeckt.`} Die oberste Karte zu ziehen beendet deinen Zug und lässt sich nicht zurücknehmen.`
export const discards: typeof said.discards = (count) =>
  `${count} bezahlte ${count === 1 ? 'Karte' : 'Karten'}, offen. Sie werden zum Stapel, wenn dieser aufgebraucht ist.`
export const display =
  'Nimm diese Karte: Das beendet deinen Zug und lässt sich nicht zurücknehmen. Ihr Platz wird sofort vom Stapel aufgefüllt.'
export const handCount = 'Karten auf der Hand. Niemand sonst sieht sie.'
export const purse =
  'Das meiste Gold am Ende gewinnt. Bei Gleichstand entscheidet das Kamel, das der letzten Stadt am nächsten ist.'
export const stageCity: typeof said.stageCity = (city) =>
  `${city} fasst beliebig viele Kamele. Wer die Stadt betritt, hält für diesen Zug an; nach dem Zug des Ersten wird die erste Etappe gewertet.`
export const finalCity: typeof said.finalCity = (city) =>
  `Das Spiel endet sofort, wenn ein Kamel ${city} betritt.`

/** All about a space: who asks for what, and what lies there. */
export const space: typeof said.space = (name, of, chestThere, at) =>
  [
    `${name}.`,
    of.requirement ? requirements[of.requirement] : '',
    chestThere && of.chest ? chest(of.chest) : '',
    of.scoring === undefined
      ? ''
      : at.stage === 1
        ? stageSeal(of.scoring, at.stageCity)
        : finalSeal(of.scoring, at.finalCity),
    at.kind === 'stage-city' ? stageCity(at.stageCity) : '',
    at.kind === 'final-city' ? finalCity(at.finalCity) : ''
  ]
    .filter(Boolean)
    .join(' ')
