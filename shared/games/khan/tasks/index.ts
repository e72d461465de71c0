/** All kinds of tasks. A new kind does not compile until it is listed here. */
import type { Tasks } from '../../../engine/task'
import type { Khan, Play } from '../game'
import { copyBonus, ownBonuses } from './city-bonus'
import { cityContract, contractOffer, discardContract, takeContracts } from './contracts'
import { doubleBonus, swapPairs } from './income'
import { move } from './move'
import { camelOrCoin, chooseGoods, keepGoals, pickCharacter, rewards } from './receive'
import { extraPost, movePost, settle } from './settle'
import { chooseOffer, chooseReward, pickBlack, takeSeal } from './spaces'
import { payGoods, trade } from './trade'
import { turn } from './turn'

export const tasks: Tasks<Khan, Play> = {
  'pick-character': pickCharacter,
  'keep-goals': keepGoals,
  turn,
  'choose-offer': chooseOffer,
  'take-seal': takeSeal,
  'take-contracts': takeContracts,
  'discard-contract': discardContract,
  'city-contract': cityContract,
  trade,
  'choose-goods': chooseGoods,
  'pay-goods': payGoods,
  'camel-or-coin': camelOrCoin,
  'choose-reward': chooseReward,
  rewards,
  'copy-bonus': copyBonus,
  'own-bonuses': ownBonuses,
  'double-bonus': doubleBonus,
  'swap-pairs': swapPairs,
  'pick-black': pickBlack,
  'contract-offer': contractOffer,
  move,
  settle,
  'extra-post': extraPost,
  'move-post': movePost
}
