/** German: a round. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const round: TextsOf<'round'> = {
  'round.start': {
    title: 'Eine Runde beginnt',
    summary: 'Würfel zurück, neue Angebote, Boni, zwei neue Karten, dann würfeln alle.',
    detail: [
      'Alle Würfel kommen zurück, schwarze auf den Plan. Jedes Buch bekommt sein nächstes Plättchen mit zwei neuen Angeboten. Dann bringen dein Charakter, Markerstädte mit deinen Posten und deine verbesserten Siegel ihre Boni. Zwei neue Karten ersetzen die im Aktionsbereich, und alle würfeln.',
      'In der ersten Runde gelten Angebote, Karten und Wurf des Aufbaus; zu ihrem Beginn bringen nur Charaktere etwas.'
    ],
    house:
      'Boni kommen in Zugreihenfolge ab dem neuen Startspieler, die eigenen in beliebiger Reihenfolge. Alle dürfen zugleich antworten, außer wo aus einem gemeinsamen Vorrat gezogen wird.'
  },
  'round.compensation': {
    title: 'Ausgleich für einen schlechten Wurf',
    summary: t`Für jedes Auge, das deinem Wurf auf 15 fehlt, bekommst du 1 Kamel ${icon('camel')} oder 1 Münze ${icon('coin')}, beliebig gemischt.`,
    detail: [
      t`Ergeben die Würfel deines Wurfs zu Beginn der Runde weniger als 15, bekommst du für jedes fehlende Auge 1 Kamel ${icon('camel')} oder 1 Münze ${icon('coin')} und darfst beides mischen. Geprüft wird das einmal, gleich nach dem Wurf und vor jeder Änderung. Jade gibt es dafür nie.`
    ],
    examples: [
      'Du würfelst 1, 1, 3, 4 und 4: 13, also fehlen zwei. Du nimmst 2 Münzen, 2 Kamele oder von beidem eines.'
    ]
  }
}
