/** English: what spaces ask for. */
import { asks, icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const icons: TextsOf<'icons'> = {
  'icons.goods': {
    title: 'Goods',
    summary: t`One good, three equal goods, or the four different ones. Colours do not matter.`,
    detail: [
      'A space may ask for any one good, for three equal goods, or for the four different ones. Colours do not matter. “=” on an icon means equal, “≠” means all different. Camel drivers are never goods.'
    ],
    examples: [
      t`For the four different goods ${asks('four-different-goods')}: oil, spices, silk and fruit, in any colours.`
    ]
  },
  'icons.drivers': {
    title: 'Camel drivers',
    summary: t`Two camel drivers ${icon('driver')} of any colours.`,
    detail: [
      t`A space may ask for two camel drivers ${icon('driver')}, whatever their colours. Goods cannot stand in for them. There are three drivers of each colour; see ${to('game.cards', 'the cards')}.`
    ]
  },
  'icons.colours': {
    title: 'Colours',
    summary: 'Three cards of one colour, or five cards of five colours.',
    detail: [
      'A space may ask for three cards of one colour, or for five cards of five colours. Goods and drivers may be mixed as you like, and two of the cards may be the same if their colour allows it.'
    ],
    examples: [t`Three of one colour ${asks('three-of-one-colour')}: two green silk and a green driver.`]
  },
  'icons.smaller': {
    title: 'The smaller icons',
    summary:
      'Two equal goods, one driver, or two cards of one colour. Of our roads, only the graded one has them.',
    detail: [
      'A smaller icon asks for fewer cards: for two goods that are equal, for one driver only, or for two cards in the same colour. It is paid like the larger ones. The graded road is the only one of ours with such icons; the road of a content pack may have them too.'
    ],
    house:
      'Public descriptions of the printed game mention such icons, its rules do not. The graded road that uses them is our own, for a gentler first stage.'
  }
}
