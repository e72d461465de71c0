import { listed } from '../../../engine/choices'
import type { GoalId, TaskOf } from '../types'
import { seatOf } from '../seats'
import { answerFirst, expectType, notOffered, type TaskRules } from './task'

/** Expert variant: take one of the revealed characters (ruling 68). */
export const pickCharacter: TaskRules<'pick-character'> = {
  choices: ({ state }) =>
    listed(state.offered.map((character) => ({ type: 'pickCharacter' as const, character }))),
  refusal: ({ state, task }, choice) => {
    if (choice.type !== 'pickCharacter') return answerFirst(task)
    return state.offered.includes(choice.character) ? undefined : notOffered()
  },
  resolve: (play, seat, _task, choice) => {
    play.close(seat)
    play.emit({ type: 'characterTaken', seat, character: expectType(choice, 'pickCharacter').character })
  }
}

/** Expert variant: keep so many of the goal cards dealt, in secret, all at once (ruling 68). */
export const keepGoals: TaskRules<'keep-goals'> = {
  alwaysAsked: true,
  choices: ({ state, seat, task }) =>
    listed(
      subsets(seatOf(state, seat).goals.cards ?? [], task).map((goals) => ({
        type: 'keepGoals' as const,
        goals
      }))
    ),
  refusal: ({ state, seat, task }, choice) => {
    if (choice.type !== 'keepGoals') return answerFirst(task)
    const dealt = seatOf(state, seat).goals.cards ?? []
    const different = new Set(choice.goals).size === choice.goals.length
    return different &&
      choice.goals.length === task.keep &&
      choice.goals.every((goal) => dealt.includes(goal))
      ? undefined
      : notOffered()
  },
  resolve: (play, seat, task, choice) => {
    const { goals } = expectType(choice, 'keepGoals')
    play.close(seat)
    play.emit({ type: 'goalsKept', seat, kept: { count: task.keep, cards: [...goals] } })
  }
}

function subsets(cards: readonly GoalId[], task: TaskOf<'keep-goals'>): GoalId[][] {
  let sets: GoalId[][] = [[]]
  for (const card of cards) sets = [...sets, ...sets.map((set) => [...set, card])]
  return sets.filter((set) => set.length === task.keep)
}
