/** German: travelling. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const travel: TextsOf<'travel'> = {
  'travel.spaces': {
    title: 'Die drei Reisefelder',
    summary: 'Ein, zwei oder drei Würfel; der niedrigste gibt die Schritte, bis zur Zahl auf dem Feld.',
    detail: [
      'Ein, zwei oder drei Würfel; der niedrigste gibt die Schritte, bis zur Zahl auf dem Feld. Mindestens ein Schritt muss es sein; Städte und Oasen kosten je einen. Das untere Feld kostet zusätzlich 2 Münzen. Du zahlst zuerst für ein besetztes Feld, dann diese Münzen, dann die Wege; was die Bewegung bringt, kann sie nicht bezahlen.'
    ],
    examples: [
      'Von Xi’an über die Jing-Oase, Fuzhou und die Martaban-Oase nach Jaipur: vier Schritte, 8 Münzen und 4 Kamele, kein Siegel. Von Bagan geradewegs nach Kabul: ein Schritt, 1 Jade, 2 Kamele und 6 Münzen.'
    ]
  },
  'travel.routes': {
    title: 'Wege und Siegel',
    summary:
      'Du zahlst einen Weg jedes Mal, wenn du ihn gehst. Manche Wasserwege verlangen ein Gildensiegel.',
    detail: [
      'Du zahlst einen Weg jedes Mal, wenn du ihn gehst. Manche Wasserwege verlangen ein Gildensiegel. Das Siegel braucht es in beiden Richtungen. Ob es verbessert ist, ist gleich, und es wird nie verbraucht. Oasen tragen keine Posten.'
    ]
  },
  'travel.move': {
    title: 'Schritte von Karten und Belohnungen',
    summary: t`Schritte ${icon('move')}, die du gehen darfst; die Wege bezahlst du.`,
    detail: [
      t`Schritte ${icon('move')}, die du gehen darfst; die Wege bezahlst du. Du darfst weniger gehen oder gar keinen. Zusammen bringen sie einen Posten, am Ende. Das ist nicht die Aktion Reise: Wer als Nächstes beginnt, ändert sich nicht. Ist kein Schritt bezahlbar, geschieht nichts.`
    ]
  },
  'travel.first': {
    title: 'Wer die nächste Runde beginnt',
    summary: t`Wer ein Reisefeld nutzt, das nicht niedriger ist als jedes in dieser Runde genutzte, nimmt die Sanduhr ${icon('hourglass')}.`,
    detail: [
      t`Wer ein Reisefeld nutzt, das nicht niedriger ist als jedes in dieser Runde genutzte, nimmt die Sanduhr ${icon('hourglass')}. Das untere Feld hat Rang 1, das mittlere 2, das obere 3. Die Sanduhr wechselt sofort; die Reihenfolge dieser Runde bleibt. Reist niemand, ändert sich nichts.`
    ],
    examples: [
      'Rot nutzt das mittlere Feld, dann Blau das untere: Rot behält die Sanduhr. Grün nutzt dann auch das mittlere und nimmt sie.'
    ]
  }
}
