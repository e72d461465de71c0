/** What computer players know of the Agents of Venice. All values are our own estimates. */
import type { ModuleKnowledge } from '../../player/module-knowledge'
import { agentsOf } from './kit'

/** What a bonus card, each pip of a token, and a character that may still be assumed are worth, in points. */
const [cardWorth, tokenWorth, tileWorth] = [1.8, 0.3, 1.5]

export const knowledge: ModuleKnowledge = {
  id: 'agents',
  characters: {
    'agents/bellela-fantina-moreta': 12,
    'agents/donata-badoer': 8,
    'agents/papa-gregorio-x': 7,
    'agents/piedro-tartarino': 8,
    'agents/rusticiano': 11
  },
  worth: (_content, state, seat, ahead) => {
    const { cards, tokens, tiles } = agentsOf(state, seat)
    // A card is worth the same whenever it is used, and lost only at the end of the game.
    return (
      (cards.length * cardWorth + tiles.length * tileWorth) * ahead +
      tokens.reduce((sum, value) => sum + value, 0) * tokenWorth * ahead
    )
  },
  key: (state, seat) => agentsOf(state, seat).cards.join()
}
