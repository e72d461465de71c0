/** What one kind of task consists of: what may be chosen, why not, and what a choice does. */
import type { ChoiceSet } from '../../../engine/choices'
import type { Seat } from '../../../engine/rules'
import type { Track } from '../content'
import type { Play } from '../play'
import type { ExpeditionRefusal } from '../refusals'
import type { Choice, State, TaskKind, TaskOf } from '../types'

/** A task as its seat faces it. */
export interface Asked<K extends TaskKind> {
  readonly track: Track
  readonly state: State
  readonly seat: Seat
  readonly task: TaskOf<K>
}

export interface TaskRules<K extends TaskKind> {
  /** What may be chosen. */
  choices: (asked: Asked<K>) => ChoiceSet<Choice>
  /** Why this choice is not among them. The only rule: `choices` lists what this lets pass. */
  refusal: (asked: Asked<K>, choice: Choice) => ExpeditionRefusal | undefined
  /** Carries out a choice that was not refused. */
  resolve: (play: Play, seat: Seat, task: TaskOf<K>, choice: Choice) => void
}
