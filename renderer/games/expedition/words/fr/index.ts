/** Everything that the Expedition says in French. */
import { controls } from './controls'
import { explain } from './explain'
import { log } from './log'
import { names } from './names'
import { options } from './options'
import { prompts } from './prompts'
import { refusals } from './refusals'

export const fr = { controls, explain, log, names, options, prompts, refusals }
