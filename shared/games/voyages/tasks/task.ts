/** What one kind of task consists of: what may be chosen, why not, and what a choice does. */
import type { ChoiceSet } from '../../../engine/choices'
import type { Seat } from '../../../engine/rules'
import type { Content } from '../content'
import type { Play } from '../play'
import { refuse, type VoyagesRefusal } from '../refusals'
import type { Choice, ChoiceOf, ChoiceType, State, Task, TaskKind, TaskOf } from '../types'

/** A task as its seat faces it. */
export interface Asked<T extends Task> {
  readonly content: Content
  readonly state: State
  readonly seat: Seat
  readonly task: T
}

export interface TaskRules<K extends TaskKind> {
  /** What may be chosen. */
  choices: (asked: Asked<TaskOf<K>>) => ChoiceSet<Choice>
  /** Why this choice is not among them. The only rule: `choices` lists what this lets pass. */
  refusal: (asked: Asked<TaskOf<K>>, choice: Choice) => VoyagesRefusal | undefined
  /** Carries out a choice that was not refused. */
  resolve: (play: Play, seat: Seat, task: TaskOf<K>, choice: Choice) => void
  /** Goes on without asking where nothing is left to ask; true if it did. */
  proceed?: (play: Play, seat: Seat, task: TaskOf<K>) => boolean
  /** True for a question that is put even when only one answer is left. */
  readonly alwaysAsked?: true
  /** True while answers may still be added: one that is alone for now is not given for the seat. */
  mayGrow?: (asked: Asked<TaskOf<K>>) => boolean
  /** True while the task waits for a seat before this one (ruling 66). */
  blocked?: (asked: Asked<TaskOf<K>>) => boolean
}

/** The choice, if it has this type; the caller has checked it. */
export function expectType<K extends ChoiceType>(choice: Choice, type: K): ChoiceOf<K> {
  if (choice.type !== type) throw new Error(`expected ${type}, got ${choice.type}`)
  return choice as ChoiceOf<K>
}

/** Refusal of a choice that belongs to another question than the open one. */
export const answerFirst = (task: Task): VoyagesRefusal => refuse('answer-first', { task: task.kind })

/** Refusal of a choice of the right kind that is not offered. */
export const notOffered = (): VoyagesRefusal => refuse('not-offered')
