/** How a task is defined. */
import { taskDefiner, type Asked as AskedOf } from '../../../engine/task'
import type { Khan, Play } from '../game'
import { refuse, type KhanRefusal } from '../refusals'
import type { TaskKind } from '../types'

/** A task as its seat faces it. */
export type Asked<K extends TaskKind> = AskedOf<Khan, K>

/** Defines a task: its kind, the choices that answer it, its rules. */
export const defineTask = taskDefiner<Khan, Play>()

/** Refusal of a choice of the right kind that is not offered. */
export const notOffered = (): KhanRefusal => refuse('not-offered')
