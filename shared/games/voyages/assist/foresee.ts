/** What is certain to follow a choice in Voyages. */
import * as family from '../../../polo/assist/foresee'
import type { Content } from '../game'
import type { Choice, Item, State, TaskKind } from '../types'

/** The rules and the content in play. */
export type Played = family.Played<Content>

/** Items that can be received without a roll, a draw or a movement. */
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
/** Tasks that a choice with a certain result may open before the turn goes on. */
const followUps: ReadonlySet<TaskKind> = new Set(['choose-column', 'rewards', 'choose-goods'])

/** True if completing this contract involves no roll, draw or movement. */
export const isCertain = (content: Content, contract: string): boolean =>
  Object.keys(content.contract(contract).reward).every((item) => certain.has(item as Item))

export const { outcomesAfter, stateAfter } = family.foresight<State, Choice>(followUps)
