/** German: the first stage and its scoring. */
import { asks, t, to } from '../say'
import type { TextsOf } from '../structure'

export const ganzhou: TextsOf<'ganzhou'> = {
  'ganzhou.scoring': {
    title: 'Das erste Kamel in Ganzhou',
    summary:
      'Es bleibt stehen, und sein Spieler nimmt eine Karte; dann bringt jedes Kamel auf einem Siegel der ersten Etappe sein Gold und kommt nach Ganzhou.',
    detail: [
      t`Ganzhou verlangt die vier verschiedenen Waren ${asks('four-different-goods')}. Welche Karten auch übrig sind, das Ziehen ist für diesen Zug vorbei; eine Karte wird noch genommen. Dann bringen alle Kamele auf den sechs Siegeln, was dort steht.`,
      'Das geschieht nur einmal im Spiel. Weiter geht es im Uhrzeigersinn nach dem, der Ganzhou betreten hat.'
    ],
    examples: [
      'Anna betritt Ganzhou und bekommt 6 Gold, Ben auf dem Siegel mit 4 bekommt 4. Beide Kamele stehen jetzt in Ganzhou. Cleo, weiter hinten, bekommt nichts und bleibt stehen.'
    ]
  },
  'ganzhou.city': {
    title: 'Ganzhou nach der Wertung',
    summary: 'Die Stadt fasst beliebig viele Kamele und wird nie übersprungen.',
    detail: [
      'Kamele dort versperren sie nicht. Sie verlassen sie nach den üblichen Regeln, wenn sie an der Reihe sind; das erste kommt auf das erste Feld dahinter.'
    ],
    house: 'Dass sie nie übersprungen wird, ist unsere Lesart der gedruckten Regel.'
  },
  'ganzhou.late': {
    title: 'Kamele, die später kommen',
    summary:
      'Sobald ein Kamel ein Siegel der ersten Etappe betritt, kommt es nach Ganzhou und bleibt für diesen Zug stehen.',
    detail: [
      t`Bis dahin zieht es wie immer: Es bezahlt jedes freie Feld und überspringt besetzte. Gold bringt das Siegel nicht; es gibt hier nur ${to('ganzhou.scoring', 'eine Wertung')}.`
    ],
    examples: [
      'Du betrittst Pamir, das erste Siegel, für eine Ware. Dein Kamel kommt sofort nach Ganzhou, und du nimmst eine Karte.'
    ],
    house: 'Dass es stehen bleibt, haben wir im Sinn der gedruckten Regel für Ganzhou entschieden.'
  }
}
