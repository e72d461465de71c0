import { listed } from '../../../engine/choices'
import type { Reward, TaskOf } from '../types'
import { resolveReward, waits } from '../rewards'
import { answerFirst, expectType, notOffered, type Asked, type TaskRules } from './task'

/** Indices of rewards that may be taken now, each kind of reward once. */
function takeable({ state, seat, task }: Asked<TaskOf<'rewards'>>): number[] {
  const indices: number[] = []
  task.pending.forEach((reward, index) => {
    if (waits(state, seat, reward)) return
    if (!indices.some((other) => same(task.pending[other], reward))) indices.push(index)
  })
  return indices
}

const same = (a: Reward | undefined, b: Reward): boolean =>
  a !== undefined &&
  a.item === b.item &&
  a.count === b.count &&
  JSON.stringify(a.cause) === JSON.stringify(b.cause)

/** Rewards that came together, in the order the seat likes (ruling 55). */
export const rewards: TaskRules<'rewards'> = {
  choices: (asked) => listed(takeable(asked).map((index) => ({ type: 'reward' as const, index }))),
  refusal: (asked, choice) => {
    if (choice.type !== 'reward') return answerFirst(asked.task)
    return takeable(asked).includes(choice.index) ? undefined : notOffered()
  },
  mayGrow: ({ state, seat, task }) => task.pending.some((reward) => waits(state, seat, reward)),
  blocked: (asked) => takeable(asked).length === 0,
  resolve: (play, seat, task, choice) => {
    const { index } = expectType(choice, 'reward')
    const reward = task.pending[index]
    if (!reward) throw new Error(`no reward ${index}`)
    const rest = task.pending.filter((_, i) => i !== index)
    if (rest.length > 0) play.amend(seat, { kind: 'rewards', pending: rest })
    else play.close(seat)
    resolveReward(play, seat, reward)
  }
}
