/** The rules books: what a paragraph says in detail is told in words of its own, not in those of its summary. */
import { afterAll, describe, expect, it } from 'vitest'
import type { Line } from '../../renderer/contract/rules'
import { expeditionUi } from '../../renderer/games/expedition'
import { khanUi } from '../../renderer/games/khan'
import { voyagesUi } from '../../renderer/games/voyages'
import { plain } from '../../renderer/kit/rules/say'
import { speak, type Language } from '../../renderer/words/catalogue'

const languages: readonly Language[] = ['en', 'fr', 'de']

/** The words of lines, without punctuation, icons and capitals. */
const wordsOf = (lines: readonly Line[]): string =>
  lines
    .map(plain)
    .join(' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}’]+/gu)
    ?.join(' ') ?? ''

/** The sentences of a line and the parts of them between semicolons and colons, of five words or more. */
const clausesOf = (line: Line): readonly string[] =>
  plain(line)
    .split(/[.;:!?](?=\s|$)/u)
    .map((clause) => wordsOf([clause]))
    .filter((clause) => clause.split(' ').length >= 5)

afterAll(() => speak('en'))

describe.each([voyagesUi, expeditionUi, khanUi])('$id', ({ id: game, rules }) => {
  it.each(languages)('repeats no summary in the details, in %s', async (language) => {
    await speak(language)
    const book = await rules.load(language)
    const repeated = book.chapters
      .flatMap(({ paragraphs }) => paragraphs)
      .flatMap(({ id, summary, detail }) => {
        const told = wordsOf(detail)
        const begins = told.startsWith(wordsOf([summary])) ? [`${id} begins with its summary`] : []
        return [
          ...begins,
          ...clausesOf(summary).flatMap((clause) =>
            ` ${told} `.includes(` ${clause} `) ? [`${id}: ${clause}`] : []
          )
        ]
      })
    expect(repeated, game).toEqual([])
  })
})
