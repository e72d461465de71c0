/**
 * Maps what the City of Venice puts on the table to the paragraph of the rules about it; a new refusal or task needs
 * one.
 */
import type { Venice } from '../../../../../shared/games/voyages/modules/venice/types'
import type { ParagraphId } from './rules/structure'

type Links<Key extends string> = Readonly<Record<Key, ParagraphId>>

const refusals: Links<Venice['refusal']> = {
  'venice/no-palace': 'venice.rialto',
  'venice/die-too-low': 'venice.rialto',
  'venice/post-there': 'venice.rialto'
}

const tasks: Links<Venice['task']['kind']> = {
  'venice/visit': 'venice.rialto',
  'venice/settle': 'venice.rialto'
}

export const links = {
  refusals,
  tasks,
  spaces: { 'venice/rialto': 'venice.rialto' },
  sources: { 'venice/palace': 'venice.rialto', 'venice/reputation': 'venice.reputation' }
} as const satisfies Readonly<Record<string, Readonly<Record<string, ParagraphId>>>>
