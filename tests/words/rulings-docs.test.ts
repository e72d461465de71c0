/** docs/rulings/ lists every ruling once, with its existing code files and test file. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ChapterShape } from '../../renderer/contract/rules'
import { books } from '../lib/books'
import { rulingsNamed, rulingsTested } from '../lib/rulings'

const root = resolve(import.meta.dirname, '../..')
const docs = join(root, 'docs/rulings')
const games = readdirSync(docs).map((file) => file.replace(/\.md$/, ''))

/** A row of a page: a ruling and what holds it. Paths are those of the links, from the root. */
interface Row {
  readonly number: number
  readonly subject: string
  readonly text: string
  readonly source: string
  readonly code: readonly Link[]
  readonly test: readonly Link[]
}
interface Link {
  readonly label: string
  readonly path: string
}

const linksIn = (cell: string): Link[] =>
  [...cell.matchAll(/\[([^\]]+)\]\(([^)#]+)\)/g)].map(([, label = '', href = '']) => ({
    label,
    path: posix.join('docs/rulings', href)
  }))

/** The rules book of a game. */
function bookOf(game: string): readonly ChapterShape[] {
  const found = Object.entries(books).find(([id]) => id === game)
  if (!found) throw new Error(`${game} has no rules book`)
  return found[1]
}

const numbersIn = (cell: string): number[] => [...cell.matchAll(/#ruling-(\d+)/g)].map(([, n]) => Number(n))

/** The rows of a page, and the numbers that its table of contents gives each subject. */
function pageOf(game: string): { rows: Row[]; contents: Map<string, number[]> } {
  const rows: Row[] = []
  const contents = new Map<string, number[]>()
  let subject = ''
  for (const line of readFileSync(join(docs, `${game}.md`), 'utf8').split('\n')) {
    if (line.startsWith('## ')) subject = line.slice(3)
    if (!line.startsWith('| ')) continue
    const [, first = '', text = '', source = '', code = '', test = ''] = line.split(/ ?\| ?/)
    const listed = /^\[(.+)\]\(#(.+)\)$/.exec(first)
    const anchor = /^<a id="ruling-(\d+)"><\/a>(\d+)$/.exec(first)
    if (listed?.[1]) {
      expect(listed[2]).toBe(listed[1].toLowerCase().replace(/,/g, '').replace(/ /g, '-'))
      contents.set(listed[1], numbersIn(text))
    } else if (anchor) {
      expect(anchor[1], 'the anchor is the number').toBe(anchor[2])
      const number = Number(anchor[2])
      rows.push({ number, subject, text, source, code: linksIn(code), test: linksIn(test) })
    } else expect(['subject', 'no.'], line).toContain(first)
  }
  return { rows, contents }
}

it('there is a page for every game', () => {
  const all = readdirSync(join(root, 'shared/games'), { withFileTypes: true })
  expect(games).toEqual(all.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])))
})

it('numbers are read out of comments alone, ranges in full', () => {
  const source = "/**\n * The rest (rulings 3, 13 to\n * 15 and 20). */\nfail('ruling 18') // Ruling 7: so\n"
  expect([...rulingsNamed(source)]).toEqual([3, 13, 14, 15, 20, 7])
})

describe.each(games)('%s', (game) => {
  const { rows, contents } = pageOf(game)
  const tested = rulingsTested(join(root, 'tests', game, 'rulings'))

  it('tells every ruling that a test names once, and no other', () => {
    const known = [...tested.keys()].sort((a, b) => a - b)
    expect(rows.map(({ number }) => number).sort((a, b) => a - b)).toEqual(known)
  })

  it('says what holds and where it comes from', () => {
    for (const { number, text, source } of rows) {
      expect(text, `ruling ${number}`).toMatch(/^[A-Z].+[.)]$/)
      expect(source, `ruling ${number}`).toMatch(/^(printed|public|ours)(; .+ (public|ours))?$/)
    }
  })

  it('is marked in the rules book where it is ours, in a paragraph that tells it, and nowhere else', () => {
    const paragraphs = bookOf(game).flatMap((chapter) => chapter.paragraphs)
    const marked = new Set(paragraphs.flatMap(({ ours = [] }) => ours))
    const ours = rows.filter(({ source }) => /\bours$|^ours\b/.test(source)).map(({ number }) => number)
    expect([...marked].sort((a, b) => a - b)).toEqual(ours.sort((a, b) => a - b))
    for (const { id, rulings, ours: own = [] } of paragraphs)
      expect(rulings, id).toEqual(expect.arrayContaining([...own]))
  })

  it('lists the rulings of each subject at the top', () => {
    const bySubject = new Map<string, number[]>()
    for (const { subject, number } of rows)
      bySubject.set(subject, [...(bySubject.get(subject) ?? []), number])
    expect([...contents]).toEqual([...bySubject])
  })

  it('leads to files that are there and name the ruling in a comment', () => {
    const faults = rows.flatMap(({ number, code }) =>
      code.flatMap(({ label, path }) => {
        if (!path.endsWith(`/${label}`) || !existsSync(join(root, path))) return [`${path} is not there`]
        const named = rulingsNamed(readFileSync(join(root, path), 'utf8'))
        return named.has(number) ? [] : [`${path} does not name ruling ${number}`]
      })
    )
    expect(faults).toEqual([])
    expect(rows.filter(({ code }) => code.length === 0)).toEqual([])
  })

  it('leads to the file with the tests of the ruling', () => {
    for (const { number, test } of rows) {
      const files = [...new Set(tested.get(number))].map((file) => ({
        label: file.replace(/\.test\.ts$/, ''),
        path: `tests/${game}/rulings/${file}`
      }))
      expect(test, `ruling ${number}`).toEqual(files)
    }
  })

  it('knows every ruling that a comment of the game names', () => {
    const known = rows.map(({ number }) => number)
    const folder = join(root, 'shared/games', game)
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('.ts'))
        for (const number of rulingsNamed(readFileSync(join(folder, file), 'utf8')))
          expect(known, file).toContain(number)
  })
})
