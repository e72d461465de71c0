/** The statistics of the modules, in the order of the modules. Loaded on demand, with the statistics of the game. */
import type { ModuleStatistics } from '../statistics/module-statistics'
import { statistics as ofAgents } from './agents/statistics'
import { statistics as ofCompanions } from './companions/statistics'
import { statistics as ofNewCharacters } from './new-characters/statistics'
import { statistics as ofSecretPaths } from './secret-paths/statistics'
import { statistics as ofVenice } from './venice/statistics'

export const statisticsOfModules: readonly ModuleStatistics[] = [
  ofNewCharacters,
  ofSecretPaths,
  ofCompanions,
  ofAgents,
  ofVenice
]
