/** German: the main actions. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const actions: TextsOf<'actions'> = {
  'actions.books': {
    title: 'Bücher',
    summary: 'Ein Würfel für eines von vier Angeboten: zwei sind kostenlos, zwei kosten 1 oder 2 Jade.',
    detail: [
      t`Setze einen Würfel auf ein Buch und wähle eines seiner vier Angebote. Buch I nimmt jeden Würfel, Buch II eine 3 oder mehr, Buch III auf jedem seiner zwei Felder eine 5 oder mehr. Die zwei Angebote des Buches sind kostenlos und bleiben das ganze Spiel; die des Plättchens der Runde kosten 1 und 2 Jade ${icon('jade')}. Mit anderem kannst du sie nicht bezahlen.`,
      'Ein höherer Würfel bringt nicht mehr. Die Stapel der Plättchen liegen offen: Du siehst immer, was die nächste Runde anbieten wird. Die Plättchen unter dem obersten darf niemand ansehen.'
    ],
    examples: [
      'Nach unseren Werten nimmst du mit einer 5 auf Buch II umsonst 2 Seide, oder du zahlst 1 Jade für das Angebot des Plättchens.'
    ],
    house:
      'Was die Angebote bringen, ist von uns. Ein Inhaltspaket kann anderes bringen; die Tabellen zeigen dann das.'
  },
  'actions.khan': {
    title: 'Gunst des Khans',
    summary: 'Vier Plätze in einer Reihe für Würfel, deren Werte nie fallen.',
    detail: [
      'Die vier Plätze der Reihe werden von links gefüllt. Setze einen Würfel auf den ersten freien; sein Wert darf nicht unter den des Würfels davor fallen, wem dieser auch gehört. Du bekommst 4 Münzen und 2 Kamele. Würfel, die schon dort liegen, kosten dich nichts. Deine Farbe darf einmal je Runde dort liegen; mit einem schwarzen Würfel darfst du noch einmal kommen. Mit vier Würfeln ist das Feld für die Runde voll.'
    ]
  },
  'actions.seals': {
    title: 'Gildensiegel',
    summary: 'Zwei Würfel für ein Siegel; der niedrigere muss dessen Zahl erreichen.',
    detail: [
      'Setze zwei Würfel und nimm ein Siegel, das du noch nicht hast und dessen Zahl der niedrigere Würfel erreicht; es darf auch eines mit einer kleineren Zahl sein. Seine Jade bekommst du sofort und nur dieses eine Mal. Ein Siegel öffnet dir bestimmte Wege, verbessert oder nicht, und wird nie verbraucht.',
      'Mit einer der Stadtkarten nimmst du ein Siegel mit nur einem Würfel und für ein Kamel; der Würfel muss dessen Zahl erreichen.'
    ],
    house: 'Was das Verbessern kostet und bringt, ist von uns oder aus einem Inhaltspaket.'
  },
  'actions.contracts': {
    title: 'Aufträge nehmen',
    summary: 'Ein beliebiger Würfel: ein oder zwei Aufträge aus Städten mit deinen Posten, dann 3 Münzen.',
    detail: [
      'Setze einen Würfel mit beliebigem Wert. Nimm ein oder zwei Aufträge aus Städten mit deinen Posten, aus einer Stadt oder aus zweien, und dann 3 Münzen. Du hast zwei Plätze für Aufträge: Fehlt Platz, legst du zuvor ältere ab, nie einen, den du gerade nimmst. Abgelegte Aufträge kommen unter den Stapel, ein Startauftrag kommt aus dem Spiel.'
    ]
  },
  'actions.special': {
    title: 'Besondere Städte',
    summary:
      'Mit einem Posten dort: eine feste Belohnung und ein- oder zweimal der Bonus eines verbesserten Siegels.',
    detail: [
      'Balch, Hormus und Bagdad haben je zwei Plätze für je einen Würfel; du brauchst einen Posten in der Stadt. Zuerst kommt die feste Belohnung, dann, wenn du das Siegel der Stadt verbessert hast, dessen Bonus ein- oder zweimal, je nach Wert deines Würfels. Ein einfaches Siegel bringt hier nichts. Deine Farbe darf in jeder dieser Städte einmal je Runde liegen; ein schwarzer Würfel darf auf den anderen Platz.'
    ],
    examples: [
      'Nach unseren Werten bringt in Balch eine 5 mit verbessertem Siegel der Schneider 2 Kamele und eine Seide, dann zweimal den Bonus des Siegels.'
    ],
    house:
      'Die Belohnungen, welches Siegel zu welcher Stadt gehört und wie oft sein Bonus kommt, sind von uns oder aus einem Inhaltspaket.'
  },
  'actions.city-card': {
    title: 'Stadtkarten',
    summary: 'Ein Würfel auf die Karte einer Stadt mit deinem Posten; jede Karte einmal je Runde.',
    detail: [
      'Du darfst einen Würfel auf die Karte einer Stadt setzen, in der du einen Posten hast. Jede Karte kann einmal je Runde genutzt werden, von einem Spieler; danach ist sie auch für schwarze Würfel gesperrt. Die beiden Karten im Aktionsbereich brauchen keinen Posten; sie werden jede Runde ersetzt.',
      'Einen Tausch darfst du so oft nutzen, wie der Würfel zeigt. Zahlst du mit Punkten, dürfen sie unter null fallen. Karten, die zählen, bringen etwas je Posten oder erfülltem Auftrag, höchstens so oft, wie der Würfel zeigt. Andere gehen nach dem Wert des Würfels.',
      'Bei der Karte für eigene Bonusmarker wählst du verschiedene Markerstädte mit deinen Posten; nach der ersten darfst du aufhören. Liegt in einer davon der kopierende Marker, darf er keinen kopieren, den du jetzt auch gewählt hast.'
    ],
    examples: [
      'Mit drei erfüllten Aufträgen bringt eine 5 auf der Karte, die sie zählt, dreimal die Belohnung; eine 2 bringt sie zweimal.'
    ],
    house:
      'Die gedruckten Regeln nennen die Werte von fünf Karten. Die der anderen sind von uns oder aus einem Inhaltspaket.'
  }
}
