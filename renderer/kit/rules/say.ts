/** Helpers to write lines of the rules, turn them into plain text, and combine them into a book. */
import type {
  Book,
  BookTexts,
  ChapterShape,
  IconPart,
  Line,
  ParagraphText,
  Part,
  Table,
  Tables
} from '../../contract/rules'

/** A template tag for a line with parts in it: t`Pay ${3} ${icon('camel')} for it`. Numbers become text. */
export function t(words: TemplateStringsArray, ...parts: readonly (Part | number)[]): Line {
  return words.flatMap((text, i) => {
    const part = parts[i]
    const between = part === undefined ? [] : [typeof part === 'number' ? String(part) : part]
    return text === '' ? between : [text, ...between]
  })
}

/** Stressed words. */
export const em = (text: string): Part => ({ em: text })

/** The parts of a line. */
export const partsOf = (line: Line): readonly Part[] => (typeof line === 'string' ? [line] : line)

const wordsOf = (part: Part): string => {
  if (typeof part === 'string') return part
  if ('em' in part) return part.em
  return 'to' in part ? part.text : part.label && ` ${part.label} `
}

/** A line as plain text, for the search. */
export const plain = (line: Line): string => partsOf(line).map(wordsOf).join('')

/** A line of amounts side by side; `none` if there are none. */
export const amounts = (parts: readonly IconPart[], none = '–'): Line => (parts.length > 0 ? parts : none)

const noTables = (): readonly Table[] => []

/** Combines the structure of a book, its texts in one language and its tables. Throws if a paragraph has no text. */
export function bind<Shape extends readonly ChapterShape[], Content>(
  shape: Shape,
  texts: BookTexts<Shape>,
  tables: Readonly<Partial<Record<string, Tables<Content>>>>
): Book<Content> {
  const titles: Readonly<Record<string, string>> = texts.chapters
  const paragraphs: Readonly<Record<string, ParagraphText>> = texts.paragraphs
  const textOf = (id: string): ParagraphText => {
    const text = paragraphs[id]
    if (!text) throw new Error(`no text for the paragraph ${id}`)
    return text
  }
  return {
    chapters: shape.map((chapter) => ({
      id: chapter.id,
      title: titles[chapter.id] ?? chapter.id,
      paragraphs: chapter.paragraphs.map(({ id, rulings }) => ({
        ...textOf(id),
        id,
        rulings,
        tables: tables[id] ?? noTables
      }))
    }))
  }
}
