/** Everything that the Expedition says in English. */
import * as controls from './controls/en'
import * as explain from './explain/en'
import * as log from './log/en'
import * as names from './names/en'
import * as options from './options/en'
import * as packs from './packs/en'
import * as prompts from './prompts/en'
import * as refusals from './refusals/en'

export const en = { controls, explain, log, names, options, packs, prompts, refusals }
