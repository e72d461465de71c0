/** The modules that a table of Voyages may be played with. Their order is part of what files mean: new ones go to the end. */
import type { Module } from '../game'
import type { ModuleKnowledge } from '../player/of-modules'
import { agents } from './agents'
import { knowledge as ofAgents } from './agents/knowledge'
import { companionsModule } from './companions'
import { knowledge as ofCompanions } from './companions/knowledge'
import { newCharacters } from './new-characters'
import { knowledge as ofNewCharacters } from './new-characters/knowledge'
import { secretPaths } from './secret-paths'
import { knowledge as ofSecretPaths } from './secret-paths/knowledge'
import { venice } from './venice'
import { knowledge as ofVenice } from './venice/knowledge'

export const modules: readonly Module[] = [newCharacters, secretPaths, companionsModule, agents, venice]

/** What players know of them. */
export const knowledgeOfModules: readonly ModuleKnowledge[] = [
  ofNewCharacters,
  ofSecretPaths,
  ofCompanions,
  ofAgents,
  ofVenice
]
