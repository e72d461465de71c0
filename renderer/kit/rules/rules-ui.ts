/** Builds the rules part of a game's interface from its links and the loaders of its book. */
import type { Language } from '../../words/catalogue'
import type { Book, RulesUi } from '../../contract/rules'

/** The loaders of a game's book and of its texts by language: called when the rules are first opened. */
interface Source<Texts, Content> {
  readonly book: () => Promise<{ readonly bookOf: (texts: Texts) => Book<Content> }>
  readonly texts: Readonly<Record<Language, () => Promise<Texts>>>
}

/** Ids of paragraphs by the refusal code or the task that they explain. */
interface Links {
  readonly refusals: Readonly<Record<string, string>>
  readonly tasks: Readonly<Record<string, string>>
}

/** The rules of a game: the links are available at once, the book is loaded per language on demand. */
export const rulesUi = <Texts, Content>(
  { book, texts }: Source<Texts, Content>,
  { refusals, tasks }: Links
): RulesUi<Content> => ({
  load: async (language) => {
    const [{ bookOf }, words] = await Promise.all([book(), texts[language]()])
    return bookOf(words)
  },
  ofRefusal: (code) => refusals[code],
  ofTask: (task) => tasks[task]
})
