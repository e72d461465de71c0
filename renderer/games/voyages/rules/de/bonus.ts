/** German: the bonus actions. */
import {
  adjustPrice,
  blackDiePrice,
  moneyBagCoins,
  rerollPrice
} from '../../../../../shared/games/voyages/content/numbers'
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const bonus: TextsOf<'bonus'> = {
  'bonus.when': {
    title: 'Wann und wie oft',
    summary:
      'Vor oder nach deiner Hauptaktion, so oft du zahlen kannst; nur den schwarzen Würfel gibt es einmal je Zug.',
    detail: [
      'Nie mitten in etwas: nicht zwischen dem Setzen und dem Nutzen eines Feldes, nicht zwischen zwei genommenen Aufträgen, nicht zwischen zwei Schritten.',
      t`Die meisten kosten Kamele ${icon('camel')}, die in den Vorrat zurückgehen.`
    ]
  },
  'bonus.contract': {
    title: 'Einen Auftrag erfüllen',
    summary: t`Zahle alles, was links auf einem deiner beiden Aufträge steht: Du bekommst die Belohnung rechts und seine Punkte ${icon('vp')}.`,
    detail: [
      t`Nur Aufträge auf deinen ${to('contracts.slots', 'Plätzen')} lassen sich erfüllen, und der ganze Preis wird auf einmal bezahlt. Ein Auftrag darf noch in dem Zug erfüllt werden, in dem du ihn genommen hast, nach der Hauptaktion.`,
      t`Er verlässt seinen Platz, sobald er bezahlt ist; ein ${to('contracts.drawn', 'Auftrag als seine Belohnung')} findet den Platz also frei. Alle erfüllten Aufträge, auch Startaufträge, zählen für die ${to('scoring.contracts', 'meisten Aufträge')}.`
    ],
    examples: [
      'Ein Auftrag verlangt 2 Kamele, 2 Pfeffer und 1 Seide. Du zahlst sie und bekommst 4 Münzen und 3 Punkte.'
    ]
  },
  'bonus.purse': {
    title: 'Der Geldbeutel: 3 Münzen',
    summary: t`Leg einen Würfel mit beliebigem Wert in den Geldbeutel: ${moneyBagCoins} Münzen ${icon('coin')}.`,
    detail: [
      t`So viele Würfel du willst, wessen Würfel dort auch liegen, und immer ohne Zahlung. Eine Hauptaktion ist das nicht: Hast du noch Würfel, ${to('turn.last', 'schuldest du weiterhin eine')}.`
    ],
    examples: [
      'Dir fehlen 2 Münzen für einen besetzten Stand. Eine 1 im Geldbeutel bringt 3, dann setzt du deine anderen Würfel.'
    ]
  },
  'bonus.reroll': {
    title: 'Neu würfeln',
    summary: t`${rerollPrice} Kamel ${icon('camel')}: Würfle einen deiner Würfel neu.`,
    detail: [
      'Jeden Würfel, der noch nicht gesetzt ist, auch weiße und schwarze, so oft du zahlst. Der neue Wert gilt: Was der Zufall gezeigt hat, lässt sich nicht zurücknehmen.'
    ],
    examples: ['Du zahlst 1 Kamel für eine 2 und bekommst eine 5.']
  },
  'bonus.adjust': {
    title: 'Würfel um 1 drehen',
    summary: t`${adjustPrice} Kamele ${icon('camel')}: Dreh einen deiner Würfel um 1 hinauf oder hinunter.`,
    detail: [
      'Von 6 auf 1 oder von 1 auf 6 geht es nicht. Um einen Würfel um zwei zu drehen, zahlst du zweimal.'
    ],
    examples: ['Die Gunst des Khans verlangt 4 oder mehr, und du hast eine 3. Für 2 Kamele wird sie zur 4.']
  },
  'bonus.black-die': {
    title: 'Einen schwarzen Würfel nehmen',
    summary: t`${blackDiePrice} Kamele ${icon('camel')}: Nimm einen schwarzen Würfel ${icon('black-die')} und würfle ihn sofort. Einmal je Zug.`,
    detail: [
      t`Er gehört dir, bis die Würfel zurückgenommen werden, und ${to('turn.colour', 'hat keine Farbe')}. Schwarze Würfel als Belohnung zählen nicht zu dem einen je Zug. Ist ${to('rewards.black-die', 'keiner mehr da')}, steht die Aktion nicht zur Wahl.`
    ],
    examples: [
      'Deine Würfel sind gesetzt. Nach der Hauptaktion zahlst du 3 Kamele, würfelst eine 4 und hast noch einen Zug.'
    ]
  }
}
