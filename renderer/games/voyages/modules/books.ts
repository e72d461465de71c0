/** The chapters that modules add to the rules book, after the game's own. */
import type { Content } from '../../../../shared/games/voyages/content'
import type { Language } from '../../../../shared/protocol/language'
import type { Book, ChapterShape } from '../../../contract/rules'
import { structure as agents } from './agents/rules/structure'
import { structure as companions } from './companions/rules/structure'
import { structure as newCharacters } from './new-characters/rules/structure'
import { structure as secretPaths } from './secret-paths/rules/structure'
import { structure as venice } from './venice/rules/structure'

interface ModuleBook {
  /** The chapters without their words. */
  readonly structure: readonly ChapterShape[]
  /** Loads the chapters in a language, together with the book. */
  readonly load: (language: Language) => Promise<Book<Content>>
}

export const booksOfModules: readonly ModuleBook[] = [
  {
    structure: newCharacters,
    load: async (language) => (await import('./new-characters/rules')).book(language)
  },
  {
    structure: secretPaths,
    load: async (language) => (await import('./secret-paths/rules')).book(language)
  },
  {
    structure: companions,
    load: async (language) => (await import('./companions/rules')).book(language)
  },
  {
    structure: agents,
    load: async (language) => (await import('./agents/rules')).book(language)
  },
  {
    structure: venice,
    load: async (language) => (await import('./venice/rules')).book(language)
  }
]
