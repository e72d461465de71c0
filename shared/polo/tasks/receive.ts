/** Tasks of receiving goods of the player's choice, and camels or coins. */
import type { Seat } from '../../engine/rules'
import { refusalOf } from '../../engine/rules'
import { eachGood, goodsChoices, goodsFit, mostOfAKind, someGoods, type GoodsChoice } from '../goods'
import { camelChoices, camelRefusal, camelsAndCoins, type CamelOrCoin, type CamelsChoice } from '../rewards'
import type { Amounts } from '../stock'

interface Receives<Items, Cause> {
  close(seat: Seat): void
  award(seat: Seat, items: Items, cause: Cause): void
}

/** `count` goods of the player's choice, at most `cap` of a kind: with repeats, or all different while there are kinds. */
export const chooseGoodsTask = <Good extends string, Cause>(goods: readonly Good[]) => {
  interface Task {
    readonly count: number
    readonly cap: number
    readonly cause: Cause
  }
  const limits = ({ count, cap }: Task) => eachGood(goods, () => Math.max(cap, mostOfAKind(count, goods)))
  return {
    choices: ({ task }: { task: Task }) => goodsChoices(goods, task.count, limits(task)),
    refusal: ({ task }: { task: Task }, choice: GoodsChoice<Good>) =>
      goodsFit(goods, choice.goods, task.count, limits(task)) ? undefined : refusalOf('not-offered'),
    resolve: (
      play: Receives<Amounts<Good>, Cause>,
      seat: Seat,
      task: Task,
      choice: GoodsChoice<Good>
    ): void => {
      play.close(seat)
      play.award(seat, someGoods(goods, choice.goods), task.cause)
    }
  }
}

/** Camels or coins: any mix, or all of one kind. */
export const camelOrCoinTask = <Cause>() => {
  type Task = CamelOrCoin & { readonly cause: Cause }
  return {
    choices: ({ task }: { task: Task }) => camelChoices(task),
    refusal: ({ task }: { task: Task }, choice: CamelsChoice) => camelRefusal(task, choice),
    resolve: (
      play: Receives<Amounts<'camel' | 'coin'>, Cause>,
      seat: Seat,
      task: Task,
      choice: CamelsChoice
    ): void => {
      play.close(seat)
      play.award(seat, camelsAndCoins(task, choice), task.cause)
    }
  }
}
