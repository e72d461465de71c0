/** The components of all modules, joined; loaded as one chunk. */
import { joinedTables } from '../../../../shared/polo/modules'
import { components as agents } from './agents/table'
import { components as companions } from './companions/table'
import { components as newCharacters } from './new-characters/table'
import type { ModuleComponents } from './part'
import { components as secretPaths } from './secret-paths/table'
import { components as venice } from './venice/table'

const all: readonly ModuleComponents[] = [newCharacters, secretPaths, companions, agents, venice]

export const components: ModuleComponents = {
  questions: joinedTables(all.map(({ questions }) => questions)),
  plates: joinedTables(all.map(({ plates }) => plates)),
  hands: all.flatMap(({ hands }) => hands),
  boards: all.flatMap(({ boards }) => boards),
  beside: joinedTables(all.map(({ beside }) => beside)),
  column: joinedTables(all.map(({ column }) => column)),
  pieces: joinedTables(all.map(({ pieces }) => pieces))
}
