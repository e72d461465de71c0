/** German: the course of a round. */
import { compensationBelow, rounds } from '../../../../../shared/games/voyages/content/numbers'
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const round: TextsOf<'round'> = {
  'round.start': {
    title: 'Eine Runde beginnt',
    summary: 'Startspieler, Würfel zurück, Einkommen, dann würfeln alle.',
    detail: [
      t`Ab der zweiten Runde wird Startspieler, ${to('travel.start-player', 'wer zuletzt gereist ist')}. Alle Würfel kommen vom Plan zurück, schwarze in den Vorrat. Dann gibt es ${to('round.income', 'Einkommen')}, alle würfeln mit allen ihren Würfeln, und niedrige Würfe bekommen einen ${to('round.compensation', 'Ausgleich')}.`,
      'Die erste Runde verläuft ebenso, nur wechselt der Startspieler nicht: Auch in ihr zahlen die Charaktere.'
    ],
    house:
      'Dass die Würfel vor dem Einkommen zurückkommen, haben wir gewählt, denn Texte des Spiels weichen darin ab. Wichtig wäre es nur, wenn ein Bonus einen schwarzen Würfel brächte, und im Grundspiel tut das keiner.'
  },
  'round.income': {
    title: 'Einkommen',
    summary: t`Dein Charakter und deine Posten in kleinen Städten ${icon('small-city')} zahlen zu Beginn jeder Runde.`,
    detail: [
      t`Zu Beginn jeder Runde bekommst du, was dein Charakter bringt, falls er etwas bringt, und den Bonus jeder kleinen Stadt ${icon('small-city')} mit einem Posten von dir.`,
      'Das Programm nimmt ein, was keine Wahl lässt. Wo du wählen musst, fragt es; die Reihenfolge deiner eigenen Boni bestimmst du.',
      t`Mehrere können gleichzeitig antworten; was aus einem gemeinsamen Vorrat kommt, geht ${to('rewards.together', 'im Uhrzeigersinn')}.`
    ]
  },
  'round.compensation': {
    title: 'Ausgleich für einen niedrigen Wurf',
    summary: t`Für jeden Punkt, den dein Wurf unter ${compensationBelow} liegt, bekommst du 1 Kamel ${icon('camel')} oder 1 Münze ${icon('coin')}, beliebig gemischt.`,
    detail: [
      t`Zähle alle Würfel zusammen, die du gerade geworfen hast, auch Matteos weißen und einen schwarzen, den du schon hast. Für jeden Punkt, den die Summe unter ${compensationBelow} liegt, bekommst du 1 Kamel ${icon('camel')} oder 1 Münze ${icon('coin')}, beliebig gemischt.`,
      t`Abgerechnet wird einmal, gleich nach dem Wurf; was danach neu gewürfelt wird oder dazukommt, ändert nichts. ${to('characters.raschid-ad-din-sinan', 'Raschid')} würfelt nicht und bekommt keinen Ausgleich.`
    ],
    examples: [
      'Du würfelst 1, 2, 2, 3 und 5: Das sind 13, also zwei unter 15. Du nimmst 1 Kamel und 1 Münze.'
    ]
  },
  'round.end': {
    title: 'Eine Runde endet',
    summary: 'Hat niemand mehr Würfel, wird die Auftragsreihe geleert und der nächste Stapel ausgelegt.',
    detail: [
      t`Die Runde endet, wenn niemand mehr Würfel hat. Was in der Auftragsreihe übrig ist, kommt unter den Sonderstapel, die nächsten sechs Aufträge werden ausgelegt, und die nächste Runde ${to('round.start', 'beginnt')}.`,
      t`Nach Runde ${rounds} wird nichts mehr ausgelegt: Das Spiel endet mit der ${to('scoring.end', 'Schlusswertung')}.`
    ],
    house:
      'Die Aufträge kommen von Spalte 1 bis Spalte 6 unter den Stapel. Die gedruckten Regeln nennen keine Reihenfolge.'
  }
}
