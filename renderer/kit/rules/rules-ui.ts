/** What a game's interface says of its rules, made from its links and from where its book lies. */
import type { Language } from '../../words/catalogue'
import type { Book, RulesUi } from '../../contract/rules'

/** Where a game's book lies: fetched when it is first opened. */
interface Source<Texts, Content> {
  readonly book: () => Promise<{ readonly bookOf: (texts: Texts) => Book<Content> }>
  readonly texts: Readonly<Record<Language, () => Promise<Texts>>>
}

/** Paragraphs by what leads to them. */
interface Links {
  readonly refusals: Readonly<Record<string, string>>
  readonly tasks: Readonly<Record<string, string>>
}

/** The rules of a game: its links at once, its book in a language when that is asked for. */
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
