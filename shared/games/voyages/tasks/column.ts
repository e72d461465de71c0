import { ranged } from '../../../engine/choices'
import { refuse } from '../refusals'
import { defineTask, notOffered } from './task'
import { finishAction } from './turn'

/** Chooses a stall's column, at most the lowest die. A lower column gives exactly what is printed on it (ruling 7). */
export const chooseColumn = defineTask('choose-column', ['column'], {
  choices: ({ task }) => ranged(1, task.lowest, (column) => ({ type: 'column' as const, column })),
  refusal: ({ task }, choice) => {
    if (!Number.isInteger(choice.column) || choice.column < 1) return notOffered()
    return choice.column <= task.lowest
      ? undefined
      : refuse('column-too-high', { column: choice.column, lowest: task.lowest })
  },
  resolve: (play, seat, task, choice) => {
    const { column } = choice
    const reward = play.content.findSpace(task.space)?.columns?.[column - 1] ?? {}
    play.close(seat)
    play.award(seat, reward, { kind: 'space', space: task.space })
    finishAction(play, seat, task.space)
  }
})
