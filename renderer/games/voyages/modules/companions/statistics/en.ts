/** English: the figures of the Companions. */
import { english } from '../../../../../words/message'
import { en as words } from '../words/en'

export const en = english({
  groups: { companions: words.options.options['companions'].label },
  figures: {
    'companions/hired': ['Companions hired'],
    'companions/dismissed': ['Companions dismissed', 'To make room for another'],
    'companions/borrowed': ['Companions borrowed', 'For one round'],
    'companions/used': ['Abilities used', 'Those that have a number of uses a round'],
    'companions/coins': ['Coins from companions'],
    'companions/camels': ['Camels from companions'],
    'companions/goods': ['Goods from companions'],
    'companions/points': ['Points from companions']
  }
})
