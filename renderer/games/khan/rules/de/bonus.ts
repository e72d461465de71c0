/** German: bonus actions. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const bonus: TextsOf<'bonus'> = {
  'bonus.contract': {
    title: 'Einen Auftrag erfüllen',
    summary: 'Du zahlst alles, was er verlangt, und bekommst Belohnung und Punkte.',
    detail: [
      'Du zahlst alles, was er verlangt, und bekommst Belohnung und Punkte. Das geht mit jedem Auftrag auf deinen beiden Plätzen. Erfüllte Startaufträge zählen wie alle anderen.'
    ]
  },
  'bonus.seal': {
    title: 'Ein Gildensiegel verbessern',
    summary:
      'Du zahlst, was das Siegel verlangt: Sein Bonus kommt sofort und zu Beginn jeder späteren Runde.',
    detail: [
      'Du zahlst, was das Siegel verlangt: Sein Bonus kommt sofort und zu Beginn jeder späteren Runde. Das geht in jedem Zug, sobald die Aktion vorbei ist, die das Siegel brachte. Verbesserte Siegel zählen auch auf Zielkarten und in besonderen Städten.'
    ],
    examples: [
      'Du verbesserst in Runde 2 das Siegel der Bauern: Den Bonus bekommst du jetzt und in den Runden 3, 4 und 5.'
    ]
  },
  'bonus.money-bag': {
    title: 'Geldbeutel',
    summary: t`Ein Würfel mit beliebigem Wert für 3 Münzen ${icon('coin')}, 2 Kamele ${icon('camel')} oder 1 Jade ${icon('jade')}.`,
    detail: [
      t`Ein Würfel mit beliebigem Wert für 3 Münzen ${icon('coin')}, 2 Kamele ${icon('camel')} oder 1 Jade ${icon('jade')}. Beliebig viele Würfel jeder Farbe dürfen dorthin, und es kostet nie etwas. Bleiben Würfel übrig, schuldest du noch eine Hauptaktion.`
    ]
  },
  'bonus.dice': {
    title: 'Neu würfeln, drehen, schwarzer Würfel',
    summary: t`1 Kamel würfelt einen Würfel neu, 2 drehen einen um 1, 3 bringen einen schwarzen Würfel ${icon('black-die')}.`,
    detail: [
      t`1 Kamel würfelt einen Würfel neu, 2 drehen einen um 1, 3 bringen einen schwarzen Würfel ${icon('black-die')}. Von 6 auf 1 oder zurück wird nie gedreht. Kaufen darfst du einen schwarzen Würfel je Zug; Belohnungen sind nicht begrenzt. Er wird sofort geworfen, lässt sich ändern wie andere und geht am Ende der Runde zurück. Ist keiner mehr da, kannst du keinen kaufen, und dieser Teil einer Belohnung verfällt.`
    ]
  }
}
