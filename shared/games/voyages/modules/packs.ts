/** The content packs of the modules with values that we designed, in the order of the modules. */
import type { ModulePack } from '../module-pack'
import { pack as agents } from './agents/pack'
import { pack as companions } from './companions/pack'
import { pack as secretPaths } from './secret-paths/pack'
import { pack as venice } from './venice/pack'

export const packsOfModules: readonly ModulePack[] = [secretPaths, companions, agents, venice]
