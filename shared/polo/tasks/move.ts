/** The task of a movement: one step after another, until it stops or has no steps left. */
import { refusalOf, type Refusal, type Seat } from '../../engine/rules'
import type { Moving, StopChoice } from '../roads/movement'

/** What a game supplies about its movements. */
export interface Movements<
  Task extends Moving,
  Step extends { readonly type: 'step' },
  Asked extends { readonly task: Task },
  Play,
  Code extends string
> {
  readonly mayStop: (task: Task) => boolean
  readonly refusal: (asked: Asked, step: Step) => Refusal<Code> | undefined
  readonly walk: (play: Play, seat: Seat, task: Task, step: Step) => void
  /** Ends the movement: places posts and gives what they bring. */
  readonly finish: (play: Play, seat: Seat, task: Task) => void
}

/** Checks and carries out steps and stops; a game lists them itself. */
export const moveTask = <
  Task extends Moving,
  Step extends { readonly type: 'step' },
  Asked extends { readonly task: Task },
  Play,
  Code extends string
>({
  mayStop,
  refusal,
  walk,
  finish
}: Movements<Task, Step, Asked, Play, Code>) => ({
  alwaysAsked: true as const,
  refusal: (asked: Asked, choice: Step | StopChoice) => {
    if (choice.type === 'step') return refusal(asked, choice)
    return mayStop(asked.task) ? undefined : refusalOf('must-move')
  },
  resolve: (play: Play, seat: Seat, task: Task, choice: Step | StopChoice): void => {
    if (choice.type === 'step') walk(play, seat, task, choice)
    else finish(play, seat, task)
  },
  proceed: (play: Play, seat: Seat, task: Task): boolean => {
    if (task.taken < task.steps) return false
    finish(play, seat, task)
    return true
  }
})
