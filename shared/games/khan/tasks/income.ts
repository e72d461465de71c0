import { listed } from '../../../engine/choices'
import { bonusesOf, payIncome, rollBonus } from '../income'
import { seatOf } from '../seats'
import type { Choice } from '../types'
import { defineTask, notOffered } from './task'

/** Chooses the bonus of the round that is received twice (ruling 50). */
export const doubleBonus = defineTask('double-bonus', ['doubleBonus'], {
  choices: ({ content, state, seat }) =>
    listed(bonusesOf(content, seatOf(state, seat)).map((of): Choice => ({ type: 'doubleBonus', of }))),
  refusal: ({ content, state, seat }, { of }) =>
    bonusesOf(content, seatOf(state, seat)).includes(of) ? undefined : notOffered(),
  resolve: (play, seat, _task, { of }) => {
    play.close(seat)
    payIncome(play, seat, of)
  }
})

/** Chooses which pairs to swap for their bonus (ruling 51). */
export const swapPairs = defineTask('swap-pairs', ['swapPairs'], {
  choices: ({ task }) =>
    listed(selections(task.pairs).map((values): Choice => ({ type: 'swapPairs', values }))),
  refusal: ({ task }, { values }) =>
    selections(task.pairs).some((some) => some.join() === values.join()) ? undefined : notOffered(),
  resolve: (play, seat, _task, { values }) => {
    play.close(seat)
    rollBonus(play, seat, values)
  }
})

/** Every selection of these values, from none to all; selections with equal values are listed once. */
function selections(values: readonly number[]): readonly (readonly number[])[] {
  let ways: readonly (readonly number[])[] = [[]]
  for (const value of values) {
    const longer = ways.map((way) => [...way, value])
    const known = new Set(ways.map((way) => way.join()))
    ways = [...ways, ...longer.filter((way) => !known.has(way.join()))]
  }
  return ways
}
