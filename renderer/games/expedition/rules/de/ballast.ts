/** German: dropping ballast. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const ballast: TextsOf<'ballast'> = {
  'ballast.drop': {
    title: 'Ballast abwerfen',
    summary: t`Einmal im Zug bringt 1 Gold ${icon('chest')} dein Kamel ohne Karten auf sein nächstes freies Feld.`,
    detail: [
      'Jederzeit beim Ziehen: vor, zwischen oder nach Feldern, die du mit Karten bezahlst. Danach darfst du mit Karten weiterziehen. Ohne Gold geht es nicht; Schulden gibt es keine, und auf eine größere Truhe wird herausgegeben.',
      t`Erlaubt ist es nur, wo ${to('ballast.where', 'schon ein Rivale war')}.`
    ],
    examples: ['Du wirfst für das nächste Feld Ballast ab und bezahlst für das übernächste dreimal Gewürze.']
  },
  'ballast.where': {
    title: 'Nur, wo schon ein Rivale war',
    summary: 'Das Kamel eines anderen muss das Feld schon erreicht oder hinter sich gelassen haben.',
    detail: ['Mit Ballast gehst du also nie in Führung. Mit Karten darfst du es gleich danach.'],
    examples: [
      'Der vorderste Rivale steht auf Feld 8, dein nächstes freies Feld ist 9: kein Ballast. Wäre es 7, ginge es.'
    ],
    house:
      'Die gedruckten Regeln sprechen vom Erreichen; wir zählen auch das Überholen, selbst wenn Kamele nach Ganzhou versetzt wurden und dabei Felder übersprangen.'
  },
  'ballast.cities': {
    title: 'Ballast und die Städte',
    summary: 'Nie nach Dadu und vor der Wertung nie nach Ganzhou.',
    detail: [
      t`Dort war noch niemand, also kann Ballast keine Wertung auslösen. Von Ganzhou führt er nur weiter, wenn ein Rivale schon auf dem nächsten freien Feld oder dahinter steht; siehe ${to('ballast.where', 'wo Ballast erlaubt ist')}.`
    ]
  }
}
