/** German: the main actions. */
import { khanFields, takeCoins } from '../../../../../shared/games/voyages/content/numbers'
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const actions: TextsOf<'actions'> = {
  'actions.coins': {
    title: '5 Münzen',
    summary: t`Ein Würfel mit beliebigem Wert: Nimm ${takeCoins} Münzen ${icon('coin')}.`,
    detail: [
      t`Setze einen Würfel und nimm ${takeCoins} Münzen ${icon('coin')}. Sein Wert zählt nur für den ${to('turn.occupied', 'Preis')} eines besetzten Feldes. Zu zweit liegt hier die ganze Partie über ein neutraler Würfel; das Feld ist dann immer besetzt.`
    ],
    examples: ['Du setzt eine 2. Das Feld ist besetzt, also zahlst du 2 Münzen und nimmst dann 5.']
  },
  'actions.bazaar': {
    title: 'Der Basar',
    summary: t`Nimm Pfeffer ${icon('pepper')}, Seide ${icon('silk')}, Gold ${icon('gold')} oder Kamele ${icon('camel')}: eine Spalte bis zu deinem niedrigsten Würfel.`,
    detail: [
      t`Es gibt vier Stände, jeder ${to('turn.place', 'ein eigenes Feld')}: einen Würfel für Kamele ${icon('camel')} und für Pfeffer ${icon('pepper')}, zwei für Seide ${icon('silk')}, drei für Gold ${icon('gold')}. Du nimmst, was eine Spalte gibt, höchstens die deines niedrigsten Würfels; eine niedrigere hat vielleicht eine Zugabe, die dir lieber ist.`,
      t`In Spalte 5 des Goldstands kommt erst das Gold, dann ein ${to('travel.bonus', 'Schritt')} ${icon('move')} auf der Karte.`
    ],
    examples: [
      'Du setzt eine 4 auf den Pfefferstand und nimmst 3 Pfeffer oder aus Spalte 3 2 Pfeffer und 1 Münze.'
    ]
  },
  'actions.khan': {
    title: 'Die Gunst des Khans',
    summary: t`Ein Würfel, mindestens so hoch wie der davor: Nimm 2 Kamele ${icon('camel')} und 1 Ware deiner Wahl ${icon('any-good')}.`,
    detail: [
      t`Setze einen Würfel auf den nächsten freien Platz von links. Er muss mindestens so hoch sein wie der davor, wer jenen auch gesetzt hat. Du nimmst 2 Kamele ${icon('camel')} und 1 Ware deiner Wahl ${icon('any-good')}. Nach ${khanFields} Würfeln ist das Feld für die Runde geschlossen. Für die Würfel, die schon liegen, wird nie bezahlt.`,
      t`Die vier Plätze sind ein Feld: ${to('turn.colour', 'Deine Farbe')} darf einmal hierher. Mit einem schwarzen oder weißen Würfel darfst du noch einmal kommen, auf den nächsten Platz und nach derselben Regel.`
    ],
    examples: [
      'Auf dem ersten Platz liegt eine 3. Rot setzt eine 3 oder mehr auf den zweiten; eine 2 ginge nicht.'
    ]
  },
  'actions.contracts': {
    title: 'Aufträge nehmen',
    summary: t`Ein Würfel: Nimm einen oder zwei Aufträge ${icon('contract')} aus Spalten bis zu seinem Wert.`,
    detail: [
      t`Setze einen Würfel; sein Wert ist die höchste Spalte, aus der du Aufträge ${icon('contract')} nehmen darfst. Du nimmst einen oder zwei. Beide wählst du aus der Reihe, wie sie liegt; danach rückt sie nach links auf. Eine 1 erreicht nur eine Spalte, also nur einen Auftrag.`,
      t`Die Spalten 5 und 6 bringen außerdem Kamele oder Münzen, nicht gemischt. Die Aufträge kommen auf deine zwei ${to('contracts.slots', 'Plätze')}, auf denen ältere vielleicht weichen müssen.`
    ],
    examples: ['Mit einer 5 nimmst du die Aufträge der Spalten 2 und 5 und 1 Kamel für Spalte 5.']
  },
  'actions.travel': {
    title: 'Reise',
    summary: t`Zwei Würfel: Zieh deine Figur höchstens so viele Schritte ${icon('move')}, wie der niedrigere zeigt, und bezahle die Schritte, die du machst.`,
    detail: [
      t`Setze zwei Würfel und zieh deine Figur mindestens einen Schritt ${icon('move')} und höchstens so viele, wie der niedrigere zeigt. Die Schritte kosten Münzen ${to('travel.costs', 'nach der Tafel')}, die Wege, was ${to('travel.routes', 'auf ihnen steht')}. Du gehst Schritt für Schritt und darfst nach jedem aufhören; ein Schritt, den du nicht bezahlen kannst, steht nicht zur Wahl.`,
      t`In der Stadt, in der die Bewegung endet, ${to('posts.placing', 'setzt du einen Handelsposten')}. Wer in einer Runde zuletzt reist, ${to('travel.start-player', 'beginnt die nächste')}.`
    ],
    examples: [
      'Du setzt eine 3 und eine 5 und machst zwei Schritte, einen davon über einen Weg, der 2 Kamele verlangt. Du zahlst 7 Münzen und 2 Kamele.'
    ]
  },
  'actions.city-card': {
    title: 'Stadtkarten',
    summary: t`Ein Würfel auf die Karte einer großen Stadt ${icon('large-city')}, in der du einen Handelsposten hast.`,
    detail: [
      t`Hast du in einer großen Stadt ${icon('large-city')} einen Handelsposten, darfst du einen Würfel auf ihre Karte setzen und sie nutzen. Jede Karte nutzt je Runde nur einer und nur einmal; danach ist sie geschlossen, auch für schwarze Würfel. Der Wert des Würfels sagt meist, wie oft du die Karte nutzen darfst; siehe ${to('cards.trade', 'die Arten von Karten')}.`,
      t`Der Posten muss schon dort stehen. Setzt ihn eine ${to('travel.bonus', 'Bonusbewegung')} vor deiner Hauptaktion, darfst du die Karte noch im selben Zug nutzen.`
    ],
    examples: [
      'Gelb hat einen Posten in Alexandria und setzt eine 3 auf dessen Karte, die 2 Gold gegen 4 Punkte tauscht. Gelb hat 4 Gold und nutzt sie also zweimal.'
    ],
    house:
      'Dass ein Posten seine Karte noch im selben Zug öffnet, ist unsere Lesart; die gedruckten Regeln sprechen nur von Posten, die eine Reise gesetzt hat.'
  }
}
