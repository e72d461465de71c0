/** The paragraphs of the rules book about what modules put on the table. */
import { links as agents } from './agents/links'
import { links as companions } from './companions/links'
import { links as newCharacters } from './new-characters/links'
import { links as secretPaths } from './secret-paths/links'
import { links as venice } from './venice/links'

/** Paragraphs by code, kind or id; each module writes its own as `LinksOf`. */
export interface ModuleLinks {
  readonly refusals: Readonly<Record<string, string>>
  readonly tasks: Readonly<Record<string, string>>
  readonly items?: Readonly<Record<string, string>>
  readonly spaces?: Readonly<Record<string, string>>
  readonly characters?: Readonly<Record<string, string>>
  readonly sources?: Readonly<Record<string, string>>
}

export const linksOfModules: readonly ModuleLinks[] = [newCharacters, secretPaths, companions, agents, venice]
