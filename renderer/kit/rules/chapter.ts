/** A chapter that a module adds to the rules: its texts in the language in use, and its tables. */
import type { Language } from '../../../shared/protocol/language'
import type { Book, BookTexts, ChapterShape, Tables } from '../../contract/rules'
import { bind } from './say'

/** Everything a language says of a chapter; `table`: titles and heads of its tables. */
type Texts<Shape extends readonly ChapterShape[], Heads> = BookTexts<Shape> & { readonly table: Heads }

/** Fetched with the book. `tables`: by paragraph, in the words of the language, over the content that is played. */
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
