/** Everything that the Expedition says in German. */
import * as controls from './controls/de'
import * as explain from './explain/de'
import type { Words } from './index'
import * as log from './log/de'
import * as names from './names/de'
import * as options from './options/de'
import * as packs from './packs/de'
import * as prompts from './prompts/de'
import * as refusals from './refusals/de'

export const de: Words = { controls, explain, log, names, options, packs, prompts, refusals }
