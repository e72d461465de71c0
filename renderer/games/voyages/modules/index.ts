/** The parts of all modules in the page, joined. */
import type { Content } from '../../../../shared/games/voyages/content'
import { joinedTables } from '../../../../shared/polo/modules'
import { part as agents } from './agents/part'
import { part as companions } from './companions/part'
import { part as newCharacters } from './new-characters/part'
import type { ModulePart } from './part'
import { part as secretPaths } from './secret-paths/part'
import { part as venice } from './venice/part'

const parts: readonly ModulePart[] = [newCharacters, secretPaths, companions, agents, venice]

export const modulesPart = {
  events: joinedTables(parts.map(({ events }) => events)),
  causes: joinedTables(parts.map(({ causes }) => causes)),
  /** The name of a help for a movement. */
  helpName: (aid: string, content: Content | undefined): string =>
    parts.map(({ helpName }) => helpName?.(aid, content)).find((name) => name !== undefined) ?? aid,
  textWith: (character, content) => parts.map((part) => part.textWith?.(character, content)).find(Boolean),
  characterText: (view, seat, content) =>
    parts.map((part) => part.characterText?.(view, seat, content)).find(Boolean)
} satisfies ModulePart
