/** All kinds of tasks. A new kind does not compile until it is listed here. */
import type { Tasks } from '../../../engine/task'
import { copyBonus, ownBonuses } from './city-bonus'
import { chooseColumn } from './column'
import { contractOffer, discardContract, takeContracts } from './contracts'
import { keepGoals, pickCharacter } from './draft'
import { move } from './move'
import { camelOrCoin, chooseGoods } from './receive'
import { rewards } from './rewards'
import { movePost, settle } from './settle'
import { payGoods, trade } from './trade'
import type { Play, Voyages } from '../game'
import { turn } from './turn'

export const tasks: Tasks<Voyages, Play> = {
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
