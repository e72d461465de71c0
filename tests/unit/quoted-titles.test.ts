// Test titles that documents quote, such as `S "new windows are blocked"`, are those of the files that they name.

import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

const file = '`(tests/[\\w./-]+\\.(?:test|spec)\\.ts)`'
/** Where a document gives a file a letter: **S** `tests/electron/security.spec.ts`. */
const letters = new RegExp(`\\*\\*([A-Z])\\*\\* ${file}`, 'g')
/** A quoted title after the letter or the name of its file, or after another title of the same file. */
const quotes = new RegExp(`(?:\\b([A-Z])|${file}|,) "([^"]+)"`, 'g')

/** The files and fragments of titles that the rows of a document quote. */
function quotedIn(text: string): { readonly file: string; readonly title: string }[] {
  const files = new Map([...text.matchAll(letters)].map(([, letter = '', file = '']) => [letter, file]))
  return text.split('\n').flatMap((row) => {
    if (!row.startsWith('|')) return []
    let last = ''
    return [...row.matchAll(quotes)].flatMap(([, letter, named, title = '']) => {
      last = named ?? (letter === undefined ? last : (files.get(letter) ?? ''))
      return last === '' ? [] : [{ file: last, title }]
    })
  })
}

/** Whether a line of a test file has a text that contains all parts of a fragment, in order. */
function hasTitle(source: string, fragment: string): boolean {
  const parts = fragment.split('…').map((part) => part.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`['"\`][^'"\`\n]*${parts.join('[^\n]*')}`).test(source)
}

const quoted = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`)
]
  .filter((name) => name.endsWith('.md'))
  .flatMap((document) => quotedIn(read(document)).map((one) => ({ document, ...one })))

test('quotes are found in every form', () => {
  const row = '| x | A "one…", "two", `tests/b/c.spec.ts` "three" |'
  expect(quotedIn(`**A** \`tests/a.test.ts\`\n\n${row}`)).toEqual([
    { file: 'tests/a.test.ts', title: 'one…' },
    { file: 'tests/a.test.ts', title: 'two' },
    { file: 'tests/b/c.spec.ts', title: 'three' }
  ])
  expect(hasTitle("test('one and two', f)", 'one … two')).toBe(true)
  expect(hasTitle("test('one and two', f)", 'two … one')).toBe(false)
  expect(quoted.filter(({ document }) => document === 'docs/security.md').length).toBeGreaterThan(40)
})

test('every quoted title exists in its file', () => {
  expect(quoted.filter(({ file, title }) => !hasTitle(read(file), title))).toEqual([])
})
