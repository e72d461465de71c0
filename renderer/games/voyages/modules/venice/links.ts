/**
 * Maps what the City of Venice puts on the table to the paragraph of the rules about it; a new refusal or task needs
 * one.
 */
import type { Venice } from '../../../../../shared/games/voyages/modules/venice/types'
import type { LinksOf } from '../part'
import type { ParagraphId } from './rules/structure'

export const links = {
  refusals: {
    'venice/no-palace': 'venice.rialto',
    'venice/die-too-low': 'venice.rialto',
    'venice/post-there': 'venice.rialto'
  },
  tasks: {
    'venice/visit': 'venice.rialto',
    'venice/settle': 'venice.rialto'
  },
  spaces: { 'venice/rialto': 'venice.rialto' },
  sources: { 'venice/palace': 'venice.rialto', 'venice/reputation': 'venice.reputation' }
} as const satisfies LinksOf<Venice, ParagraphId>
