import { ranged } from '../../../engine/choices'
import { fits, upTo, waysOf } from '../goods'
import { answerFirst, expectType, notOffered, type TaskRules } from './task'
import { nonZero } from './trade'

/** Goods of choice: repeats allowed, or all different (rulings 56, 57). */
export const chooseGoods: TaskRules<'choose-goods'> = {
  choices: ({ task }) => waysOf(task.count, upTo(task.cap)),
  refusal: ({ task }, choice) => {
    if (choice.type !== 'goods') return answerFirst(task)
    return fits(choice.goods, task.count, upTo(task.cap)) ? undefined : notOffered()
  },
  resolve: (play, seat, task, choice) => {
    play.close(seat)
    play.award(seat, nonZero(expectType(choice, 'goods').goods), task.cause)
  }
}

/** Camels or coins: any mix for the compensation of a low roll (ruling 19), all of one kind for a contract column (ruling 21). */
export const camelOrCoin: TaskRules<'camel-or-coin'> = {
  choices: ({ task }) =>
    ranged(0, task.mix ? task.count : 1, (n) => ({
      type: 'camels' as const,
      camels: task.mix ? n : n * task.count
    })),
  refusal: ({ task }, choice) => {
    if (choice.type !== 'camels') return answerFirst(task)
    const { camels } = choice
    const fit =
      Number.isInteger(camels) &&
      camels >= 0 &&
      camels <= task.count &&
      (task.mix || camels === 0 || camels === task.count)
    return fit ? undefined : notOffered()
  },
  resolve: (play, seat, task, choice) => {
    const { camels } = expectType(choice, 'camels')
    play.close(seat)
    const coins = task.count - camels
    play.award(
      seat,
      { ...(camels > 0 ? { camel: camels } : {}), ...(coins > 0 ? { coin: coins } : {}) },
      task.cause
    )
  }
}
