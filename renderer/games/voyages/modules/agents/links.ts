/**
 * Maps what the Agents of Venice put on the table to the paragraph of the rules about it; a new refusal or task needs
 * one.
 */
import type { Agents } from '../../../../../shared/games/voyages/modules/agents/types'
import type { LinksOf } from '../part'
import type { ParagraphId } from './rules/structure'

export const links = {
  refusals: {
    'agents/no-such-card': 'agents.rusticiano',
    'agents/no-contract-left': 'agents.rusticiano',
    'agents/token-stays': 'agents.donata-badoer',
    'agents/one-token': 'agents.donata-badoer'
  },
  tasks: {
    'agents/assume': 'agents.bellela-fantina-moreta',
    'agents/to-beijing': 'agents.assumed',
    'agents/lowest-slot': 'agents.assumed',
    'agents/remove-figure': 'agents.assumed'
  },
  characters: {
    'agents/bellela-fantina-moreta': 'agents.bellela-fantina-moreta',
    'agents/donata-badoer': 'agents.donata-badoer',
    'agents/papa-gregorio-x': 'agents.papa-gregorio-x',
    'agents/piedro-tartarino': 'agents.piedro-tartarino',
    'agents/rusticiano': 'agents.rusticiano'
  },
  sources: { 'agents/bonus-card': 'agents.rusticiano' }
} as const satisfies LinksOf<Agents, ParagraphId>
