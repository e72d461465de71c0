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
      'Bonusaktionen darfst du vor oder nach deiner Hauptaktion nutzen, so oft du zahlen kannst; nur einen schwarzen Würfel nimmst du höchstens einmal je Zug. Sie kommen nie mitten in etwas: nicht zwischen dem Setzen und dem Nutzen eines Feldes, nicht zwischen zwei genommenen Aufträgen, nicht zwischen zwei Schritten.',
      t`Die meisten kosten Kamele ${icon('camel')}, die in den Vorrat zurückgehen.`
    ]
  },
  'bonus.contract': {
    title: 'Einen Auftrag erfüllen',
    summary: t`Zahle alles, was auf einem deiner beiden Aufträge über der Linie steht: Du bekommst die Belohnung darunter und seine Punkte ${icon('vp')}.`,
    detail: [
      t`Was auf einem Auftrag über der Linie steht, ist sein Preis. Zahlst du alles auf einmal, bekommst du als Belohnung, was unter der Linie steht, und die Punkte ${icon('vp')} des Auftrags. Erfüllen kannst du nur Aufträge auf deinen ${to('contracts.slots', 'Plätzen')}; einen, den du mit der Hauptaktion dieses Zuges genommen hast, darfst du gleich danach erfüllen.`,
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
      t`Leg einen deiner Würfel in den Geldbeutel, gleich mit welchem Wert, und nimm ${moneyBagCoins} Münzen ${icon('coin')}; das darfst du mit so vielen Würfeln tun, wie du willst. Für Würfel, die schon dort liegen, wird nie bezahlt. Eine Hauptaktion ist das nicht: Hast du noch Würfel, ${to('turn.last', 'schuldest du weiterhin eine')}.`
    ],
    examples: [
      'Dir fehlen 2 Münzen für einen besetzten Stand. Eine 1 im Geldbeutel bringt 3, dann setzt du deine anderen Würfel.'
    ]
  },
  'bonus.reroll': {
    title: 'Neu würfeln',
    summary: t`${rerollPrice} Kamel ${icon('camel')}: Würfle einen deiner Würfel neu.`,
    detail: [
      t`Zahle ${rerollPrice} Kamel ${icon('camel')} und würfle einen Würfel neu, den du noch nicht gesetzt hast, auch einen weißen oder schwarzen, so oft du zahlen kannst. Der neue Wert gilt: Ein Wurf lässt sich nicht zurücknehmen.`
    ],
    examples: ['Du zahlst 1 Kamel für eine 2 und bekommst eine 5.']
  },
  'bonus.adjust': {
    title: 'Würfel um 1 drehen',
    summary: t`${adjustPrice} Kamele ${icon('camel')}: Dreh einen deiner Würfel um 1 hinauf oder hinunter.`,
    detail: [
      t`Zahle ${adjustPrice} Kamele ${icon('camel')} und dreh einen Würfel, den du noch nicht gesetzt hast, um 1 hinauf oder hinunter. Aus einer 6 wird nie eine 1 und aus einer 1 keine 6. Um einen Würfel um zwei zu drehen, zahlst du zweimal.`
    ],
    examples: ['Die Gunst des Khans verlangt 4 oder mehr, und du hast eine 3. Für 2 Kamele wird sie zur 4.']
  },
  'bonus.black-die': {
    title: 'Einen schwarzen Würfel nehmen',
    summary: t`${blackDiePrice} Kamele ${icon('camel')}: Nimm einen schwarzen Würfel ${icon('black-die')} und würfle ihn sofort. Einmal je Zug.`,
    detail: [
      t`Einmal je Zug darfst du ${blackDiePrice} Kamele ${icon('camel')} zahlen, einen schwarzen Würfel ${icon('black-die')} nehmen und ihn sofort würfeln. Er gehört dir, bis die Würfel zurückgenommen werden, und ${to('turn.colour', 'hat keine Farbe')}. Schwarze Würfel als Belohnung zählen dabei nicht mit. Ist ${to('rewards.black-die', 'keiner mehr da')}, kannst du keinen nehmen.`
    ],
    examples: [
      'Deine Würfel sind gesetzt. Nach der Hauptaktion zahlst du 3 Kamele, würfelst eine 4 und hast noch einen Zug.'
    ]
  }
}
