/** German: the guided first round of the Expedition. */
import { translate } from '../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  road: {
    title: 'Wer du bist und wie man gewinnt',
    text: 'Du führst zur Zeit Marco Polos eine Karawane von Hormus nach Dadu, der Stadt des Khans. Das sind deine Kamele. Wer das meiste Gold hat, wenn das erste Kamel Dadu erreicht, gewinnt.'
  },
  hand: {
    title: 'Deine Karten',
    text: 'Es gibt Waren (Öl, Gewürze, Seide und Früchte) und Kameltreiber, alle in fünf Farben. Mit Karten bezahlst du Felder. Deine siehst nur du, und du darfst beliebig viele halten.',
    open: 'Es gibt Waren (Öl, Gewürze, Seide und Früchte) und Kameltreiber, alle in fünf Farben. Mit Karten bezahlst du Felder. An diesem Tisch liegen sie für alle offen. Du darfst beliebig viele halten.'
  },
  space: {
    title: 'Was ein Feld verlangt',
    text: 'Ein Kamel betritt immer das nächste freie Feld, und jedes verlangt bestimmte Karten: gleiche oder verschiedene Waren, Kameltreiber oder Farben. Zeig auf ein Feld, um zu lesen, was es will.'
  },
  move: {
    title: 'Ein Kamel ziehen',
    text: 'Drück auf ein leuchtendes Feld: Die Karten, die es bezahlen, werden gezeigt, und du darfst andere wählen. Mehrere Felder in einem Zug sind erlaubt, aber nur mit einem deiner Kamele.',
    did: 'Dein Kamel ist gezogen.'
  },
  draw: {
    title: 'Eine Karte nehmen',
    text: 'Jeder Zug endet mit genau einer Karte, ob du gezogen bist oder nicht: einer offenen oder der obersten des Stapels. Sammle, was die Felder vor dir verlangen.',
    did: 'Du hast eine Karte genommen.'
  },
  occupied: {
    title: 'Besetzte Felder',
    text: 'Felder mit einem Kamel werden übersprungen, und das kostet nichts. Ein Rivale dicht vor dir ist ein Geschenk: Für dieselben Karten kommst du weiter.'
  },
  chest: {
    title: 'Truhen',
    text: 'Das erste Kamel, das ein Feld mit einer Truhe betritt, bekommt sofort ihr Gold; alle nach ihm gehen leer aus.'
  },
  ballast: {
    title: 'Ballast abwerfen',
    text: 'Einmal im Zug bringt 1 Gold ein Kamel ohne Karten auf sein nächstes freies Feld, aber nur dorthin, wo schon ein Rivale war. Gold entscheidet aber auch den Sieg, also überleg es dir gut.',
    did: 'Du hast Ballast abgeworfen.'
  },
  scoring: {
    title: 'Halbzeit in Ganzhou',
    text: 'Betritt das erste Kamel Ganzhou, bringt jedes Kamel auf einem Siegel dieser Etappe so viel Gold, wie darauf steht, und kommt in die Stadt. Das geschieht nur einmal.'
  },
  end: {
    title: 'Das Ende in Dadu',
    text: 'Das erste Kamel in Dadu beendet die Partie sofort. Kamele auf den Siegeln der zweiten Etappe bringen ihr Gold. Wer das meiste Gold hat, gewinnt.'
  }
})
