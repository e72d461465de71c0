/** What players know of the Agents of Venice: bonus cards, die tokens, what each character brings. Designed by us. */
import type { ModuleKnowledge } from '../../player/module-knowledge'
import { agentsOf } from './kit'

/** What a bonus card, a token beyond the one of this round, and a character that may still be played are worth. */
const [cardWorth, tokenWorth, tileWorth] = [1.8, 0.3, 1.5]

export const knowledge: ModuleKnowledge = {
  id: 'agents',
  characters: {
    'agents/bellela-fantina-moreta': 12,
    'agents/donata-badoer': 12,
    'agents/papa-gregorio-x': 11,
    'agents/piedro-tartarino': 10,
    'agents/rusticiano': 13
  },
  worth: (_content, state, seat, ahead) => {
    const { cards, tokens, tiles } = agentsOf(state, seat)
    // Used late a card is worth as much as early: only the end of the game takes it away.
    return (
      (cards.length * cardWorth + tiles.length * tileWorth) * ahead +
      tokens.reduce((sum, value) => sum + value, 0) * tokenWorth * ahead
    )
  },
  key: (state, seat) => agentsOf(state, seat).cards.join()
}
