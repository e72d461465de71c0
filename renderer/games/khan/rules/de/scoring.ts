/** German: the end. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const scoring: TextsOf<'scoring'> = {
  'scoring.end': {
    title: 'Schlusswertung',
    summary: 'Nach fünf Runden: Wappen, Zielkarte, Waren, Münzen und die meisten Aufträge.',
    detail: [
      t`Ist die fünfte Runde vorbei, werden Wappen, deine Zielkarte, Waren, Münzen und die meisten erfüllten Aufträge gewertet. Pfeffer, Seide, Gold und Jade ${icon('jade')} zusammen bringen je zwei 1 Punkt, Münzen ${icon('coin')} je zehn, beides abgerundet. Jade ist hier Ware, keine Münze. Nicht erfüllte Aufträge kosten nichts.`
    ]
  },
  'scoring.shields': {
    title: 'Wappen',
    summary:
      'Je mehr verschiedene Wappen die Städte mit deinen Posten haben, desto mehr Punkte. Deine Zielkarte zählt manche noch einmal.',
    detail: [
      'Du zählst die verschiedenen Wappen der Städte mit deinen Posten. Ein Wappen deiner Zielkarte zählt noch einmal, wenn du in einer Stadt mit ihm einen Posten hast; De Wu zählt eines mehr. Je mehr Wappen, desto mehr Punkte, wie in der Tabelle; mehr als dreizehn bringen nicht mehr. Zwei Städte mit demselben Wappen zählen einmal. Peking hat keines.'
    ],
    examples: [
      'Du hast Posten unter Kranich, Drache, Lotus und Pferd, und deine Zielkarte zeigt Kranich und Löwe: Das sind fünf Wappen.'
    ],
    house: 'Die Punkte vom ersten bis zum zwölften Wappen sind von uns oder aus einem Inhaltspaket.'
  },
  'scoring.goals': {
    title: 'Zielkarte',
    summary:
      'Punkte für die verbesserten Siegel, die sie zeigt, und je ein Wappen mehr für gezeigte Wappen, die du hast.',
    detail: [
      'Du bekommst die Punkte für jedes Siegel, das sie zeigt und das du verbessert hast; einfache Siegel bringen nichts. Jedes gezeigte Wappen, das du hast, wie oft auch immer, zählt als ein Wappen mehr. Die Karte bleibt bis zum Ende geheim.'
    ],
    house: 'Die Karten sind von uns oder aus einem Inhaltspaket.'
  },
  'scoring.contracts': {
    title: 'Die meisten Aufträge',
    summary: 'Die meisten erfüllten Aufträge bringen 8 Punkte, die nächstkleinere Zahl 4.',
    detail: [
      'Wer die meisten erfüllten Aufträge hat, bekommt 8 Punkte, wer die nächstkleinere Zahl hat, 4. Bei Gleichstand bekommen alle die vollen Punkte. Die 4 Punkte gibt es auch nach einem Gleichstand auf dem ersten Platz, zu zweit aber nicht.'
    ],
    house: 'Dass man dafür mindestens einen Auftrag erfüllt haben muss, ist unsere Entscheidung.'
  },
  'scoring.winner': {
    title: 'Gleichstand',
    summary: t`Die meisten Punkte gewinnen, dann die meisten Kamele ${icon('camel')}; danach wird der Sieg geteilt.`,
    detail: [
      t`Es gewinnt, wer die meisten Punkte hat. Bei Gleichstand gewinnt, wer von den Beteiligten die meisten Kamele ${icon('camel')} hat; Jade ist hier kein Kamel. Haben sie auch gleich viele Kamele, teilen sie sich den Sieg.`
    ]
  }
}
