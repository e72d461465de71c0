import { ranged } from '../../../engine/choices'
import { refuse } from '../refusals'
import { answerFirst, expectType, notOffered, type TaskRules } from './task'
import { shareWithOpponents } from './turn'

/** A stall's column, at most the lowest die; a lower one comes as printed, with its own extras (ruling 7). */
export const chooseColumn: TaskRules<'choose-column'> = {
  choices: ({ task }) => ranged(1, task.lowest, (column) => ({ type: 'column' as const, column })),
  refusal: ({ task }, choice) => {
    if (choice.type !== 'column') return answerFirst(task)
    if (!Number.isInteger(choice.column) || choice.column < 1) return notOffered()
    return choice.column <= task.lowest
      ? undefined
      : refuse('column-too-high', { column: choice.column, lowest: task.lowest })
  },
  resolve: (play, seat, task, choice) => {
    const { column } = expectType(choice, 'column')
    const reward = play.content.findBazaar(task.space)?.columns[column - 1] ?? {}
    play.close(seat)
    play.award(seat, reward, { kind: 'space', space: task.space })
    shareWithOpponents(play, seat, task.space)
  }
}
