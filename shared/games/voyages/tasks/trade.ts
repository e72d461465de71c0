import { joined, listed, ranged } from '../../../engine/choices'
import type { Seat } from '../../../engine/rules'
import { tradeTimes } from '../cards'
import type { Trade } from '../effects'
import { times } from '../effects'
import { seatOf } from '../seats'
import { fits, waysOf, type Limits } from '../goods'
import type { Play } from '../play'
import { refuse } from '../refusals'
import { goods, type Cause, type CityCardId, type Choice, type Resource, type Stock } from '../types'
import { answerFirst, expectType, notOffered, type Asked, type TaskRules } from './task'
import type { TaskOf } from '../types'

const effectOf = ({ content, task }: Asked<TaskOf<'trade'>>): { options: readonly Trade[]; mix: boolean } => {
  const { effect } = content.cityCard(task.card)
  if (effect.kind !== 'trade') throw new Error(`${task.card} is not a trade`)
  return effect
}

/** Uses of a card: all in one way, or way by way where the directions may be mixed (rulings 7, 60, 61). */
export const trade: TaskRules<'trade'> = {
  choices: (asked) => {
    const { options } = effectOf(asked)
    const me = seatOf(asked.state, asked.seat)
    const ways = options.map((option, index) =>
      ranged(1, tradeTimes(asked.content, me, option, asked.task.uses), (n): Choice => ({
        type: 'trade',
        option: index,
        times: n
      }))
    )
    return joined(asked.task.begun ? [...ways, listed<Choice>([{ type: 'stop' }])] : ways)
  },
  refusal: (asked, choice) => {
    if (choice.type === 'stop') return asked.task.begun ? undefined : notOffered()
    if (choice.type !== 'trade') return answerFirst(asked.task)
    const option = effectOf(asked).options[choice.option]
    if (!option || !Number.isInteger(choice.times) || choice.times < 1) return notOffered()
    const most = tradeTimes(asked.content, seatOf(asked.state, asked.seat), option, asked.task.uses)
    return choice.times <= most ? undefined : refuse('too-many-uses', { times: choice.times, most })
  },
  resolve: (play, seat, task, choice) => {
    if (choice.type === 'stop') {
      play.close(seat)
      return
    }
    const { option, times: n } = expectType(choice, 'trade')
    const { options, mix } = effectOf({ content: play.content, state: play.state, seat, task })
    const way = options[option]
    if (!way) throw new Error(`no option ${option}`)
    if (mix && task.uses > n) play.amend(seat, { ...task, uses: task.uses - n, begun: true })
    else play.close(seat)
    const pair = way.cost['different-goods']
    const any = way.cost['any-good']
    if (pair)
      play.open(seat, { kind: 'pay-goods', count: pair * n, cap: n, card: task.card, option, times: n })
    else if (any)
      play.open(seat, { kind: 'pay-goods', count: any * n, cap: any * n, card: task.card, option, times: n })
    else {
      play.pay(seat, times(way.cost, n), { kind: 'cityCard', card: task.card })
      reward(play, seat, task.card, way, n)
    }
  }
}

/** Which goods pay for a card's uses: of each pair two different ones, else any (rulings 56, 57). */
export const payGoods: TaskRules<'pay-goods'> = {
  choices: ({ state, seat, task }) => waysOf(task.count, payLimits(seatOf(state, seat).stock, task.cap)),
  refusal: ({ state, seat, task }, choice) => {
    if (choice.type !== 'goods') return answerFirst(task)
    return fits(choice.goods, task.count, payLimits(seatOf(state, seat).stock, task.cap))
      ? undefined
      : notOffered()
  },
  resolve: (play, seat, task, choice) => {
    const { effect } = play.content.cityCard(task.card)
    const way = effect.kind === 'trade' ? effect.options[task.option] : undefined
    if (!way) throw new Error(`${task.card} has no option ${task.option}`)
    play.close(seat)
    play.pay(seat, nonZero(expectType(choice, 'goods').goods), { kind: 'cityCard', card: task.card })
    reward(play, seat, task.card, way, task.times)
  }
}

function reward(play: Play, seat: Seat, card: CityCardId, way: Trade, n: number): void {
  const cause: Cause = { kind: 'cityCard', card }
  play.award(seat, times(way.reward, n), cause)
}

const payLimits = (stock: Stock, cap: number): Limits => ({
  pepper: Math.min(stock.pepper, cap),
  silk: Math.min(stock.silk, cap),
  gold: Math.min(stock.gold, cap)
})

/** The kinds of which there are any. */
export function nonZero(
  chosen: Readonly<Record<(typeof goods)[number], number>>
): Partial<Record<Resource, number>> {
  const some: Partial<Record<Resource, number>> = {}
  for (const good of goods) if (chosen[good] > 0) some[good] = chosen[good]
  return some
}
