/** English: laying out the game. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const setup: TextsOf<'setup'> = {
  'setup.table': {
    title: 'Everybody starts with',
    summary: t`3 gold ${icon('chest')} and five cards. Five more cards lie face up as the display; the rest is the deck.`,
    detail: [
      t`Each player begins with 3 gold ${icon('chest')} and a hand of five cards. Next to the road, five more cards are laid face up: they are the display. All others form the deck. Each player has one camel ${icon('camel')}; with two players, ${to('two.camels', 'two each')}. Chests lie on the spaces that show one.`,
      'The merchant card of the printed game only marks the player; here the colour and the sign beside the name do that.'
    ]
  },
  'setup.start': {
    title: 'Where the camels stand',
    summary: 'The start player begins on Ormuz, the others clockwise on the next spaces.',
    detail: [
      t`The start player’s camel begins on Ormuz, the others clockwise on the next spaces. Nothing is paid for that, and nobody gets a ${to('move.chests', 'chest')} for it. A chest that lies where a camel begins goes to the first camel that enters the space later.`
    ],
    house:
      'The start player is drawn at random or chosen by the table; in the printed game it is the youngest. What becomes of a chest where a camel begins is our decision: our roads have none on the first spaces, but the road of a content pack may.'
  }
}
