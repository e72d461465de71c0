/** All kinds of tasks; one that is not listed here does not compile. */
import type { Tasks } from '../../../engine/task'
import type { Expedition, Play } from '../game'
import { pay } from './pay'
import { turn } from './turn'

export const tasks: Tasks<Expedition, Play> = { turn, pay }
