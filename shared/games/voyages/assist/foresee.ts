/** What is certain to follow a choice in Voyages. */
import * as family from '../../../polo/assist/foresee'
import type { Content } from '../game'
import type { Choice, Item, State, TaskKind } from '../types'

/** The game that is played. */
export type Played = family.Played<Content>

/** Items whose receipt neither rolls nor draws nor moves. */
const certain: ReadonlySet<Item> = new Set([
  'coin',
  'camel',
  'pepper',
  'silk',
  'gold',
  'vp',
  'any-good',
  'different-goods'
])
/** Questions that a certain choice may ask before the turn goes on. */
const followUps: ReadonlySet<TaskKind> = new Set(['choose-column', 'rewards', 'choose-goods'])

/** True if completing this contract neither rolls nor draws nor moves. */
export const isCertain = (content: Content, contract: string): boolean =>
  Object.keys(content.contract(contract).reward).every((item) => certain.has(item as Item))

export const { outcomesAfter, stateAfter } = family.foresight<State, Choice>(followUps)
