/** German: what icons mean and how rewards are received. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const rewards: TextsOf<'rewards'> = {
  'rewards.icons': {
    title: 'Was die Symbole bedeuten',
    summary: 'Münzen, Kamele, drei Waren, Punkte und was gewählt, gezogen oder gewürfelt wird.',
    detail: [
      t`Waren sind Pfeffer ${icon('pepper')}, Seide ${icon('silk')} und Gold ${icon('gold')}; Kamele sind keine. Münzen, Kamele und Waren gehen nie aus.`
    ]
  },
  'rewards.order': {
    title: 'Mehrere Belohnungen auf einmal',
    summary: 'Was in deinen Vorrat kommt, zuerst; das Übrige in der Reihenfolge, die du willst.',
    detail: [
      'Münzen, Kamele, Waren und Punkte werden sofort gutgeschrieben und dürfen eine Bewegung derselben Belohnung bezahlen. Dann kommen Waren nach Wahl, schwarzer Würfel, Auftrag und Schritte, in beliebiger Reihenfolge.'
    ],
    examples: [
      'Ein Auftrag gibt eine Ware nach Wahl und einen schwarzen Würfel. Du würfelst zuerst und wählst die Ware, wenn du den Wert kennst.'
    ]
  },
  'rewards.goods': {
    title: 'Waren nach Wahl',
    summary: t`Eine Ware nach Wahl ${icon('any-good')} ist Pfeffer, Seide oder Gold. Verschiedene Waren ${icon('different-goods')} sind von zwei Arten.`,
    detail: [
      'Bekommst du mehrere Waren nach Wahl, dürfen sie gleich sein. Verschiedene nicht; als Preis verlangen sie zwei Arten in deinem Vorrat, sonst lässt sich die Karte nicht nutzen.'
    ],
    examples: ['Zwei verschiedene Waren: Pfeffer und Gold, aber nicht zweimal Gold.']
  },
  'rewards.black-die': {
    title: 'Schwarze Würfel',
    summary: t`Ein schwarzer Würfel ${icon('black-die')} wird sofort gewürfelt und gehört dir für diese Runde. Es gibt einen mehr als Spieler.`,
    detail: [
      t`Ist keiner mehr da, verfällt die Belohnung ersatzlos. Belohnungen kommen zu dem einen Würfel je Zug hinzu, den du ${to('bonus.black-die', 'kaufen darfst')}. Alle schwarzen Würfel gehen zurück, wenn die Würfel zurückgenommen werden.`
    ]
  },
  'rewards.together': {
    title: 'Wenn mehrere wählen',
    summary:
      'Zu Beginn einer Runde dürfen alle gleichzeitig wählen; gezogene Karten und schwarze Würfel gehen im Uhrzeigersinn.',
    detail: [
      'Was einander nicht beeinflussen kann, wird gleichzeitig gewählt. Was aus einem gemeinsamen Vorrat kommt, wartet, bis die Plätze vor dir, vom Startspieler an, ihres genommen haben. An einem Gerät werden alle nacheinander gefragt.'
    ]
  }
}
