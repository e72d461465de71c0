/** Full-text search in a rules book: ignores accents and case, finds parts of long words, and tolerates small typing errors. */
import MiniSearch from 'minisearch'
import { plain } from '../../kit/rules/say'
import type { Book, Line, Paragraph, RulesView } from '../../contract/rules'

/** A paragraph that was found. */
export interface Hit {
  readonly id: string
  readonly title: string
  readonly chapter: string
  /** A few words of its text round the first match. */
  readonly excerpt: string
  /** The words to highlight, normalised. */
  readonly found: readonly string[]
}

/** A stretch of text that is either wholly a match or wholly not. */
export interface Stretch {
  readonly text: string
  readonly found: boolean
}

/** Lower case without accents. The length stays the same, so that indices are valid in both texts. */
const normalise = (text: string): string =>
  [...text]
    .map((letter) => {
      const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
      return bare.length === letter.length ? bare : letter
    })
    .join('')

/** The sentences of a paragraph that are shown in a view of the book. */
function sentences({ summary, detail, examples = [], house }: Paragraph, view: RulesView): readonly Line[] {
  if (view === 'summary') return [summary]
  const full = [...detail, ...examples, ...(house === undefined ? [] : [house])]
  return view === 'detail' ? full : [summary, ...full]
}

/** The texts of its tables; empty in the summary view, which shows no tables. */
const cells = (paragraph: Paragraph, view: RulesView, content: unknown): readonly Line[] =>
  view === 'summary'
    ? []
    : paragraph.tables(content).flatMap(({ title, head, rows }) => [title, ...head, ...rows.flat()])

interface Entry {
  readonly id: string
  readonly title: string
  readonly chapter: string
  readonly text: string
  readonly facts: string
}

const inWords = (lines: readonly Line[]): string => lines.map(plain).join(' ').replace(/ +/g, ' ')

/** The shortest word ending that is indexed as well, so that the German `Kamel` is found in `Rennkamel`. */
const shortestEnd = 4
const endsOf = (word: string): string[] =>
  Array.from({ length: Math.max(1, word.length - shortestEnd + 1) }, (_, i) => word.slice(i))

/** Characters of an excerpt before and after its first match. */
const around = 70

/** Whole words of the text round its first match. */
function excerptOf(text: string, found: readonly string[]): string {
  const bare = normalise(text)
  const places = found.map((word) => bare.indexOf(word)).filter((at) => at >= 0)
  const at = places.length > 0 ? Math.min(...places) : 0
  const from = at <= around ? 0 : text.indexOf(' ', at - around) + 1
  const cut = text.indexOf(' ', at + around)
  const to = cut < 0 ? text.length : cut
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`
}

/** Indexes what a view shows of a book. Returns a function that searches it, best hits first. */
export function searchIn(book: Book, view: RulesView, content: unknown): (query: string) => readonly Hit[] {
  const entries = new Map<string, Entry>()
  for (const chapter of book.chapters)
    for (const paragraph of chapter.paragraphs) {
      const { id, title } = paragraph
      entries.set(id, {
        id,
        title,
        chapter: chapter.title,
        text: inWords(sentences(paragraph, view)),
        facts: inWords(cells(paragraph, view, content))
      })
    }
  const index = new MiniSearch<Entry>({
    fields: ['title', 'chapter', 'text', 'facts'],
    processTerm: (term) => endsOf(normalise(term)),
    searchOptions: {
      prefix: true,
      combineWith: 'AND',
      processTerm: normalise,
      boost: { title: 4, chapter: 2, facts: 0.1 },
      fuzzy: (term) => (term.length > 4 ? 0.2 : false)
    }
  })
  index.addAll([...entries.values()])
  return (query) => {
    const typed = normalise(query)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
    return index.search(query).flatMap(({ id, terms }) => {
      const entry = entries.get(String(id))
      if (!entry) return []
      const all = normalise(`${entry.title} ${entry.text} ${entry.facts}`)
      const exact = typed.filter((word) => all.includes(word))
      const found = exact.length === typed.length ? exact : [...exact, ...terms]
      const { title, chapter, text, facts } = entry
      const named = found.some((word) => normalise(text).includes(word)) ? text : `${text} ${facts}`
      return [{ id: entry.id, title, chapter, found, excerpt: excerptOf(named, found) }]
    })
  }
}

/** Splits a text into matches and the stretches between them. */
export function stretches(text: string, found: readonly string[]): readonly Stretch[] {
  if (found.length === 0) return [{ text, found: false }]
  const bare = normalise(text)
  const marked = Array.from({ length: text.length }, () => false)
  for (const word of found)
    for (let at = bare.indexOf(word); at >= 0 && word; at = bare.indexOf(word, at + word.length))
      marked.fill(true, at, at + word.length)
  const parts: { text: string; found: boolean }[] = []
  for (const [i, isFound] of marked.entries()) {
    const last = parts.at(-1)
    if (last?.found === isFound) last.text += text[i] ?? ''
    else parts.push({ text: text[i] ?? '', found: isFound })
  }
  return parts
}
