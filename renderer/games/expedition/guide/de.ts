/** German: the guided first round of the Expedition. */
import type { Spoken } from '../../../words/catalogue'
import type * as said from './en'

export const road: Spoken<typeof said.road> = {
  title: 'Zwei Kamele, eine Straße',
  text: 'Deine Kamele ziehen von Hormus nach Dadu. Wer am Ende das meiste Gold hat, gewinnt: Schnell zu sein hilft, aber was zählt, ist das Gold.'
}
export const hand: Spoken<typeof said.hand> = {
  title: 'Deine Karten',
  text: 'Es gibt Waren (Öl, Gewürze, Seide und Früchte) und Kameltreiber, alle in fünf Farben. Mit Karten bezahlst du Felder. Deine siehst nur du, und du darfst beliebig viele halten.'
}
export const space: Spoken<typeof said.space> = {
  title: 'Was ein Feld verlangt',
  text: 'Ein Kamel betritt immer das nächste freie Feld, und jedes verlangt bestimmte Karten: gleiche oder verschiedene Waren, Kameltreiber oder Farben. Zeig auf ein Feld, um zu lesen, was es will.'
}
export const move: Spoken<typeof said.move> = {
  title: 'Ein Kamel ziehen',
  text: 'Drück auf ein leuchtendes Feld: Die Karten, die es bezahlen, werden gezeigt, und du darfst andere wählen. Mehrere Felder in einem Zug sind erlaubt, aber nur mit einem deiner Kamele.',
  did: 'Dein Kamel ist gezogen.'
}
export const draw: Spoken<typeof said.draw> = {
  title: 'Eine Karte nehmen',
  text: 'Jeder Zug endet mit genau einer Karte, ob du gezogen bist oder nicht: einer offenen oder der obersten des Stapels. Sammle, was die Felder vor dir verlangen.',
  did: 'Du hast eine Karte genommen.'
}
export const occupied: Spoken<typeof said.occupied> = {
  title: 'Besetzte Felder',
  text: 'Felder mit einem Kamel werden übersprungen, und das kostet nichts. Ein Rivale dicht vor dir ist ein Geschenk: Für dieselben Karten kommst du weiter.'
}
export const chest: Spoken<typeof said.chest> = {
  title: 'Truhen',
  text: 'Das erste Kamel, das ein Feld mit einer Truhe betritt, bekommt sofort ihr Gold; alle nach ihm gehen leer aus.'
}
export const ballast: Spoken<typeof said.ballast> = {
  title: 'Ballast abwerfen',
  text: 'Einmal im Zug bringt 1 Gold ein Kamel ohne Karten auf sein nächstes freies Feld, aber nur dorthin, wo schon ein Rivale war. Mit Gold gewinnt man auch, also wäge ab.',
  did: 'Du hast Ballast abgeworfen.'
}
export const scoring: Spoken<typeof said.scoring> = {
  title: 'Halbzeit in Ganzhou',
  text: 'Betritt das erste Kamel Ganzhou, bringt jedes Kamel auf einem Siegel dieser Etappe so viel Gold, wie darauf steht, und kommt in die Stadt. Das geschieht nur einmal.'
}
export const end: Spoken<typeof said.end> = {
  title: 'Das Ende in Dadu',
  text: 'Das erste Kamel in Dadu beendet das Spiel sofort. Kamele auf den Siegeln der zweiten Etappe bringen ihr Gold. Das meiste Gold gewinnt.'
}
