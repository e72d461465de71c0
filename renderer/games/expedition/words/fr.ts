/** Everything that the Expedition says in French. */
import * as controls from './controls/fr'
import * as explain from './explain/fr'
import type { Words } from './index'
import * as log from './log/fr'
import * as names from './names/fr'
import * as options from './options/fr'
import * as packs from './packs/fr'
import * as prompts from './prompts/fr'
import * as refusals from './refusals/fr'

export const fr: Words = { controls, explain, log, names, options, packs, prompts, refusals }
