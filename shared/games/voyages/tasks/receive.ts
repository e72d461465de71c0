import { camelOrCoinTask, chooseGoodsTask } from '../../../polo/tasks/receive'
import { goods, type Cause, type Good } from '../types'
import { defineTask } from './task'

/** Chooses goods to receive: any of them, or all different (rulings 56, 57, 142). */
export const chooseGoods = defineTask('choose-goods', ['goods'], chooseGoodsTask<Good, Cause>(goods))

/** Camels or coins: any mix for the compensation of a low roll (ruling 19), all of one kind for a contract column (ruling 21). */
export const camelOrCoin = defineTask('camel-or-coin', ['camels'], camelOrCoinTask<Cause>())
