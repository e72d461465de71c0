/** German: everything about contracts but taking and completing them. */
import { contractSlots } from '../../../../../shared/games/voyages/content/numbers'
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const contracts: TextsOf<'contracts'> = {
  'contracts.slots': {
    title: 'Zwei Plätze',
    summary: t`Du hast höchstens ${contractSlots} Aufträge ${icon('contract')}. Neue verdrängen ältere.`,
    detail: [
      t`Auf deinen ${contractSlots} Plätzen liegt höchstens je ein Auftrag ${icon('contract')}. Nimmst du Aufträge und hast keinen Platz, gibst du ältere ab, einen oder beide. Was du gerade genommen hast, kannst du dafür nie abgeben.`,
      'Gewöhnliche Aufträge, die du abgibst, kommen unter den Sonderstapel; ein Startauftrag scheidet aus dem Spiel aus.'
    ],
    examples: ['Du hast zwei Aufträge und nimmst noch einen: Einer der beiden älteren muss weg.']
  },
  'contracts.row': {
    title: 'Die Auftragsreihe',
    summary:
      'Sechs Spalten, in jeder Runde neu gefüllt. Ist die Reihe zu Beginn eines Zuges leer, kommen zwei Aufträge vom Sonderstapel.',
    detail: [
      'Jede Runde beginnt mit sechs Aufträgen, einem in jeder Spalte. Ist die Reihe zu Beginn eines Zuges leer, kommen zwei Aufträge des Sonderstapels in die Spalten 1 und 2: nur einer, wenn nur noch einer da ist, und ohne einen gibt es nichts zu nehmen. Nachgesehen wird vor allem anderen in einem Zug und nie zwischendurch.',
      t`Was am ${to('round.end', 'Ende der Runde')} noch liegt, kommt unter den Sonderstapel. Die Stapel der fünf Runden und der Sonderstapel werden nie gemischt.`
    ]
  },
  'contracts.drawn': {
    title: 'Ein Auftrag als Belohnung',
    summary:
      'Zieh den obersten Auftrag des Sonderstapels. Sind beide Plätze belegt, darfst du ihn gegen einen der deinen tauschen oder ablehnen.',
    detail: [
      'Du ziehst den obersten Auftrag des Sonderstapels. Er kommt auf einen freien Platz; sind beide belegt, darfst du ihn gegen einen der deinen tauschen oder ablehnen. Der nicht behaltene kommt unter den Sonderstapel, ein Startauftrag aus dem Spiel.'
    ],
    house:
      'Alle sehen den gezogenen Auftrag sofort; kein gedruckter Text sagt, wann er gezeigt wird. Ist der Sonderstapel leer, bringt die Belohnung nichts; auch das haben wir entschieden.'
  },
  'contracts.all': {
    title: 'Alle Aufträge',
    summary: 'Sechs Startaufträge; alle anderen sind gewöhnliche.',
    detail: [
      t`Von den sechs Startaufträgen bekommt jeder einen; die anderen Aufträge sind gewöhnliche. Links steht, was du zahlst, rechts, was du bekommst, samt Punkten ${icon('vp')}. Je mehr Gold ein Auftrag verlangt, desto mehr Punkte bringt er meist. Wie es geht: ${to('bonus.contract', 'einen Auftrag erfüllen')}.`
    ]
  }
}
