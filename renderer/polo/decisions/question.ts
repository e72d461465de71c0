/**
 * The open question, for the forms of this folder: they answer those that every game of the family asks, and show them with the
 * views in `question-views/`, which know no task.
 */
import { computed, type ComputedRef } from 'vue'
import type { CommonChoice, CommonTask } from '../../../shared/polo/unions'
import type { AnyItem } from '../../art/icons'
import { useFamily } from '../family'

type Task = CommonTask<object, { readonly item: AnyItem; readonly count: number }>
type Choice = CommonChoice<string>

/** The open question and its answers. */
export interface Question {
  /** The open task if it is one of these kinds. */
  readonly taskOf: <K extends Task['kind']>(
    ...kinds: readonly K[]
  ) => ComputedRef<Extract<Task, { readonly kind: K }> | undefined>
  /** Its answers of one type. */
  readonly answers: <Type extends Choice['type']>(
    type: Type
  ) => ComputedRef<readonly Extract<Choice, { readonly type: Type }>[]>
  readonly answer: (choice: Choice) => void
}

/** Kinds of tasks and types of choices mean the same in every game of the family (`shared/polo/unions.ts`). */
export function useQuestion(): Question {
  const family = useFamily()
  const { task, listed } = family
  return {
    taskOf: (...kinds) => computed(() => (task.value && isOneOf(kinds, task.value) ? task.value : undefined)),
    answers: <Type extends Choice['type']>(type: Type) =>
      computed(() =>
        listed.value.filter(
          (choice): choice is Extract<Choice, { readonly type: Type }> => choice.type === type
        )
      ),
    answer: (choice) => family.answer(choice)
  }
}

/** True for a task of one of these kinds, which has the fields of its kind. */
const isOneOf = <K extends Task['kind']>(
  kinds: readonly K[],
  task: { readonly kind: string }
): task is Extract<Task, { readonly kind: K }> => kinds.some((kind) => kind === task.kind)
