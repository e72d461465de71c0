/** All kinds of tasks. A new kind does not compile until it is listed here. */
import type { Tasks } from '../../../engine/task'
import type { Expedition, Play } from '../game'
import { pay } from './pay'
import { turn } from './turn'

export const tasks: Tasks<Expedition, Play> = { turn, pay }
