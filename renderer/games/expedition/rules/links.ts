/**
 * From what is on the table to the paragraph that tells about it (T-15). Every table is complete: a new refusal,
 * task or icon does not compile until it has its paragraph.
 */
import type { RequirementId, RequirementKind } from '../../../../shared/games/expedition/content/requirements'
import type { Space } from '../../../../shared/games/expedition/content'
import type { RefusalCode } from '../../../../shared/games/expedition/refusals'
import type { GoldSource, TaskKind } from '../../../../shared/games/expedition/types'
import type { PageRefusalCode } from '../page-refusals'
import type { ParagraphId } from './structure'

type Links<Key extends string> = Readonly<Record<Key, ParagraphId>>

const refusals: Links<RefusalCode | PageRefusalCode> = {
  'answer-first': 'move.pay',
  'not-offered': 'turn.course',
  'no-such-camel': 'two.camels',
  'other-camel': 'two.camels',
  'camel-stopped': 'ganzhou.scoring',
  'card-not-in-hand': 'move.pay',
  'card-does-not-fit': 'move.pay',
  'cards-short': 'move.pay',
  'ballast-spent': 'ballast.drop',
  'no-gold': 'ballast.drop',
  'ballast-would-lead': 'ballast.where',
  'ballast-not-reached': 'two.ballast',
  'card-not-in-display': 'turn.draw',
  'no-card-to-draw': 'turn.empty',
  'no-card-left': 'turn.empty',
  'must-draw': 'turn.draw',
  'space-short': 'move.pay',
  'space-too-far': 'move.several',
  'space-occupied': 'move.next',
  'space-passed': 'move.next',
  'camel-here': 'move.next',
  'cards-wrong': 'move.pay',
  'cards-more': 'move.pay'
}

const tasks: Links<TaskKind> = { turn: 'turn.course', pay: 'move.pay' }

const requirements: Links<RequirementId> = {
  'one-good': 'icons.goods',
  'three-identical-goods': 'icons.goods',
  'four-different-goods': 'icons.goods',
  'two-drivers': 'icons.drivers',
  'three-of-one-colour': 'icons.colours',
  'five-colours': 'icons.colours',
  'two-identical-goods': 'icons.smaller',
  'one-driver': 'icons.smaller',
  'two-of-one-colour': 'icons.smaller'
}

const requirementKinds: Links<RequirementKind> = {
  'identical-goods': 'icons.goods',
  'different-goods': 'icons.goods',
  drivers: 'icons.drivers',
  'same-colour': 'icons.colours',
  'distinct-colours': 'icons.colours'
}

const spaceKinds: Links<NonNullable<Space['kind']>> = {
  start: 'setup.start',
  'stage-city': 'ganzhou.scoring',
  'final-city': 'end.arrival'
}

const sources: Links<GoldSource> = {
  start: 'setup.table',
  chests: 'move.chests',
  interim: 'ganzhou.scoring',
  final: 'end.scoring',
  ballast: 'ballast.drop'
}

/** Things on the table that have no data of their own. */
type Piece = 'hand' | 'display' | 'deck' | 'discards' | 'camel' | 'ballast' | 'purse' | 'chest' | 'seal'
const pieces: Links<Piece> = {
  hand: 'game.cards',
  display: 'turn.draw',
  deck: 'turn.draw',
  discards: 'turn.empty',
  camel: 'move.next',
  ballast: 'ballast.drop',
  purse: 'end.winner',
  chest: 'move.chests',
  seal: 'ganzhou.scoring'
}

/** The paragraph about a space: its city's, else that of what it asks for. */
export const ruleOfSpace = ({ kind, requirement }: Space): ParagraphId =>
  kind ? spaceKinds[kind] : requirement ? requirements[requirement] : 'road.spaces'

export const ruleOf = {
  refusals,
  tasks,
  requirements,
  requirementKinds,
  spaceKinds,
  sources,
  pieces
} as const
