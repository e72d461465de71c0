/** German: the end. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const scoring: TextsOf<'scoring'> = {
  'scoring.end': {
    title: 'Schlusswertung',
    summary: 'Nach fünf Runden: Schilde, Zielkarte, Waren, Münzen und die meisten Aufträge.',
    detail: [
      t`Nach fünf Runden: Schilde, Zielkarte, Waren, Münzen und die meisten Aufträge. Pfeffer, Seide, Gold und Jade ${icon('jade')} zusammen bringen je zwei 1 Punkt, Münzen ${icon('coin')} je zehn, beides abgerundet. Jade ist hier Ware, keine Münze. Nicht erfüllte Aufträge kosten nichts.`
    ]
  },
  'scoring.shields': {
    title: 'Schilde',
    summary:
      'Je mehr verschiedene Schilde die Städte mit deinen Posten haben, desto mehr Punkte. Deine Zielkarte zählt manche noch einmal.',
    detail: [
      'Du zählst die verschiedenen Schilde der Städte mit deinen Posten. Ein Schild deiner Zielkarte zählt noch einmal, wenn du in einer Stadt mit ihm einen Posten hast; De Wu zählt einen mehr. Je mehr Schilde, desto mehr Punkte, wie in der Tabelle; mehr als dreizehn bringen nicht mehr. Zwei Städte mit demselben Schild zählen einmal. Peking hat keinen.'
    ],
    examples: [
      'Du hast Posten unter Kranich, Drache, Lotus und Pferd, und deine Zielkarte zeigt Kranich und Löwe: Das sind fünf Schilde.'
    ]
  },
  'scoring.goals': {
    title: 'Zielkarte',
    summary:
      'Punkte für die verbesserten Siegel, die sie zeigt, und je ein Schild mehr für gezeigte Schilde, die du hast.',
    detail: [
      'Du bekommst die Punkte für jedes Siegel, das sie zeigt und das du verbessert hast; einfache Siegel bringen nichts. Jeder gezeigte Schild, den du hast, wie oft auch immer, zählt als ein Schild mehr. Die Karte bleibt bis zum Ende geheim.'
    ]
  },
  'scoring.contracts': {
    title: 'Die meisten Aufträge',
    summary: 'Die meisten erfüllten Aufträge bringen 8 Punkte, die nächstkleinere Zahl 4.',
    detail: [
      'Die meisten erfüllten Aufträge bringen 8 Punkte, die nächstkleinere Zahl 4. Bei Gleichstand bekommen alle die Punkte. Die 4 Punkte gibt es auch nach einem Gleichstand auf dem ersten Platz, zu zweit aber nicht.'
    ],
    house: 'Dass man dafür mindestens einen Auftrag erfüllt haben muss, ist unsere Entscheidung.'
  },
  'scoring.winner': {
    title: 'Gleichstand',
    summary: t`Die meisten Punkte gewinnen, dann die meisten Kamele ${icon('camel')}; danach wird der Sieg geteilt.`,
    detail: [
      t`Die meisten Punkte gewinnen, dann die meisten Kamele ${icon('camel')}; danach wird der Sieg geteilt. Jade ist hier kein Kamel.`
    ]
  }
}
