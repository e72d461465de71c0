/** German: the main actions. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const actions: TextsOf<'actions'> = {
  'actions.books': {
    title: 'Bücher',
    summary: 'Ein Würfel für eines von vier Angeboten: zwei sind frei, zwei kosten 1 oder 2 Jade.',
    detail: [
      t`Ein Würfel für eines von vier Angeboten: zwei sind frei, zwei kosten 1 oder 2 Jade. Buch I nimmt jeden Würfel, Buch II eine 3 oder mehr, Buch III auf jedem seiner zwei Felder eine 5 oder mehr. Du wählst ein Angebot: Die zwei des Buches sind frei und bleiben das ganze Spiel, die des Plättchens der Runde kosten 1 oder 2 Jade ${icon('jade')}. Diese Jade muss Jade sein.`,
      'Ein höherer Würfel bringt nicht mehr. Die Stapel der Plättchen liegen offen: Du siehst immer, was die nächste Runde anbieten wird; was danach kommt, sieht niemand an.'
    ],
    examples: [
      'Mit einer 5 auf Buch II nimmst du umsonst 2 Seide, oder du zahlst 1 Jade für das Angebot des Plättchens.'
    ]
  },
  'actions.khan': {
    title: 'Gunst des Khans',
    summary: 'Vier Plätze in einer Reihe für Würfel, deren Werte nie fallen.',
    detail: [
      'Vier Plätze in einer Reihe für Würfel, deren Werte nie fallen. Dein Würfel kommt auf den linken freien Platz und darf nicht weniger zeigen als der Würfel davor. Du bekommst 4 Münzen und 2 Kamele. Das kostet nichts. Deine Farbe darf einmal dort liegen; ein schwarzer Würfel erlaubt eine zweite Nutzung. Mit vier Würfeln ist das Feld für die Runde voll.'
    ]
  },
  'actions.seals': {
    title: 'Gildensiegel',
    summary: 'Zwei Würfel für ein Siegel; der niedrigere muss dessen Zahl erreichen.',
    detail: [
      'Zwei Würfel für ein Siegel; der niedrigere muss dessen Zahl erreichen. Du darfst jedes Siegel nehmen, das du noch nicht hast und dessen Zahl der niedrigere Würfel erreicht. Die dort genannte Jade kommt sofort und nur einmal. Ein Siegel öffnet dir bestimmte Wege, verbessert oder nicht, und wird nie verbraucht.',
      'Eine Stadtkarte bringt ein Siegel für einen Würfel und ein Kamel.'
    ]
  },
  'actions.contracts': {
    title: 'Aufträge nehmen',
    summary: 'Einen oder zwei Aufträge aus Städten mit deinen Posten, dann 3 Münzen.',
    detail: [
      'Einen oder zwei Aufträge aus Städten mit deinen Posten, dann 3 Münzen. Du darfst einen oder zwei Aufträge nehmen, aus einer Stadt oder aus zweien. Du hast Platz für zwei: Zuvor muss ein älterer weg, nie einer, den du gerade nimmst. Abgelegte rote Aufträge kommen unter den Stapel, Startaufträge aus dem Spiel.'
    ]
  },
  'actions.special': {
    title: 'Besondere Städte',
    summary:
      'Mit einem Posten dort: eine feste Belohnung und ein- oder zweimal der Bonus eines verbesserten Siegels.',
    detail: [
      'Mit einem Posten dort: eine feste Belohnung und ein- oder zweimal der Bonus eines verbesserten Siegels. Balch, Hormus und Bagdad haben je zwei Plätze für einen Würfel. Zuerst kommt die feste Belohnung, dann, wenn du das Siegel der Stadt verbessert hast, dessen Bonus ein- oder zweimal, je nach Wert deines Würfels. Ein einfaches Siegel bringt nichts. Deine Farbe darf einmal dort liegen; ein schwarzer Würfel darf auf den anderen Platz.'
    ],
    examples: [
      'In Balch bringt eine 5 mit verbessertem Siegel der Schneider 2 Kamele und eine Seide, dann zweimal den Bonus des Siegels.'
    ]
  },
  'actions.city-card': {
    title: 'Stadtkarten',
    summary: 'Ein Würfel aller Spieler zusammen je Runde, mit einem Posten in der Stadt der Karte.',
    detail: [
      'Ein Würfel aller Spieler zusammen je Runde, mit einem Posten in der Stadt der Karte. Die beiden Karten im Aktionsbereich brauchen keinen Posten; sie werden jede Runde ersetzt.',
      'Einen Tausch darfst du so oft nutzen, wie der Würfel zeigt. Karten, die zählen, bringen etwas je Posten oder erfülltem Auftrag, höchstens so oft, wie der Würfel zeigt. Andere gehen nach dem Wert.',
      'Bei der Karte für eigene Marker wählst du verschiedene Markerstädte mit deinen Posten; nach der ersten darfst du aufhören. Kopiert eine davon, darf sie keine kopieren, die du jetzt auch gewählt hast.'
    ],
    examples: [
      'Mit drei erfüllten Aufträgen bringt eine 5 auf der Karte, die sie zählt, dreimal die Belohnung; eine 2 bringt sie zweimal.'
    ]
  }
}
