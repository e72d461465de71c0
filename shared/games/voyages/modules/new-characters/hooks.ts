/** The hooks by which gifts change the game, Khan Arghun gets city cards, and effects of one turn end. */
import type { Hooks } from '../../game'
import type { State } from '../../types'
import { giftOf, type GiftEffect } from './gifts'
import { giftsOf, own } from './kit'
import { cardsForRound, cardsOffBoard } from './setup'
import { khanArghun } from './turn'

/** The seat's first kept gift with this effect; undefined for none. */
const keptWith = (state: State, seat: number, kind: GiftEffect['kind']): string | undefined =>
  giftsOf(state, seat).kept.find((id) => giftOf(id).effect.kind === kind)

export const hooks: Hooks = {
  // Choosing among drawn gifts puts others back, and a gift may give a black die.
  mayDraw: (task) => task === 'new-characters/keep-gifts' || task === 'new-characters/either-reward',
  occupiedPrices: (_, state, seat, prices) => (giftsOf(state, seat).placesFree ? () => 0 : prices),
  // The gift is used up by the first occupied space that would have cost something.
  priceSpared: (play, seat) => {
    const gift = keptWith(play.state, seat, 'freePlacement')
    if (gift !== undefined) play.emit({ type: 'new-characters/giftUsed', seat, gift })
  },
  postsOnTheWay: (state, seat) => (keptWith(state, seat, 'passingPost') === undefined ? 0 : 1),
  postLeft: (play, seat) => {
    if (play.content.character(play.seat(seat).character).leavesPosts) return
    const gift = keptWith(play.state, seat, 'passingPost')
    if (gift !== undefined) play.emit({ type: 'new-characters/giftUsed', seat, gift })
  },
  // Khan Arghun as a character for one round gets two random cards; they go back when he does (ruling 123).
  characterChanged: (play, seat) => {
    const { content, state } = play
    const isArghun = ({ character }: { readonly character: string }): boolean => character === khanArghun
    if (state.seats.some((other, at) => at !== seat && isArghun(other))) return
    const cards = isArghun(play.seat(seat))
      ? play.chance.shuffle(cardsOffBoard(content, state)).slice(0, cardsForRound)
      : []
    if (cards.length > 0 || own(state).cityCards.length > 0)
      play.emit({ type: 'new-characters/cityCardsDealt', cards })
  },
  turnEnded: (play, seat) => {
    if (own(play.state).cityCardUsed || giftsOf(play.state, seat).placesFree)
      play.emit({ type: 'new-characters/turnCleared', seat })
  }
}
