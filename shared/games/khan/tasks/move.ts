import type { Seat } from '../../../engine/rules'
import { placePost } from '../../../polo/posts'
import {
  afterStep,
  endsOf,
  stepChoices,
  stepRefusal,
  stepped,
  stepTo,
  wantingPosts
} from '../../../polo/roads/movement'
import { moveTask } from '../../../polo/tasks/move'
import type { Play } from '../game'
import { PaidChoices } from '../jade'
import { askedStep, postHolder, rewardedOases, Traveller } from '../movement'
import type { RefusalCode } from '../refusals'
import { postBonus } from '../rewards'
import { seatOf } from '../seats'
import { jadeRefusal } from '../stock'
import type { Bundle, ChoiceOf, Movement } from '../types'
import { defineTask, type Asked } from './task'

/** What a step costs. */
function priceOf({ content, state, seat }: Asked<'move'>, { figure, to, road }: ChoiceOf<'step'>): Bundle {
  const me = seatOf(state, seat)
  return stepTo(new Traveller(content, me), me.figures[figure] ?? '', to, road)?.price ?? {}
}

const mayStop = (task: Movement): boolean => task.travel === '' || task.moved.includes(true)

/**
 * Take one step, or stop. Paying step by step costs the same as paying for the whole way first, since nothing is gained
 * before a movement ends (ruling 21). Travel needs at least one step; another movement may be declined (rulings 20, 29).
 */
export const move = defineTask('move', ['step', 'stop'], {
  ...moveTask<Movement, ChoiceOf<'step'>, Asked<'move'>, Play, RefusalCode>({
    mayStop,
    refusal: (asked, step) => {
      const { content, state, seat, task } = asked
      return (
        stepRefusal(askedStep(content, state, seat, task), step) ??
        jadeRefusal(seatOf(state, seat).stock, priceOf(asked, step), step.jade)
      )
    },
    walk,
    finish
  }),
  choices: (asked) => {
    const { content, state, seat, task } = asked
    const { stock } = seatOf(state, seat)
    const choices = new PaidChoices()
    for (const step of stepChoices(askedStep(content, state, seat, task)))
      choices.addPaid(step, stock, priceOf(asked, step))
    if (mayStop(task)) choices.add({ type: 'stop' })
    return choices
  }
})

function walk(play: Play, seat: Seat, task: Movement, choice: ChoiceOf<'step'>): void {
  const me = play.seat(seat)
  const { figure, to, road } = choice
  const from = me.figures[figure] ?? ''
  const step = stepTo(new Traveller(play.content, me), from, to, road)
  if (!step) throw new Error(`no road from ${from} to ${to}`)
  play.pay(seat, step.price, { kind: 'route', from, to }, choice.jade)
  play.emit(stepped(seat, figure, from, to, road))
  const after = afterStep(task, choice, from, step.uncounted !== true)
  play.amend(seat, task.moved[figure] ? { ...after, passed: [...task.passed, from] } : after)
}

/**
 * Ends a movement: places posts in the marked cities, then opens the task for the cities where figures ended, the extra post
 * and the rewards of oases (rulings 23, 24, 46, 49).
 */
function finish(play: Play, seat: Seat, task: Movement): void {
  const { content } = play
  play.close(seat)
  for (const location of task.marks) placePost(play, seat, location, postBonus(play))
  const me = play.seat(seat)
  const holder = postHolder(content, me)
  const ends = endsOf(me.figures, task.moved)
  const cities = wantingPosts(ends, holder)
  const space = content.numbers.travelSpaces.find(({ id }) => id === task.travel)
  const passed = wantingPosts(task.passed, holder).filter((city) => !ends.includes(city))
  const oases = rewardedOases(content, me.character, [...task.passed, ...ends])
  const extra = space && space.extraPosts > 0 ? passed : []
  if (cities.length + task.marks.length + extra.length + oases > 0)
    play.open(seat, { kind: 'settle', cities, settled: task.marks, extra, one: task.travel === '', oases })
}
