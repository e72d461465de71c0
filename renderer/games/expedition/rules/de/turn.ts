/** German: a turn. */
import { t, to } from '../say'
import type { TextsOf } from '../structure'

export const turn: TextsOf<'turn'> = {
  'turn.course': {
    title: 'Dein Zug',
    summary: 'Zieh oder passe, dann nimm genau eine Karte.',
    detail: [
      t`Du ziehst oder passt, dann nimmst du genau eine Karte. Du darfst ${to('move.several', 'so oft ziehen')}, wie deine Karten und einmal ${to('ballast.drop', 'Ballast')} es erlauben. Du darfst auch passen, selbst wenn du ziehen könntest; passen kostet nichts und bringt nichts als die Karte.`,
      'Die Karte beendet deinen Zug. Dann ist im Uhrzeigersinn der Nächste an der Reihe.'
    ],
    examples: [
      'Du bezahlst zwei Felder, wirfst für ein drittes Ballast ab und nimmst die blaue Seide aus der Auslage.'
    ]
  },
  'turn.draw': {
    title: 'Eine Karte nehmen',
    summary: 'Immer genau eine: eine der fünf aus der Auslage oder verdeckt die oberste des Stapels.',
    detail: [
      'Am Ende jedes Zuges nimmst du eine Karte, immer genau eine. Nimm eine beliebige der fünf offenen in der Auslage oder die oberste vom Stapel, verdeckt und ohne sie vorher zu sehen. Der Platz einer Karte in der Auslage wird sofort vom Stapel gefüllt. Was du nimmst, kannst du ab deinem nächsten Zug nutzen. Ein Handkartenlimit gibt es nicht.',
      'Zurücknehmen lässt sich das nicht, denn dabei wird eine neue Karte gezeigt.'
    ],
    examples: [
      'Du nimmst das rote Öl aus der Auslage; ein grüner Kameltreiber vom Stapel kommt an seinen Platz.'
    ]
  },
  'turn.empty': {
    title: 'Wenn der Stapel leer ist',
    summary: 'Die Ablage wird gemischt und zum neuen Stapel.',
    detail: [
      'Wird eine Karte gebraucht und ist der Stapel leer, entsteht ein neuer Stapel: Die Ablage wird gemischt, samt den in diesem Zug ausgespielten Karten. Gibt es auch keine Ablage, nimmst du eine Karte aus der Auslage, die dann nicht ersetzt wird. Ist gar nichts mehr da, endet der Zug ohne Karte.'
    ],
    house: 'Wann gemischt wird und was ohne Ablage geschieht, haben wir entschieden.'
  }
}
