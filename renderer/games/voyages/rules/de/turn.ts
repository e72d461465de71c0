/** German: a turn, and what holds for every action space. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const turn: TextsOf<'turn'> = {
  'turn.course': {
    title: 'Dein Zug',
    summary: 'Genau eine Hauptaktion, davor und danach beliebig viele Bonusaktionen.',
    detail: [
      t`Solange du Würfel hast, schuldest du eine Hauptaktion: Du setzt Würfel auf ein Feld und nutzt es sofort. ${to('bonus.when', 'Bonusaktionen')} sind davor oder danach erlaubt, nie mittendrin.`,
      'Mit Würfeln in der Hand kannst du nicht passen. Ist keine Hauptaktion möglich, nutzt du Bonusaktionen, bis eine möglich ist oder deine Würfel weg sind.',
      'Du beendest deinen Zug selbst, damit du nach der Hauptaktion noch Bonusaktionen nutzen kannst.'
    ],
    examples: [
      t`Du würfelst für ein Kamel ${icon('camel')} einen Würfel neu, setzt zwei Würfel auf den Seidenstand und erfüllst mit der Seide einen Auftrag. Dann beendest du deinen Zug.`
    ]
  },
  'turn.place': {
    title: 'Würfel setzen',
    summary: 'Das Feld sagt, wie viele Würfel es verlangt. Der niedrigste entscheidet, was du bekommst.',
    detail: [
      'Jeder Stand des Basars ist ein eigenes Feld, jede Stadtkarte auch, selbst wenn eine Stadt mehrere hat. Die Gunst des Khans ist ein Feld mit vier Plätzen; Aufträge und Reise sind je ein Feld.',
      'Du darfst immer weniger nehmen, als dein niedrigster Würfel erlaubt: eine niedrigere Spalte, weniger Schritte, einen Auftrag statt zwei. Aber du darfst ein Feld nur wählen, wenn du seine Aktion mindestens einmal ausführen kannst.',
      'Bei Stadtkarten, die nur zählen, stehen die kleineren Werte nicht zur Wahl: Weniger ist dort nie besser.'
    ],
    examples: [
      'Du setzt eine 4 und eine 6 auf den Seidenstand. Die 4 zählt: Du nimmst eine der Spalten 1 bis 4.'
    ]
  },
  'turn.colour': {
    title: 'Einmal je Farbe',
    summary: 'Würfel deiner Farbe dürfen auf jedem Feld nur einmal je Runde liegen.',
    detail: [
      t`Weiße und schwarze Würfel ${icon('black-die')} haben keine Farbe: Mit ihnen darfst du ein Feld noch einmal nutzen. Sobald mindestens ein Würfel deiner Farbe dabei ist, zählt es als dieses eine Mal.`,
      t`Für den ${to('bonus.purse', 'Geldbeutel')} gilt das nicht.`
    ],
    examples: [
      'Grün hat den Kamelstand genutzt. Mit einem schwarzen Würfel darf Grün wieder hin, mit einem grünen erst in der nächsten Runde.'
    ]
  },
  'turn.occupied': {
    title: 'Besetzte Felder',
    summary: t`Liegt schon ein Würfel auf dem Feld, zahlst du so viele Münzen ${icon('coin')}, wie der niedrigste Würfel zeigt, den du dort setzt.`,
    detail: [
      'Es ist gleich, wessen Würfel dort liegen: Auch dein eigener schwarzer oder weißer und neutrale Würfel zählen. Du zahlst vor der Aktion, also nicht mit Münzen, die sie erst bringt; ohne das Geld kannst du nicht setzen.',
      t`Nie bezahlt werden die ${to('actions.khan', 'Gunst des Khans')} und der ${to('bonus.purse', 'Geldbeutel')}. Eine benutzte ${to('actions.city-card', 'Stadtkarte')} ist für den Rest der Runde zu. ${to('characters.berke-khan', 'Berke Khan')} zahlt nie.`
    ],
    examples: [
      'Auf dem Seidenstand liegen zwei blaue Würfel. Rot setzt eine 4 und eine 5, zahlt 4 Münzen und nimmt dann bis zu 3 Seide.'
    ]
  },
  'turn.last': {
    title: 'Deine letzten Würfel',
    summary: 'Wer keine Würfel hat, wenn er an die Reihe käme, ist in dieser Runde nicht mehr am Zug.',
    detail: [
      t`Du darfst sogar deinen letzten Würfel in den ${to('bonus.purse', 'Geldbeutel')} legen; dann endet der Zug ohne Hauptaktion. Bleiben nach dem Geldbeutel Würfel übrig, schuldest du die Hauptaktion weiterhin.`,
      t`In dem Zug, in dem dein letzter Würfel geht, sind Bonusaktionen bis zum Schluss erlaubt. Ein dann genommener ${to('bonus.black-die', 'schwarzer Würfel')} hält dich in der Runde. Bist du einmal fertig, bringt dich auch nichts zurück, was du später bekommst.`
    ]
  }
}
