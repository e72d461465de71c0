import { keepGoalsTask, pickCharacterTask } from '../../../polo/tasks/draft'
import { camelOrCoinTask, chooseGoodsTask } from '../../../polo/tasks/receive'
import { rewardsTask } from '../../../polo/tasks/rewards'
import { resolveReward, waits } from '../rewards'
import { goods, type Cause, type CharacterId, type Good } from '../types'
import { defineTask } from './task'

/** One of the characters revealed, the last seat first. */
export const pickCharacter = defineTask('pick-character', ['pickCharacter'], pickCharacterTask<CharacterId>())

/** One of the three goal cards dealt, in secret, all seats at once. */
export const keepGoals = defineTask('keep-goals', ['keepGoals'], keepGoalsTask)

/** Goods of choice, never jade (ruling 63). */
export const chooseGoods = defineTask('choose-goods', ['goods'], chooseGoodsTask<Good, Cause>(goods))

/** Camels and coins for a low roll, in any mix (ruling 18). */
export const camelOrCoin = defineTask('camel-or-coin', ['camels'], camelOrCoinTask<Cause>())

/** Rewards that came together, in the order the seat likes. */
export const rewards = defineTask('rewards', ['reward'], rewardsTask({ waits, resolve: resolveReward }))
