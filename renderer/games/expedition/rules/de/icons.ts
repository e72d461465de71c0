/** German: what spaces ask for. */
import { asks, icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const icons: TextsOf<'icons'> = {
  'icons.goods': {
    title: 'Waren',
    summary: 'Eine Ware, drei gleiche oder die vier verschiedenen. Farben sind egal.',
    detail: [
      'Ein Feld kann eine beliebige Ware verlangen, drei gleiche oder die vier verschiedenen. Farben sind egal. „=“ auf einem Symbol heißt gleich, „≠“ heißt alle verschieden. Kameltreiber sind nie Waren.'
    ],
    examples: [
      t`Für die vier verschiedenen Waren ${asks('four-different-goods')}: Öl, Gewürze, Seide und Früchte, in beliebigen Farben.`
    ]
  },
  'icons.drivers': {
    title: 'Kameltreiber',
    summary: t`Zwei Kameltreiber ${icon('driver')} beliebiger Farben.`,
    detail: [
      t`Ein Feld kann zwei Kameltreiber ${icon('driver')} beliebiger Farben verlangen. Waren können sie nicht ersetzen. Es gibt drei Kameltreiber jeder Farbe; siehe ${to('game.cards', 'die Karten')}.`
    ]
  },
  'icons.colours': {
    title: 'Farben',
    summary: 'Drei Karten einer Farbe oder fünf Karten in fünf Farben.',
    detail: [
      'Ein Feld kann drei Karten einer Farbe verlangen oder fünf Karten in fünf Farben. Waren und Kameltreiber dürfen beliebig gemischt sein, und zwei der Karten dürfen gleich sein, wenn die Farbe es erlaubt.'
    ],
    examples: [
      t`Drei einer Farbe ${asks('three-of-one-colour')}: zweimal grüne Seide und ein grüner Kameltreiber.`
    ]
  },
  'icons.smaller': {
    title: 'Die kleineren Symbole',
    summary:
      'Zwei gleiche Waren, ein Kameltreiber oder zwei Karten einer Farbe. Von unseren Strecken hat sie nur die ansteigende.',
    detail: [
      'Ein kleineres Symbol verlangt weniger Karten: zwei Waren, die gleich sind, nur einen Kameltreiber oder zwei Karten derselben Farbe. Bezahlt wird es wie die größeren. Nur die ansteigende unserer Strecken hat solche Symbole; die Strecke eines Inhaltspakets kann sie auch haben.'
    ],
    house:
      'Öffentliche Beschreibungen des gedruckten Spiels erwähnen solche Symbole, seine Regeln nicht. Die ansteigende Strecke mit ihnen ist unsere eigene, für eine sanftere erste Etappe.'
  }
}
