import { listed } from '../../../engine/choices'
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
import { aidsOf, askedStep, postHolder, postsDeclared, Traveller } from '../movement'
import type { RefusalCode } from '../refusals'
import { postBonus } from '../rewards'
import type { Choice, ChoiceOf, Movement } from '../types'
import type { Play } from '../game'
import { withModuleChoices } from './module-choices'
import { defineTask, type Asked } from './task'

const mayStop = (task: Movement): boolean => !task.travel || task.taken > 0

/**
 * Take one step, or stop. Each step pays for its road and for the travel table right away, which costs the same as paying
 * for the whole route first, since nothing is gained before a movement ends (ruling 30). The Travel action needs at least
 * one step; a bonus movement may be declined (ruling 34). When all steps are used the movement ends.
 */
const baseMove = defineTask('move', ['step', 'stop'], {
  ...moveTask<Movement, ChoiceOf<'step'>, Asked<'move'>, Play, RefusalCode>({
    mayStop,
    refusal: ({ content, state, seat, task }, step) =>
      stepRefusal(askedStep(content, state, seat, task), step),
    walk,
    finish
  }),
  choices: ({ content, state, seat, task }) => {
    const choices: Choice[] = stepChoices(askedStep(content, state, seat, task))
    if (mayStop(task)) choices.push({ type: 'stop' })
    return listed(choices)
  }
})

/** The same with the aids that modules let a seat declare for a movement. */
export const move = withModuleChoices(
  baseMove,
  (content) => content.moving,
  () => true
)

function walk(play: Play, seat: Seat, task: Movement, choice: ChoiceOf<'step'>): void {
  const me = play.seat(seat)
  const from = me.figures[choice.figure] ?? ''
  const aids = aidsOf(play.content, play.state, seat, task.aid)
  const traveller = new Traveller(play.content, me, task.travel, aids, task.passes)
  const { figure, to, road } = choice
  const step = stepTo(traveller, from, to, road)
  if (!step) throw new Error(`no road from ${from} to ${to}`)
  const taken = task.taken + 1
  play.pay(seat, traveller.surcharge(task.taken), { kind: 'travelTable', steps: taken })
  play.pay(seat, step.price, { kind: 'route', from, to })
  play.emit(stepped(seat, figure, from, to, road))
  const after = afterStep(task, choice, from)
  play.amend(seat, step.pass ? { ...after, passes: (task.passes ?? 0) + 1 } : after)
  if (choice.post && task.marks.length >= postsDeclared(aids))
    for (const postLeft of play.content.hooks.postLeft) postLeft(play, seat)
}

/** Ends a movement: places the posts left on the way, then asks for those where figures ended (rulings 37, 45, 48). */
function finish(play: Play, seat: Seat, task: Movement): void {
  play.close(seat)
  for (const location of task.marks) placePost(play, seat, location, postBonus(play))
  const me = play.seat(seat)
  const ends = wantingPosts(endsOf(me.figures, task.moved), postHolder(play.content, me))
  if (ends.length > 0 || task.marks.length > 0)
    play.open(seat, { kind: 'settle', cities: ends, settled: task.marks })
}
