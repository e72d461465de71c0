import { listed } from '../../../engine/choices'
import type { Seat } from '../../../engine/rules'
import { milestone } from '../posts'
import { seatOf } from '../seats'
import { canLeavePost, canPay, holdsPosts, stepPrice, stepsFrom, tableCoins } from '../movement'
import type { Play } from '../play'
import { refuse, type VoyagesRefusal } from '../refusals'
import type { Choice, ChoiceOf, LocationId, Movement } from '../types'
import { answerFirst, expectType, notOffered, type Asked, type TaskRules } from './task'

/**
 * One step or stop. A step pays its road and the rise of the travel table at once, which comes to the same as
 * paying the whole route first, since nothing is gained before a movement ends (ruling 30). Travel asks for at
 * least one step; a bonus movement may be declined (ruling 34). When all steps are used the movement ends.
 */
export const move: TaskRules<'move'> = {
  alwaysAsked: true,
  choices: (asked) => listed([...steps(asked), ...(mayStop(asked.task) ? [{ type: 'stop' as const }] : [])]),
  refusal: (asked, choice) => {
    if (choice.type === 'stop') return mayStop(asked.task) ? undefined : refuse('must-move')
    return choice.type === 'step' ? stepRefusal(asked, choice) : answerFirst(asked.task)
  },
  resolve: (play, seat, task, choice) => {
    if (choice.type === 'stop') finish(play, seat, task)
    else walk(play, seat, task, expectType(choice, 'step'))
  },
  proceed: (play, seat, task) => {
    if (task.taken < task.steps) return false
    finish(play, seat, task)
    return true
  }
}

const mayStop = (task: Movement): boolean => !task.travel || task.taken > 0

function steps({ content, state, seat, task }: Asked<Movement>): Choice[] {
  const me = seatOf(state, seat)
  const choices: Choice[] = []
  me.figures.forEach((from, figure) => {
    if (isTwin(me.figures, task, figure)) return
    const leaves = canLeavePost(content, state, seat, task, figure)
    for (const step of stepsFrom(content, me, from)) {
      if (!canPay(me, step, task.travel, task.taken)) continue
      choices.push({ type: 'step', figure, to: step.to })
      if (leaves) choices.push({ type: 'step', figure, to: step.to, post: true })
    }
  })
  return choices
}

/** A second figure beside the first, alike in everything: its steps are listed once, for the first. */
function isTwin(figures: readonly LocationId[], task: Movement, figure: number): boolean {
  return figure > 0 && figures[0] === figures[figure] && task.moved[0] === task.moved[figure]
}

function stepRefusal(
  { content, state, seat, task }: Asked<Movement>,
  choice: ChoiceOf<'step'>
): VoyagesRefusal | undefined {
  const me = seatOf(state, seat)
  const from = me.figures[choice.figure]
  if (from === undefined || choice.figure < 0) return notOffered()
  if (isTwin(me.figures, task, choice.figure)) return notOffered()
  if (task.taken >= task.steps) return refuse('no-steps-left')
  const step = stepsFrom(content, me, from).find((s) => s.to === choice.to)
  if (!step) return refuse('not-a-neighbour', { from, to: choice.to })
  if (choice.post && !canLeavePost(content, state, seat, task, choice.figure))
    return refuse('no-post-to-leave')
  const price = stepPrice(step, task.travel, task.taken)
  const { coin, camel } = me.stock
  if (coin < price.coin)
    return refuse('coins-short', { price: price.coin, have: coin, short: price.coin - coin })
  return camel < price.camel
    ? refuse('camels-short', { price: price.camel, have: camel, short: price.camel - camel })
    : undefined
}

function walk(play: Play, seat: Seat, task: Movement, choice: ChoiceOf<'step'>): void {
  const me = play.seat(seat)
  const from = me.figures[choice.figure] ?? ''
  const step = stepsFrom(play.content, me, from).find((s) => s.to === choice.to)
  if (!step) throw new Error(`no road from ${from} to ${choice.to}`)
  const taken = task.taken + 1
  play.pay(seat, { coin: tableCoins(task.travel, task.taken) }, { kind: 'travelTable', steps: taken })
  play.pay(seat, { coin: step.coin, camel: step.camel }, { kind: 'route', from, to: choice.to })
  play.emit({ type: 'stepped', seat, figure: choice.figure, from, to: choice.to })
  play.amend(seat, {
    ...task,
    taken,
    moved: task.moved.map((moved, figure) => moved || figure === choice.figure),
    marks: choice.post ? [...task.marks, from] : task.marks
  })
}

/** Leaves the posts of cities passed, then asks for those of the cities where figures ended (rulings 37, 45, 48). */
function finish(play: Play, seat: Seat, task: Movement): void {
  play.close(seat)
  for (const location of task.marks) {
    play.emit({ type: 'postPlaced', seat, location })
    milestone(play, seat)
  }
  const me = play.seat(seat)
  const ends: LocationId[] = []
  me.figures.forEach((place, figure) => {
    if (
      task.moved[figure] &&
      holdsPosts(play.content, place) &&
      !me.posts.includes(place) &&
      !ends.includes(place)
    )
      ends.push(place)
  })
  if (ends.length > 0 || task.marks.length > 0)
    play.open(seat, { kind: 'settle', cities: ends, settled: task.marks })
}
