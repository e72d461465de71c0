/** German: the main actions. */
import { khanFields, takeCoins } from '../../../../../shared/games/voyages/content/numbers'
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const actions: TextsOf<'actions'> = {
  'actions.coins': {
    title: '5 Münzen',
    summary: t`Ein Würfel mit beliebigem Wert: ${takeCoins} Münzen ${icon('coin')}.`,
    detail: [
      t`Der Wert des Würfels ändert nur den ${to('turn.occupied', 'Preis')}, falls das Feld besetzt ist. Zu zweit liegt hier das ganze Spiel über ein neutraler Würfel.`
    ],
    examples: ['Du setzt eine 2. Das Feld ist besetzt, also zahlst du 2 Münzen und nimmst dann 5.']
  },
  'actions.bazaar': {
    title: 'Der Basar',
    summary: t`Nimm Pfeffer ${icon('pepper')}, Seide ${icon('silk')}, Gold ${icon('gold')} oder Kamele ${icon('camel')}: eine Spalte bis zu deinem niedrigsten Würfel.`,
    detail: [
      t`Es gibt vier Stände, jeder ${to('turn.place', 'ein eigenes Feld')}: einen Würfel für Kamele und für Pfeffer, zwei für Seide, drei für Gold. Die Spalte gibt, was dort gedruckt ist; eine niedrigere hat vielleicht eine Zugabe, die dir lieber ist.`,
      t`In Spalte 5 des Goldstands kommt erst das Gold, dann ein ${to('travel.bonus', 'Schritt')} ${icon('move')} auf der Karte.`
    ],
    examples: ['Du setzt eine 4 auf den Pfefferstand: 3 Pfeffer oder Spalte 3 mit 2 Pfeffer und 1 Münze.']
  },
  'actions.khan': {
    title: 'Die Gunst des Khans',
    summary: t`Ein Würfel, der mindestens so hoch ist wie der davor: 2 Kamele ${icon('camel')} und 1 Ware deiner Wahl ${icon('any-good')}.`,
    detail: [
      t`Die Plätze füllen sich von links, wer auch kommt. Nach ${khanFields} Würfeln ist das Feld für die Runde geschlossen. Für die Würfel, die schon liegen, wird nichts bezahlt.`,
      t`Die vier Plätze sind ein Feld: ${to('turn.colour', 'Deine Farbe')} darf einmal hierher. Mit einem schwarzen oder weißen Würfel darfst du noch einmal kommen, auf den nächsten Platz und mit derselben Regel für den Wert.`
    ],
    examples: [
      'Auf dem ersten Platz liegt eine 3. Rot setzt eine 3 oder mehr auf den zweiten; eine 2 ginge nicht.'
    ]
  },
  'actions.contracts': {
    title: 'Aufträge nehmen',
    summary: t`Ein Würfel: Nimm einen oder zwei Aufträge ${icon('contract')} aus Spalten bis zu seinem Wert.`,
    detail: [
      'Beide wählst du aus der Reihe, wie sie liegt; danach rückt sie nach links auf. Ein Würfel mit der 1 erreicht nur eine Spalte, also nur einen Auftrag.',
      t`Die Spalten 5 und 6 bringen außerdem Kamele oder Münzen, nicht gemischt. Genommene Aufträge kommen auf deine zwei ${to('contracts.slots', 'Plätze')}, auf denen ältere vielleicht weichen müssen.`
    ],
    examples: ['Mit einer 5 nimmst du die Aufträge der Spalten 2 und 5 und 1 Kamel für Spalte 5.']
  },
  'actions.travel': {
    title: 'Reise',
    summary: t`Zwei Würfel: Zieh deine Figur höchstens so viele Schritte ${icon('move')}, wie der niedrigere zeigt, und bezahle die Schritte, die du machst.`,
    detail: [
      t`Mindestens ein Schritt, höchstens der niedrigere Würfel. Die Schritte kosten Münzen ${to('travel.costs', 'nach der Tafel')}, die Wege, was ${to('travel.routes', 'auf ihnen steht')}. Du gehst Schritt für Schritt und darfst nach jedem aufhören; ein Schritt, den du nicht bezahlen kannst, steht nicht zur Wahl.`,
      t`Wo die Bewegung endet, ${to('posts.placing', 'setzt du einen Handelsposten')}. Wer in einer Runde zuletzt reist, ${to('travel.start-player', 'beginnt die nächste')}.`
    ],
    examples: [
      'Du setzt eine 3 und eine 5 und machst zwei Schritte, einen davon über einen Weg, der 2 Kamele verlangt. Du zahlst 7 Münzen und 2 Kamele.'
    ]
  },
  'actions.city-card': {
    title: 'Stadtkarten',
    summary: t`Ein Würfel auf die Karte einer großen Stadt ${icon('large-city')}, in der du einen Handelsposten hast.`,
    detail: [
      t`Jede Karte wird je Runde nur einmal benutzt, von wem auch immer; danach ist sie zu, auch für schwarze Würfel. Der Wert des Würfels sagt meist, wie oft du die Karte nutzt; siehe ${to('cards.trade', 'die Arten von Karten')}.`,
      t`Der Posten muss schon dort stehen. Setzt ihn eine ${to('travel.bonus', 'Bonusbewegung')} vor deiner Hauptaktion, darfst du die Karte noch im selben Zug nutzen.`
    ],
    examples: [
      'Gelb hat einen Posten in Alexandria und setzt eine 3 auf dessen Karte, die 2 Gold gegen 4 Punkte tauscht. Gelb hat 4 Gold und nutzt sie also zweimal.'
    ]
  }
}
