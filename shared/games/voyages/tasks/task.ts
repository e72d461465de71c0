/** How a task of Voyages is defined. */
import { taskDefiner, type Asked as AskedOf } from '../../../engine/task'
import { refuse, type VoyagesRefusal } from '../refusals'
import type { Play, Voyages } from '../game'
import type { TaskKind } from '../types'

/** A task as its seat faces it. */
export type Asked<K extends TaskKind> = AskedOf<Voyages, K>

/** Defines a task: its kind, the choices that answer it, its rules. */
export const defineTask = taskDefiner<Voyages, Play>()

/** Refusal of a choice of the right kind that is not offered. */
export const notOffered = (): VoyagesRefusal => refuse('not-offered')
