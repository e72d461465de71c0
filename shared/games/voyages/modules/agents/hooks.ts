/** When cards, tokens and characters of the agents are dealt and returned (rulings 84, 96, 99, 102, 112, 113). */
import type { Hooks } from '../../game'
import { dealTiles, offerTile, returnTiles } from './assuming'
import { cardsDrawn, dealCards } from './cards'
import { bellela, donata, rusticiano } from './characters'
import { agentsOf } from './kit'
import { dealTokens, spendTokens, takeTokens, tokenRefusal } from './tokens'

export const hooks: Hooks = {
  setUp: (play) => {
    play.state.seats.forEach(({ character }, seat) => {
      if (character === donata) dealTokens(play, seat)
      if (character === rusticiano) dealCards(play, seat, cardsDrawn)
      if (character === bellela) dealTiles(play, seat)
    })
  },
  roundStarted: (play) => {
    for (let seat = 0; seat < play.state.players; seat++) offerTile(play, seat)
  },
  barred: (_, _seat, choice) => tokenRefusal(choice),
  rolled: takeTokens,
  roundEnded: (play) => {
    spendTokens(play)
    returnTiles(play)
  },
  extraPosts: (state, seat) => agentsOf(state, seat).postsKept
}
