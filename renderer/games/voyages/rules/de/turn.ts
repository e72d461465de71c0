/** German: a turn, and what holds for every action space. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const turn: TextsOf<'turn'> = {
  'turn.course': {
    title: 'Dein Zug',
    summary: 'Genau eine Hauptaktion, davor und danach beliebig viele Bonusaktionen.',
    detail: [
      t`Solange du Würfel hast, schuldest du in jedem deiner Züge eine Hauptaktion: Du setzt Würfel auf ein Feld und nutzt es sofort. Beliebig viele ${to('bonus.when', 'Bonusaktionen')} sind davor oder danach erlaubt, nie mittendrin.`,
      'Mit Würfeln in der Hand kannst du nicht passen. Ist keine Hauptaktion möglich, nutzt du Bonusaktionen, bis eine möglich ist oder deine Würfel weg sind.',
      'Du beendest deinen Zug selbst, damit du nach der Hauptaktion noch Bonusaktionen nutzen kannst.'
    ],
    examples: [
      t`Du würfelst für ein Kamel ${icon('camel')} einen Würfel neu, setzt zwei Würfel auf den Seidenstand und erfüllst mit der Seide einen Auftrag. Dann beendest du deinen Zug.`
    ],
    house:
      'Was gilt, wenn keine Hauptaktion möglich ist, haben wir gefolgert; die gedruckten Regeln sprechen nicht davon.'
  },
  'turn.place': {
    title: 'Würfel setzen',
    summary: 'Das Feld sagt, wie viele Würfel es verlangt. Der niedrigste entscheidet, was du bekommst.',
    detail: [
      'Du setzt genau so viele Würfel, wie das Feld verlangt, und der niedrigste zählt. Du darfst immer weniger nehmen, als er erlaubt: eine niedrigere Spalte, weniger Schritte, einen Auftrag statt zwei. Aber du darfst ein Feld nur wählen, wenn du seine Aktion mindestens einmal ausführen kannst.',
      'Jeder Stand des Basars ist ein eigenes Feld, jede Stadtkarte auch, selbst wenn eine Stadt mehrere hat. Die Gunst des Khans ist ein Feld mit vier Plätzen; Aufträge und Reise sind je ein Feld.',
      'Stadtkarten, die nach dem Würfel gehen oder nur zählen, geben immer alles: Weniger ist dort nie besser.'
    ],
    examples: [
      'Du setzt eine 4 und eine 6 auf den Seidenstand. Die 4 zählt: Du nimmst eine der Spalten 1 bis 4.'
    ]
  },
  'turn.colour': {
    title: 'Einmal je Farbe',
    summary: 'Würfel deiner Farbe dürfen auf jedem Feld nur einmal je Runde liegen.',
    detail: [
      t`Würfel deiner Farbe darfst du auf jedes Feld einmal je Runde setzen. Das gilt schon als dieses eine Mal, sobald ein Würfel deiner Farbe dabei ist. Weiße und schwarze Würfel ${icon('black-die')} haben keine Farbe: Nur mit solchen darfst du ein Feld noch einmal nutzen.`,
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
      t`Liegt schon ein Würfel auf dem Feld, zahlst du zuerst so viele Münzen ${icon('coin')}, wie der niedrigste Würfel zeigt, den du setzt. Es ist gleich, wessen Würfel dort liegen: Auch dein eigener schwarzer oder weißer und neutrale Würfel zählen. Du zahlst vor der Aktion, also nicht mit Münzen, die sie erst bringt; ohne das Geld kannst du nicht setzen.`,
      t`Nie bezahlt werden die ${to('actions.khan', 'Gunst des Khans')} und der ${to('bonus.purse', 'Geldbeutel')}. Eine benutzte ${to('actions.city-card', 'Stadtkarte')} ist für den Rest der Runde geschlossen. ${to('characters.berke-khan', 'Berke Khan')} zahlt nie.`
    ],
    examples: [
      'Auf dem Seidenstand liegen zwei blaue Würfel. Rot setzt eine 4 und eine 5, zahlt 4 Münzen und nimmt dann bis zu 3 Seide.'
    ]
  },
  'turn.last': {
    title: 'Deine letzten Würfel',
    summary: 'Wer keine Würfel hat, wenn er an die Reihe käme, ist in dieser Runde nicht mehr am Zug.',
    detail: [
      'Hast du keine Würfel, wenn du an die Reihe kämst, bist du in dieser Runde nicht mehr am Zug; auch nichts, was du später bekommst, bringt dich zurück.',
      t`Vor der Hauptaktion darfst du Würfel in den ${to('bonus.purse', 'Geldbeutel')} legen, sogar deinen letzten; dann braucht der Zug keine Hauptaktion. Bleiben Würfel übrig, schuldest du sie weiterhin.`,
      t`In dem Zug, in dem du deinen letzten Würfel setzt, sind Bonusaktionen bis zum Schluss erlaubt. Ein dann genommener ${to('bonus.black-die', 'schwarzer Würfel')} hält dich in der Runde.`
    ]
  }
}
