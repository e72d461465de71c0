import { keepGoalsTask, pickCharacterTask } from '../../../polo/tasks/draft'
import { camelOrCoinTask, chooseGoodsTask } from '../../../polo/tasks/receive'
import { rewardsTask } from '../../../polo/tasks/rewards'
import { resolveReward, waits } from '../rewards'
import { goods, type Cause, type CharacterId, type Good } from '../types'
import { defineTask } from './task'

/** Picks one of the characters revealed. */
export const pickCharacter = defineTask('pick-character', ['pickCharacter'], pickCharacterTask<CharacterId>())

/** All seats at once secretly keep one of the three goal cards dealt to them. */
export const keepGoals = defineTask('keep-goals', ['keepGoals'], keepGoalsTask)

/** Chooses goods to receive, never jade: any of them, or different ones (rulings 63, 64). */
export const chooseGoods = defineTask('choose-goods', ['goods'], chooseGoodsTask<Good, Cause>(goods))

/** Camels and coins for a low roll, in any mix (ruling 18). */
export const camelOrCoin = defineTask('camel-or-coin', ['camels'], camelOrCoinTask<Cause>())

/** Rewards received together are carried out in the order that the seat chooses. */
export const rewards = defineTask('rewards', ['reward'], rewardsTask({ waits, resolve: resolveReward }))
