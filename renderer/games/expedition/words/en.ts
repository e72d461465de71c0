/** Everything that the Expedition says in English. Other languages have this shape. */
import * as controls from './en/controls'
import * as explain from './en/explain'
import * as log from './en/log'
import * as names from './en/names'
import * as options from './en/options'
import * as packs from './en/packs'
import * as prompts from './en/prompts'
import * as refusals from './en/refusals'

export const en = { controls, explain, log, names, options, packs, prompts, refusals }
export type Words = typeof en
