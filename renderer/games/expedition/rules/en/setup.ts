/** English: laying out the game. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const setup: TextsOf<'setup'> = {
  'setup.table': {
    title: 'Everybody starts with',
    summary: t`3 gold ${icon('chest')} and five cards. Five more cards lie open to be taken; the rest is the deck.`,
    detail: [
      t`Each player has one camel ${icon('camel')}; with two players, ${to('two.camels', 'two each')}. Chests lie on the spaces that show one. The merchant card of the printed game only marks the player; here the colour and the sign beside the name do that.`
    ]
  },
  'setup.start': {
    title: 'Where the camels stand',
    summary: 'The first player begins on Ormuz, the others clockwise on the next spaces.',
    detail: ['Nothing is paid for that, and the first spaces hold no chest that could be taken.'],
    house:
      'The first player is drawn, or chosen by the table: in the printed game it is the youngest. That no chest lies on the first spaces is part of our road.'
  }
}
