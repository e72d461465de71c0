/** Everything that In the Service of the Khan says in English. */
import { assist } from './assist'
import { board } from './board'
import { controls } from './controls'
import { explain } from './explain'
import { log } from './log'
import { names } from './names'
import { options } from './options'
import { prompts } from './prompts'
import { refusals } from './refusals'

export const en = { assist, board, controls, explain, log, names, options, prompts, refusals }
