/** Loads a chapter that a module adds to the rules book: its texts in one language, and its tables. */
import type { Language } from '../../../shared/protocol/language'
import type { Book, BookTexts, ChapterShape, Tables } from '../../contract/rules'
import { bind } from './say'

/** The texts of a chapter in one language; `table` holds the titles and column heads of its tables. */
type Texts<Shape extends readonly ChapterShape[], Heads> = BookTexts<Shape> & { readonly table: Heads }

/** Returns the loader of a chapter. `tables` makes the tables of each paragraph, by its id, from the heads in one language. */
export const chapterIn =
  <Shape extends readonly ChapterShape[], Heads, Content>(
    shape: Shape,
    texts: Readonly<Record<Language, () => Promise<Texts<Shape, Heads>>>>,
    tables: (heads: Heads) => Readonly<Partial<Record<string, Tables<Content>>>>
  ) =>
  async (language: Language): Promise<Book<Content>> => {
    const said = await texts[language]()
    return bind(shape, said, tables(said.table))
  }
