/** The content tables of modules as they are played; our own if a module is not in play, for example in the rules. */
import type { Content } from '../../../../shared/games/voyages/content'
import { tablesIn as ofAgents } from '../../../../shared/games/voyages/modules/agents/kit'
import { agentTables, agentValues } from '../../../../shared/games/voyages/modules/agents/tables'
import { tablesIn as ofCompanions } from '../../../../shared/games/voyages/modules/companions/kit'
import { companionTables, companionValues } from '../../../../shared/games/voyages/modules/companions/tiles'
import { tablesIn as ofSecretPaths } from '../../../../shared/games/voyages/modules/secret-paths/kit'
import { paths, pathTables } from '../../../../shared/games/voyages/modules/secret-paths/paths'
import { tablesIn as ofVenice } from '../../../../shared/games/voyages/modules/venice/kit'
import { ourVenice } from '../../../../shared/games/voyages/modules/venice/palaces'

const played =
  <T>(module: string, tablesIn: (content: Content) => T, ours: T) =>
  (content: Content | undefined): T =>
    content && Object.hasOwn(content.ofModules, module) ? tablesIn(content) : ours

export const ourAgents = agentTables(agentValues)
export const agentsOf = played('agents', ofAgents, ourAgents)
export const companionsOf = played('companions', ofCompanions, companionTables(companionValues))
export const pathsOf = played('secret-paths', ofSecretPaths, pathTables(paths))
export const veniceOf = played('venice', ofVenice, ourVenice)
