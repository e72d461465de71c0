/** All kinds of tasks. A new kind does not compile until it stands here. */
import type { TaskKind } from '../types'
import { copyBonus, ownBonuses } from './city-bonus'
import { chooseColumn } from './column'
import { contractOffer, discardContract, takeContracts } from './contracts'
import { keepGoals, pickCharacter } from './draft'
import { move } from './move'
import { camelOrCoin, chooseGoods } from './receive'
import { rewards } from './rewards'
import { movePost, settle } from './settle'
import type { TaskRules } from './task'
import { payGoods, trade } from './trade'
import { turn } from './turn'

export const tasks: { readonly [K in TaskKind]: TaskRules<K> } = {
  'pick-character': pickCharacter,
  'keep-goals': keepGoals,
  turn,
  'choose-column': chooseColumn,
  'take-contracts': takeContracts,
  'discard-contract': discardContract,
  trade,
  'choose-goods': chooseGoods,
  'pay-goods': payGoods,
  'camel-or-coin': camelOrCoin,
  rewards,
  'copy-bonus': copyBonus,
  'own-bonuses': ownBonuses,
  'contract-offer': contractOffer,
  move,
  settle,
  'move-post': movePost
}

/** The rules of a task's kind, for code that handles any kind. */
export function taskRules(kind: TaskKind): TaskRules<TaskKind> {
  return tasks[kind] as TaskRules<TaskKind>
}
