/** German: the course of a round. */
import { compensationBelow, rounds } from '../../../../../shared/games/voyages/content/numbers'
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const round: TextsOf<'round'> = {
  'round.start': {
    title: 'Eine Runde beginnt',
    summary: 'Startspieler, Würfel zurück, Einkommen, dann würfeln alle.',
    detail: [
      t`Ab der zweiten Runde beginnt, ${to('travel.start-player', 'wer zuletzt gereist ist')}. Alle Würfel kommen vom Plan zurück, schwarze in den Vorrat. Dann gibt es ${to('round.income', 'Einkommen')}, alle Würfel werden geworfen, und niedrige Würfe bekommen einen ${to('round.compensation', 'Ausgleich')}.`,
      'Die erste Runde hat alles davon außer dem Wechsel des Startspielers: Auch in ihr zahlen die Charaktere. Ein schwarzer Würfel aus einem Bonus ist schon in dieser Runde dabei.'
    ]
  },
  'round.income': {
    title: 'Einkommen',
    summary: t`Dein Charakter und deine Posten in kleinen Städten ${icon('small-city')} zahlen zu Beginn jeder Runde.`,
    detail: [
      'Das Programm nimmt ein, was keine Wahl lässt. Wo du wählen musst, fragt es; die Reihenfolge deiner eigenen Boni bestimmst du.',
      t`Mehrere können gleichzeitig antworten. Was aus einem gemeinsamen Vorrat kommt, geht ${to('rewards.together', 'im Uhrzeigersinn')}.`
    ]
  },
  'round.compensation': {
    title: 'Ausgleich für einen niedrigen Wurf',
    summary: t`Für jeden Punkt, den dein Wurf unter ${compensationBelow} liegt, bekommst du 1 Kamel ${icon('camel')} oder 1 Münze ${icon('coin')}, beliebig gemischt.`,
    detail: [
      t`Gezählt werden alle Würfel, die du gerade geworfen hast: Matteos weißer Würfel zählt mit und auch ein schwarzer, den du schon hast. Abgerechnet wird einmal, gleich nach dem Wurf; was danach neu gewürfelt wird oder dazukommt, ändert nichts.`,
      t`${to('characters.raschid-ad-din-sinan', 'Raschid')} würfelt nicht und bekommt keinen.`
    ],
    examples: [
      'Du würfelst 1, 2, 2, 3 und 5: Das sind 13, also zwei unter 15. Du nimmst 1 Kamel und 1 Münze.'
    ]
  },
  'round.end': {
    title: 'Eine Runde endet',
    summary: 'Hat niemand mehr Würfel, wird die Auftragsreihe geleert und der nächste Stapel ausgelegt.',
    detail: [
      t`Was in der Reihe übrig ist, kommt unter den Sonderstapel, Spalte 1 zuerst. Dann liegen sechs neue Aufträge aus, und die nächste Runde ${to('round.start', 'beginnt')}.`,
      t`Nach Runde ${rounds} wird nichts mehr ausgelegt: Das Spiel endet mit der ${to('scoring.end', 'Schlusswertung')}.`
    ]
  }
}
