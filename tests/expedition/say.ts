/** Choices in the words of the game, for `Table.play`, `canChoose` and `refusal`. `camel` is 0 by default. */
import type { CardKind, Choice } from '../../shared/games/expedition/types'

export const say = {
  /** One card for the next free space of a camel. */
  pay: (card: CardKind, camel = 0): Choice => ({ type: 'pay', camel, card }),
  /** Pays one gold instead of cards. */
  ballast: (camel = 0): Choice => ({ type: 'ballast', camel }),
  /** Takes the turn's card from the display. */
  take: (card: CardKind): Choice => ({ type: 'take', card }),
  /** Draws the turn's card from the deck, unseen. */
  draw: (): Choice => ({ type: 'draw' }),
  /** Ends the turn without a card. */
  pass: (): Choice => ({ type: 'pass' })
}
