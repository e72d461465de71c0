/** The texts of all modules, which are merged into the groups of the game's own catalogue. */
import type { Languages } from '../../../words/catalogue'
import { texts as agents } from './agents/words/texts'
import { texts as companions } from './companions/words/texts'
import { texts as newCharacters } from './new-characters/words/texts'
import { texts as secretPaths } from './secret-paths/words/texts'
import { texts as venice } from './venice/words/texts'

export const textsOfModules: readonly Languages<object>[] = [
  newCharacters,
  secretPaths,
  companions,
  agents,
  venice
]
