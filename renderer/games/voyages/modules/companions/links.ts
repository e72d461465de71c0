/** Maps what the Companions put on the table to the paragraph of the rules about it; a new refusal or task needs one. */
import type { Companions } from '../../../../../shared/games/voyages/modules/companions/types'
import type { LinksOf } from '../part'
import type { ParagraphId } from './rules/structure'

export const links = {
  refusals: {
    'companions/none-to-hire': 'companions.house',
    'companions/die-too-low': 'companions.house',
    'companions/dismiss-one': 'companions.house',
    'companions/same-again': 'companions.house'
  },
  tasks: {
    'companions/hire': 'companions.house',
    'companions/borrow': 'companions.house'
  },
  spaces: { 'companions/house': 'companions.house' },
  sources: { 'companions/companion': 'companions.tiles' }
} as const satisfies LinksOf<Companions, ParagraphId>
