/** The types of Expedition under one name. */
import type { GameTypes } from '../../engine/game-types'
import type { Play as AgendaPlay } from '../../engine/play'
import { taskDefiner } from '../../engine/task'
import type { Track } from './content'
import type { RefusalCode } from './refusals'
import type { Choice, Event, State, Task } from './types'

export interface Expedition extends GameTypes {
  /** The track that is played. */
  readonly content: Track
  readonly state: State
  readonly task: Task
  readonly choice: Choice
  readonly event: Event
  readonly refusal: RefusalCode
}

/** One choice being carried out. */
export type Play = AgendaPlay<Expedition>

/** Defines a task: its kind, the choices that answer it, its rules. */
export const defineTask = taskDefiner<Expedition>()
