/** All kinds of tasks. A new kind does not compile until it stands here. */
import type { TaskKind } from '../types'
import { pay } from './pay'
import type { TaskRules } from './task'
import { turn } from './turn'

export const tasks: { readonly [K in TaskKind]: TaskRules<K> } = { turn, pay }

/** The rules of a task's kind, for code that handles any kind. */
export function taskRules(kind: TaskKind): TaskRules<TaskKind> {
  return tasks[kind] as TaskRules<TaskKind>
}
