/** German: the first stage and its scoring. */
import { asks, t, to } from '../say'
import type { TextsOf } from '../structure'

export const ganzhou: TextsOf<'ganzhou'> = {
  'ganzhou.scoring': {
    title: 'Das erste Kamel in Ganzhou',
    summary:
      'Es bleibt stehen, und sein Spieler nimmt eine Karte; dann bringt jedes Kamel auf einem Siegel der ersten Etappe sein Gold und kommt nach Ganzhou.',
    detail: [
      t`Ganzhou verlangt die vier verschiedenen Waren ${asks('four-different-goods')}. Betritt es das erste Kamel, ist das Ziehen für diesen Zug vorbei, welche Karten auch übrig sind; sein Spieler nimmt noch eine Karte. Dann bringt jedes Kamel auf einem der sechs Siegel der ersten Etappe, auch dem von Ganzhou, das Gold, das dort steht, und alle diese Kamele kommen nach Ganzhou.`,
      'Das geschieht nur einmal im Spiel. Weiter geht es im Uhrzeigersinn nach dem, der Ganzhou betreten hat. Auf der Strecke eines Inhaltspakets kann diese Stadt anders heißen, andere Karten verlangen und eine andere Zahl von Siegeln haben.'
    ],
    examples: [
      'Anna betritt Ganzhou und bekommt 6 Gold, Ben auf dem Siegel mit 4 bekommt 4. Beide Kamele stehen jetzt in Ganzhou. Cleo, weiter hinten, bekommt nichts und bleibt stehen.'
    ]
  },
  'ganzhou.city': {
    title: 'Ganzhou nach der Wertung',
    summary: 'Die Stadt fasst beliebig viele Kamele und wird nie übersprungen.',
    detail: [
      'Nach der Wertung fasst Ganzhou beliebig viele Kamele und wird nie übersprungen: Kamele dort versperren es nicht. Sie verlassen es nach den üblichen Regeln, wenn sie an der Reihe sind; das erste kommt auf das erste Feld dahinter.'
    ],
    house: 'Dass sie nie übersprungen wird, ist unsere Lesart der gedruckten Regel.'
  },
  'ganzhou.late': {
    title: 'Kamele, die später kommen',
    summary:
      'Sobald ein Kamel ein Siegel der ersten Etappe betritt, kommt es nach Ganzhou und bleibt für diesen Zug stehen.',
    detail: [
      t`Kamele, die weiter hinten waren, ziehen wie immer: Sie bezahlen jedes freie Feld und überspringen besetzte. Sobald eines ein Siegel der ersten Etappe betritt, kommt es nach Ganzhou und bleibt für diesen Zug stehen. Gold bringt das Siegel nicht; es gibt hier nur ${to('ganzhou.scoring', 'eine Wertung')}.`
    ],
    examples: [
      'Du betrittst das erste Siegel der Etappe. Dein Kamel kommt sofort nach Ganzhou, und du nimmst eine Karte.'
    ],
    house: 'Dass es stehen bleibt, haben wir im Sinn der gedruckten Regel für Ganzhou entschieden.'
  }
}
