/** German: what spaces ask for. */
import { asks, icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const icons: TextsOf<'icons'> = {
  'icons.goods': {
    title: 'Waren',
    summary: 'Eine Ware, drei gleiche oder die vier verschiedenen. Farben sind egal.',
    detail: ['„=“ auf einem Symbol heißt gleich, „≠“ heißt alle verschieden. Kameltreiber sind nie Waren.'],
    examples: [
      t`Für die vier verschiedenen Waren ${asks('four-different-goods')}: Öl, Gewürze, Seide und Früchte, in beliebigen Farben.`
    ]
  },
  'icons.drivers': {
    title: 'Kameltreiber',
    summary: t`Zwei Kameltreiber ${icon('driver')} beliebiger Farben.`,
    detail: [
      t`Waren können sie nicht ersetzen. Es gibt drei Kameltreiber jeder Farbe; siehe ${to('game.cards', 'die Karten')}.`
    ]
  },
  'icons.colours': {
    title: 'Farben',
    summary: 'Drei Karten einer Farbe oder fünf Karten in fünf Farben.',
    detail: [
      'Waren und Kameltreiber dürfen beliebig gemischt sein, und dieselbe Karte darf zweimal dabei sein.'
    ],
    examples: [
      t`Drei einer Farbe ${asks('three-of-one-colour')}: zweimal grüne Seide und ein grüner Kameltreiber.`
    ]
  },
  'icons.smaller': {
    title: 'Die kleineren Symbole',
    summary:
      'Zwei gleiche Waren, ein Kameltreiber oder zwei Karten einer Farbe. Es gibt sie nur auf der ansteigenden Strecke.',
    detail: ['Bezahlt werden sie wie die größeren, mit weniger Karten.'],
    house:
      'Öffentliche Beschreibungen des gedruckten Spiels erwähnen solche Symbole, seine Regeln nicht. Die ansteigende Strecke mit ihnen ist unsere eigene, für eine sanftere erste Etappe.'
  }
}
