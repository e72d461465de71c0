/** The structure of each game's rules book without its words, chapters of modules included. */
import type { ChapterShape } from '../../renderer/contract/rules'
import { structure as expedition } from '../../renderer/games/expedition/rules/structure'
import { structure as khan } from '../../renderer/games/khan/rules/structure'
import { booksOfModules } from '../../renderer/games/voyages/modules/books'
import { structure as voyages } from '../../renderer/games/voyages/rules/structure'

export const books: Readonly<Record<'voyages' | 'expedition' | 'khan', readonly ChapterShape[]>> = {
  voyages: [...voyages, ...booksOfModules.flatMap(({ structure }) => structure)],
  expedition,
  khan
}
