/** English: the figures of the City of Venice. */
import { english } from '../../../../../words/message'
import { en as words } from '../words/en'

export const en = english({
  groups: { venice: words.options.options['venice'].label },
  figures: {
    'venice/palaces': ['Palaces visited'],
    'venice/founded': ['First in a palace', 'Posts placed where nobody had been yet'],
    'venice/reputation': ['Reputation', 'Most posts held in Venice'],
    'venice/points': ['Points in Venice', 'From palaces, first posts and reputation']
  }
})
