/** German: travelling. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const travel: TextsOf<'travel'> = {
  'travel.spaces': {
    title: 'Die drei Reisefelder',
    summary: 'Ein, zwei oder drei Würfel; der niedrigste gibt die Schritte, bis zur Zahl auf dem Feld.',
    detail: [
      'Das untere Feld nimmt einen Würfel, das mittlere zwei, das obere drei. Dein niedrigster Würfel sagt, wie viele Schritte du gehen darfst, aber nie mehr als die Zahl auf dem Feld; mindestens einer muss es sein. Jede Stadt und jede Oase unterwegs ist ein Schritt. Das untere Feld kostet zusätzlich 2 Münzen. Du zahlst zuerst für ein besetztes Feld, dann diese Münzen, dann die Wege; was die Bewegung bringt, kann sie nicht bezahlen.'
    ],
    examples: [
      'Von Xi’an über eine Oase, Fuzhou und eine weitere Oase nach Jaipur: vier Schritte, 8 Münzen und 4 Kamele, kein Siegel. Von Bagan geradewegs nach Kabul: ein Schritt, 1 Jade, 2 Kamele und 6 Münzen.'
    ],
    house: 'Die Grenzen des mittleren und des oberen Feldes sind von uns oder aus einem Inhaltspaket.'
  },
  'travel.routes': {
    title: 'Wege und Siegel',
    summary:
      'Du zahlst einen Weg jedes Mal, wenn du ihn gehst. Manche Wasserwege verlangen ein Gildensiegel.',
    detail: [
      'Sooft du einen Weg gehst, zahlst du seinen Preis, auch wenn du auf ihm umkehrst. Manche Wasserwege stehen nur dem offen, der ein bestimmtes Gildensiegel hat, und zwar in beiden Richtungen. Ob das Siegel verbessert ist, ist gleich, und es wird nie verbraucht.'
    ],
    house:
      'Die Wege sind von uns oder aus einem Inhaltspaket. Die gedruckten Regeln nennen nur die zweier Beispiele.'
  },
  'travel.move': {
    title: 'Schritte von Karten und Belohnungen',
    summary: t`Schritte ${icon('move')}, die du gehen darfst; die Wege bezahlst du.`,
    detail: [
      t`Du darfst diese Schritte ${icon('move')} gehen, wenn du die Wege bezahlst: alle, einige oder keinen. Sie sind eine einzige Bewegung, mit einem Posten an ihrem Ende. Das ist nicht die Aktion Reise: Wer die nächste Runde beginnt, ändert sich nicht. Kannst du keinen Schritt bezahlen, verfällt die Bewegung.`
    ]
  },
  'travel.first': {
    title: 'Wer die nächste Runde beginnt',
    summary: t`Wer ein Reisefeld nutzt, das nicht niedriger ist als jedes in dieser Runde genutzte, nimmt die Sanduhr ${icon('hourglass')}.`,
    detail: [
      t`Das untere Reisefeld hat Rang 1, das mittlere 2, das obere 3. Wurde in dieser Runde noch kein höheres Feld genutzt als deines, nimmst du die Sanduhr ${icon('hourglass')} und beginnst die nächste Runde. Sie wechselt sofort; die Reihenfolge dieser Runde bleibt. Reist niemand, ändert sich nichts.`
    ],
    examples: [
      'Rot nutzt das mittlere Feld, dann Blau das untere: Rot behält die Sanduhr. Grün nutzt dann auch das mittlere und nimmt sie.'
    ]
  }
}
