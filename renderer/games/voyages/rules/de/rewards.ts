/** German: what icons mean and how rewards are received. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const rewards: TextsOf<'rewards'> = {
  'rewards.icons': {
    title: 'Was die Symbole bedeuten',
    summary: 'Münzen, Kamele, drei Waren, Punkte und was gewählt, gezogen oder gewürfelt wird.',
    detail: [
      t`Die Tabelle zeigt, was jedes Symbol bedeutet. Waren sind Pfeffer ${icon('pepper')}, Seide ${icon('silk')} und Gold ${icon('gold')}; Kamele sind keine Waren. Münzen, Kamele und Waren gehen nie aus.`
    ]
  },
  'rewards.order': {
    title: 'Mehrere Belohnungen auf einmal',
    summary: 'Zuerst, was in deinen Vorrat kommt; dann das Übrige in beliebiger Reihenfolge.',
    detail: [
      'Was in deinen Vorrat kommt, kommt zuerst: Münzen, Kamele, Waren und Punkte werden sofort gutgeschrieben und dürfen eine Bewegung derselben Belohnung bezahlen. Dann kommen Waren nach Wahl, ein schwarzer Würfel, ein Auftrag und Schritte, in beliebiger Reihenfolge.'
    ],
    examples: [
      'Ein Auftrag gibt eine Ware nach Wahl und einen schwarzen Würfel. Du würfelst zuerst und wählst die Ware, wenn du den Wert kennst.'
    ],
    house: 'Kein Text legt diese Reihenfolge fest; wir haben sie entschieden.'
  },
  'rewards.goods': {
    title: 'Waren nach Wahl',
    summary: t`Eine Ware nach Wahl ${icon('any-good')} ist Pfeffer, Seide oder Gold. Verschiedene Waren ${icon('different-goods')} sind von zwei Arten.`,
    detail: [
      t`Für eine Ware nach Wahl ${icon('any-good')} nimmst du Pfeffer, Seide oder Gold. Bekommst du mehrere, dürfen sie gleich sein. Verschiedene Waren ${icon('different-goods')} dürfen es nicht: Sie sind von zwei Arten. Als Preis verlangen sie zwei Arten in deinem Vorrat, sonst lässt sich die Karte nicht nutzen.`
    ],
    examples: ['Zwei verschiedene Waren: Pfeffer und Gold, aber nicht zweimal Gold.'],
    house:
      'Ein Inhaltspaket darf mehr verschiedene Waren nennen, als es Arten gibt. Dann nimmst oder zahlst du keine öfter als nötig: von vieren keine mehr als zweimal. Diese Regel ist von uns.'
  },
  'rewards.black-die': {
    title: 'Schwarze Würfel',
    summary: t`Ein schwarzer Würfel ${icon('black-die')} wird sofort gewürfelt und gehört dir für diese Runde. Es gibt einen mehr als Spieler.`,
    detail: [
      t`Einen schwarzen Würfel ${icon('black-die')} würfelst du sofort, und er gehört dir für diese Runde; er geht zurück, wenn die Würfel zurückgenommen werden. Im Vorrat ist ein Würfel mehr, als Spieler da sind. Ist keiner mehr da, verfällt die Belohnung ersatzlos. Belohnungen kommen zu dem einen Würfel je Zug hinzu, den du ${to('bonus.black-die', 'kaufen darfst')}.`
    ]
  },
  'rewards.together': {
    title: 'Wenn mehrere wählen',
    summary:
      'Zu Beginn einer Runde dürfen alle gleichzeitig wählen; Aufträge und schwarze Würfel werden im Uhrzeigersinn gezogen.',
    detail: [
      'Haben zu Beginn einer Runde mehrere etwas zu wählen, dürfen sie es gleichzeitig tun, soweit sie einander nicht beeinflussen können. Aufträge und schwarze Würfel kommen aus einem gemeinsamen Vorrat und werden vom Startspieler an im Uhrzeigersinn gezogen: Wer später dran ist, wartet, bis die Plätze davor gezogen haben. An einem gemeinsamen Gerät werden alle nacheinander gefragt.'
    ],
    house: 'In welcher Reihenfolge mehrere wählen, sagen die gedruckten Regeln nicht; diese ist unsere.'
  }
}
