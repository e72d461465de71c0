/** English: a turn. */
import { t, to } from '../say'
import type { TextsOf } from '../structure'

export const turn: TextsOf<'turn'> = {
  'turn.course': {
    title: 'Your turn',
    summary: 'Move or pass, then draw exactly one card.',
    detail: [
      t`First you move, or you pass; after that you draw one card, and exactly one. You may ${to('move.several', 'move as often')} as your cards and one ${to('ballast.drop', 'ballast')} allow. You may also pass, even if you could move; passing costs nothing and brings nothing but the card.`,
      'Drawing ends your turn. Then it is the next player’s turn, clockwise.'
    ],
    examples: ['You pay for two spaces, drop ballast for a third, and take the blue silk from the display.']
  },
  'turn.draw': {
    title: 'Drawing a card',
    summary: 'Always one card: one of the five in the display, or the top card of the deck unseen.',
    detail: [
      'At the end of every turn you draw a card, always just one. Take any of the five open cards in the display, or take the top card of the deck, which you do not see before. The place of a card in the display is filled from the deck at once. What you draw can be used from your next turn on. There is no limit to your hand.',
      'Drawing cannot be undone, since it shows a new card.'
    ],
    examples: ['You take the red oil from the display; a green driver from the deck takes its place.']
  },
  'turn.empty': {
    title: 'When the deck runs out',
    summary: 'The discards are shuffled and become the deck.',
    detail: [
      'If a card is needed and the deck is empty, a new deck is made: the discards are shuffled, the cards paid in this turn among them. If there are no discards either, you take a card from the display, which is then not replaced. If no card is left at all, your turn ends without one.'
    ],
    house: 'The moment of shuffling and the case without any discards are our decision.'
  }
}
