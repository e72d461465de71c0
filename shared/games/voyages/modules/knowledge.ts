/** What computer players know of the modules. */
import type { ModuleKnowledge } from '../player/module-knowledge'
import { knowledge as ofAgents } from './agents/knowledge'
import { knowledge as ofCompanions } from './companions/knowledge'
import { knowledge as ofNewCharacters } from './new-characters/knowledge'
import { knowledge as ofSecretPaths } from './secret-paths/knowledge'
import { knowledge as ofVenice } from './venice/knowledge'

export const knowledgeOfModules: readonly ModuleKnowledge[] = [
  ofNewCharacters,
  ofSecretPaths,
  ofCompanions,
  ofAgents,
  ofVenice
]
