/** English: the figures of the Agents of Venice. */
import { english } from '../../../../../words/message'
import { en as words } from '../words/en'

export const en = english({
  groups: { agents: words.options.options['agents'].label },
  figures: {
    'agents/cards': ['Bonus cards used'],
    'agents/points': ['Points from bonus cards'],
    'agents/tokens': ['Die tokens used'],
    'agents/assumed': ['Characters assumed', 'By Bellela, Fantina & Moreta, for a round each']
  }
})
