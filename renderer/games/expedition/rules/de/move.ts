/** German: moving, paying and chests. */
import { asks, icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const move: TextsOf<'move'> = {
  'move.next': {
    title: 'Das nächste freie Feld',
    summary: t`Ein Kamel ${icon('camel')} zieht immer auf das erste Feld vor ihm, auf dem kein Kamel steht.`,
    detail: [
      t`Zieht dein Kamel ${icon('camel')}, so geht es immer auf das nächste Feld vor ihm, das frei von Kamelen ist. Felder mit Kamelen werden übersprungen, auch eines mit deinem eigenen zweiten. Das Überspringen kostet nichts und bewirkt nichts. Zurück geht kein Kamel.`,
      t`Nur in ${to('ganzhou.city', 'Ganzhou')} dürfen nach der Wertung mehrere Kamele stehen.`
    ],
    examples: ['Auf den beiden Feldern vor dir stehen Kamele. Du bezahlst nur das dritte.']
  },
  'move.pay': {
    title: 'Ein Feld bezahlen',
    summary: 'Lege genau die Karten ab, die das Feld verlangt.',
    detail: [
      t`Um ein Feld zu betreten, legst du genau die Karten ab, die es verlangt, nicht mehr und nicht weniger; siehe ${to('icons.goods', 'was die Symbole verlangen')}. Passen mehrere Zusammenstellungen, wählst du. Jede Karte zählt nur für ein Feld. Die Karten liegen sofort offen auf der Ablage.`,
      'Du spielst die Karten eine nach der anderen aus. Eine Karte wird nur angenommen, wenn deine Hand den Rest bezahlen kann; bis alles bezahlt ist, kannst du Gespieltes zurücknehmen.'
    ],
    examples: [
      t`Das Feld verlangt drei gleiche Waren ${asks('three-identical-goods')}. Du spielst dreimal Gewürze aus, einmal rot und zweimal blau.`
    ]
  },
  'move.several': {
    title: 'Mehrere Felder in einem Zug',
    summary: 'Zieh weiter, solange du jedes Feld bezahlen kannst, das du betrittst.',
    detail: [
      'Solange du zahlen kannst, darf dein Kamel im selben Zug Feld um Feld weiterziehen. Felder werden einzeln und der Reihe nach betreten: Jedes wird bezahlt, gibt seine Truhe und wirkt, bevor das nächste kommt. Keines lässt sich auslassen, um Karten zu sparen.',
      t`Das Ziehen endet, wenn du eine Karte nimmst, und sofort in ${to('ganzhou.scoring', 'Ganzhou')} und ${to('end.arrival', 'Dadu')}.`
    ],
    examples: [
      'Die nächsten Felder verlangen eine Ware und zwei Kameltreiber. Mit Öl und zwei Kameltreibern betrittst du beide.'
    ]
  },
  'move.chests': {
    title: 'Truhen',
    summary: t`Das erste Kamel, das ein Feld mit einer Truhe ${icon('chest')} betritt, bekommt ihr Gold.`,
    detail: [
      t`Liegt auf einem Feld eine Truhe ${icon('chest')}, bekommt ihr Gold, wer es als erstes Kamel betritt, auch wenn es im selben Zug weiterzieht. Spätere finden nichts mehr. Das Gold zählt sofort und darf im selben Zug ${to('ballast.drop', 'Ballast')} bezahlen.`
    ],
    examples: [
      'Du hast kein Gold mehr, betrittst ein Feld mit einer Truhe von 1 Gold und gibst dieses Gold gleich für Ballast aus.'
    ],
    house:
      'Das Programm nimmt Truhen von selbst, denn es nützt nie, eine liegen zu lassen. Dass das Gold sofort zählt, haben wir entschieden. Wo Truhen liegen, gehört zu unseren Strecken.'
  }
}
