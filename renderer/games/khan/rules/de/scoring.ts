/** German: the end. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const scoring: TextsOf<'scoring'> = {
  'scoring.end': {
    title: 'Schlusswertung',
    summary: 'Nach fünf Runden: Schilde, Zielkarte, Waren, Münzen und die meisten Aufträge.',
    detail: [
      t`Nach fünf Runden: Schilde, Zielkarte, Waren, Münzen und die meisten Aufträge. Pfeffer, Seide, Gold und Jade ${icon('jade')} zusammen bringen je zwei 1 Punkt, Münzen ${icon('coin')} je zehn. Jade ist hier Ware, keine Münze. Nicht erfüllte Aufträge kosten nichts.`
    ]
  },
  'scoring.shields': {
    title: 'Schilde',
    summary:
      'Verschiedene Schilde von Städten mit deinen Posten, und jeder noch einmal, den deine Zielkarte zeigt.',
    detail: [
      'Verschiedene Schilde von Städten mit deinen Posten, und jeder noch einmal, den deine Zielkarte zeigt. Ein Schild, der in zwei Städten liegt, zählt einmal. Peking hat keinen. Dreizehn oder mehr bringen die meisten Punkte.'
    ],
    examples: [
      'Du hast Posten unter Kranich, Drache, Lotus und Pferd, und deine Zielkarte zeigt Kranich und Löwe: Das sind fünf Schilde.'
    ]
  },
  'scoring.goals': {
    title: 'Zielkarte',
    summary: 'Punkte für die verbesserten Siegel, die sie zeigt, mehr Schilde für die, die du hast.',
    detail: [
      'Punkte für die verbesserten Siegel, die sie zeigt, mehr Schilde für die, die du hast. Sie bleibt bis zum Ende geheim. Nicht verbesserte Siegel bringen nichts.'
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
