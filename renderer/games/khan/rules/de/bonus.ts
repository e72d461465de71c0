/** German: bonus actions. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const bonus: TextsOf<'bonus'> = {
  'bonus.contract': {
    title: 'Einen Auftrag erfüllen',
    summary: 'Du zahlst alles, was er verlangt, und bekommst Belohnung und Punkte.',
    detail: [
      'Wähle einen Auftrag auf einem deiner beiden Plätze und zahle ihn ganz. Dafür bekommst du seine volle Belohnung und seine Punkte. Von da an zählt er als erfüllt, ein Startauftrag genau wie jeder andere.'
    ]
  },
  'bonus.seal': {
    title: 'Ein Gildensiegel verbessern',
    summary:
      'Du zahlst, was das Siegel verlangt: Sein Bonus kommt sofort und zu Beginn jeder späteren Runde.',
    detail: [
      'Zahle den Preis eines Siegels, das du hast und noch nicht verbessert hast. Sein Bonus kommt gleich und dann wieder zu Beginn jeder späteren Runde. Verbessern darfst du, sobald die Aktion vorbei ist, die das Siegel brachte, auch noch im selben Zug. Verbesserte Siegel zählen auch auf Zielkarten und in besonderen Städten.'
    ],
    examples: [
      'Du verbesserst in Runde 2 das Siegel der Bauern: Den Bonus bekommst du jetzt und in den Runden 3, 4 und 5.'
    ]
  },
  'bonus.money-bag': {
    title: 'Geldbeutel',
    summary: t`Ein Würfel mit beliebigem Wert für 3 Münzen ${icon('coin')}, 2 Kamele ${icon('camel')} oder 1 Jade ${icon('jade')}.`,
    detail: [
      t`Leg einen Würfel, was er auch zeigt, in den Geldbeutel und nimm 3 Münzen ${icon('coin')}, 2 Kamele ${icon('camel')} oder 1 Jade ${icon('jade')}. Das darfst du mit beliebig vielen Würfeln jeder Farbe tun, und Würfel, die schon dort liegen, kosten dich nie etwas. Bleiben dir Würfel übrig, schuldest du noch eine Hauptaktion.`
    ]
  },
  'bonus.dice': {
    title: 'Neu würfeln, drehen, schwarzer Würfel',
    summary: t`Für 1 Kamel würfelst du einen Würfel neu, für 2 drehst du einen um 1, für 3 nimmst du einen schwarzen ${icon('black-die')}.`,
    detail: [
      t`Für 1 Kamel würfelst du einen Würfel neu. Für 2 Kamele drehst du einen um 1 herauf oder herunter, aber nie von 6 auf 1 oder zurück. Für 3 Kamele nimmst du einen schwarzen Würfel ${icon('black-die')}: höchstens einen je Zug, wobei solche aus Belohnungen nicht mitzählen. Er wird sofort geworfen, lässt sich ändern wie andere und geht am Ende der Runde zurück. Ist keiner mehr da, kannst du keinen kaufen, und dieser Teil einer Belohnung verfällt.`
    ]
  }
}
