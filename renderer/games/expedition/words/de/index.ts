/** Everything that the Expedition says in German. */
import { controls } from './controls'
import { explain } from './explain'
import { log } from './log'
import { names } from './names'
import { options } from './options'
import { prompts } from './prompts'
import { refusals } from './refusals'

export const de = { controls, explain, log, names, options, prompts, refusals }
