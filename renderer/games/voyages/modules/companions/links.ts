/** Maps what the Companions put on the table to the paragraph of the rules about it; a new refusal or task needs one. */
import type { Companions } from '../../../../../shared/games/voyages/modules/companions/types'
import type { ParagraphId } from './rules/structure'

type Links<Key extends string> = Readonly<Record<Key, ParagraphId>>

const refusals: Links<Companions['refusal']> = {
  'companions/none-to-hire': 'companions.house',
  'companions/die-too-low': 'companions.house',
  'companions/dismiss-one': 'companions.house',
  'companions/same-again': 'companions.house'
}

const tasks: Links<Companions['task']['kind']> = {
  'companions/hire': 'companions.house',
  'companions/borrow': 'companions.house'
}

export const links = {
  refusals,
  tasks,
  spaces: { 'companions/house': 'companions.house' },
  sources: { 'companions/companion': 'companions.tiles' }
} as const satisfies Readonly<Record<string, Readonly<Record<string, ParagraphId>>>>
