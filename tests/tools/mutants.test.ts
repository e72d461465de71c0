/** Which mutants `npm run mutants` makes, and which it lists as equivalent. Its `--self-test` tests the killing. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { equivalents } from '../../build/tools/mutants/equivalent'
import { mutantsOf } from '../../build/tools/mutants/sites'
import { call, root } from './short-forms'

/** The changed lines of a text's mutants, except those that remove a whole statement. */
const changes = (text: string, file = 'shared/toy.ts'): string[] =>
  mutantsOf(file, text).flatMap(({ kind, is }) => (kind === 'statement' ? [] : [is]))

test.each<[string, string, string[]]>([
  ['a comparison', 'a < b', ['a <= b']],
  ['a sum', 'a + b', ['a - b']],
  ['text is no sum', "'a' + b", []],
  ['both', 'a && b', ['a || b']],
  ['equal', 'a === b', ['a !== b']],
  ['counting', 'n++', ['n--']],
  ['counting first', '--n', ['++n']],
  ['a number', 'f(7)', ['f(8)']],
  ['a number as a name', 'f({ 7: a })', []],
  ['truth', 'f(true)', ['f(false)']],
  ['a fallback', 'a ?? b', ['a']],
  ['a list', 'f([a, b, c])', ['f([b, c])', 'f([a, c])', 'f([a, b])']],
  ['a list of one', 'f([a])', ['f([])']],
  ['a condition', 'a ? b : c', ['!(a) ? b : c']]
])('%s: %s', (_, text, expected) => {
  expect(changes(text)).toEqual(expected)
})

test('statements are removed one at a time, with everything inside them', () => {
  const text = 'function f() { for (const a of b) { if (c) return; d() } }'
  const left = mutantsOf('shared/toy.ts', text).flatMap(({ kind, is }) => (kind === 'statement' ? [is] : []))
  expect(left).toEqual([
    'function f() { ; }',
    'function f() { for (const a of b) { ; d() } }',
    'function f() { for (const a of b) { if (c) ; d() } }',
    'function f() { for (const a of b) { if (c) return; ; } }'
  ])
})

test('types are not mutated, because only the compiler reads them', () => {
  expect(changes('type A = { a: true; b: 1 | 2 }\ninterface B extends A { readonly c: [3] }')).toEqual([])
  expect(changes("import { a } from './a'\nexport const b = (n: 1 | 2, c: typeof a): n is 1 => c")).toEqual(
    []
  )
})

test('content tables are data and are not mutated; a function in them is', () => {
  const text = 'export const cards = [1, 2]\nexport const free = (n: number) => n > 0'
  expect(changes(text, 'shared/games/toy/content/cards.ts')).toEqual([
    'export const free = (n: number) => n >= 0',
    'export const free = (n: number) => n > 1'
  ])
})

test('a mutant is described by its position and its line before and after', () => {
  const text = 'const a = 1\n  if (a) {\n    b()\n  }\n'
  const [, turned, removed] = mutantsOf('shared/toy.ts', text)
  expect(turned).toMatchObject({ line: 2, kind: 'condition', was: 'if (a) {', is: 'if (!(a)) {' })
  expect(removed).toMatchObject({ line: 2, kind: 'statement', was: 'if (a) {', is: ';' })
})

test('mutants of equal lines are distinguished', () => {
  const twins = mutantsOf('shared/toy.ts', 'f(a < b)\nf(a < b)').filter(({ kind }) => kind === 'operator')
  expect(twins.map(({ line, twin }) => [line, twin])).toEqual([
    [1, 1],
    [2, 2]
  ])
})

test('every mutant that is listed as equivalent still exists and has a reason', () => {
  for (const { reason, ...named } of equivalents) {
    const mutants = mutantsOf(named.file, readFileSync(join(root, named.file), 'utf8'))
    expect(mutants).toContainEqual(expect.objectContaining(named))
    expect(reason, named.is).toMatch(/\w+ \w+/)
  }
})

test('writes nothing of the tests’ own to standard output', { timeout: 300_000 }, async () => {
  expect((await call('mutants', ['--help'])).out).toMatch(/^npm run -s mutants/)
})
