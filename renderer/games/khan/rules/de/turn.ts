/** German: a turn, and what holds for every space. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const turn: TextsOf<'turn'> = {
  'turn.course': {
    title: 'Dein Zug',
    summary: 'Eine Hauptaktion, davor und danach beliebig viele Bonusaktionen.',
    detail: [
      'Solange du Würfel hast, schuldest du in jedem deiner Züge genau eine Hauptaktion. Davor und danach darfst du beliebig viele Bonusaktionen nutzen, in beliebiger Reihenfolge. Ohne Würfel bist du aus der Runde. Im Zug deiner letzten Hauptaktion sind Bonusaktionen noch möglich, und ein schwarzer Würfel, den du in diesem Zug bekommst, hält dich in der Runde.',
      'Bonusaktionen unterbrechen nie eine Hauptaktion oder eine Belohnung: Erst wird diese beendet.'
    ],
    house:
      'Kannst du gar keine Hauptaktion ausführen, besteht dein Zug darin, einen Würfel in den Geldbeutel zu legen; danach darf er enden. Legst du einen dorthin, obwohl eine Hauptaktion möglich war, schuldest du sie weiterhin. Die gedruckten Regeln sprechen nicht davon.'
  },
  'turn.place': {
    title: 'Würfel setzen',
    summary:
      'Das Feld sagt, wie viele Würfel es verlangt; der niedrigste zählt. Deine Farbe darf dort einmal liegen.',
    detail: [
      'Setze so viele Würfel, wie das Feld verlangt. Es zählt der niedrigste von ihnen. Du darfst immer weniger nutzen, als er erlaubt. Wählen darfst du aber nur eine Aktion, die du mindestens einmal ausführen kannst: einen Schritt, den du bezahlen kannst, einen Auftrag zum Nehmen, ein Siegel, das dir fehlt.',
      'Würfel deiner Farbe dürfen auf jedem Feld einmal je Runde liegen. Ein Satz gilt als diese Nutzung, sobald einer seiner Würfel deine Farbe hat; Sätze nur aus schwarzen Würfeln sind beliebig oft erlaubt.',
      'Auf blauen Feldern dürfen mehrere Sätze liegen. Stadtkarten und besondere Städte nehmen je Platz einen Würfel.'
    ],
    house: 'Dass das Feld Aufträge blau ist, ist unsere Lesart.'
  },
  'turn.occupied': {
    title: 'Besetzte Felder',
    summary: t`Liegen auf einem blauen Feld Würfel, zahlst du so viele Münzen ${icon('coin')}, wie dein niedrigster gesetzter Würfel zeigt.`,
    detail: [
      t`Ein blaues Feld ist besetzt, sobald Würfel darauf liegen, gleich wem sie gehören: Eigene, schwarze und neutrale zählen auch. Setzt du Würfel dorthin, zahlst du zuerst so viele Münzen ${icon('coin')}, wie der niedrigste von ihnen zeigt. Weil du vor der Aktion zahlst, kann nichts, was sie bringt, dafür aufkommen. Gunst des Khans, besondere Städte, Stadtkarten und Geldbeutel kosten dafür nie etwas.`
    ],
    examples: [
      'Auf Buch I liegt ein Würfel. Du setzt eine 2, zahlst 2 Münzen und wählst ein Angebot. Eine 6 würde 6 Münzen kosten und nicht mehr bringen.'
    ]
  },
  'turn.jade': {
    title: 'Jade als Münze und Kamel',
    summary: t`Eine Jade ${icon('jade')} darf bei jeder Zahlung für eine Münze oder ein Kamel stehen, eins zu eins.`,
    detail: [
      t`Immer wenn du Münzen oder Kamele zahlst, darfst du stattdessen Jade ${icon('jade')} geben, eins zu eins. Das gilt für jede solche Zahlung: für Wege, Felder, Aufträge, Bonusaktionen und Karten. Umgekehrt geht es nie: Eine Münze oder ein Kamel steht nicht für Jade. Waren und Punkte lassen sich nicht mit Jade bezahlen, und herausgegeben wird nichts.`,
      'Wo ein Preis Jade nennt, muss es Jade sein. Am Ende zählt Jade als Ware.'
    ],
    examples: [
      'Ein Weg verlangt 1 Jade, 2 Kamele und 6 Münzen. Mit 3 Jade, 1 Kamel und 5 Münzen kannst du ihn bezahlen: eine Jade als solche, eine als Kamel, eine als Münze.'
    ],
    house:
      'Münzen und Kamele gehen zuerst, Jade bezahlt nur, was fehlt, solange du nichts anderes sagst. Jade darf auch für Münze oder Kamel einer Tauschkarte stehen, und die Karte, die Punkte und Münzen tauscht, darf in beide Richtungen zugleich genutzt werden; das sind unsere Lesarten.'
  }
}
