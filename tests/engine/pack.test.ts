// Content packs of any game: strict JSON, the line number of every value, and schema errors as faults.

import { expect, test } from 'vitest'
import { z } from 'zod'
import { packLimit, packReader, pathOf, type PackFault } from '../../shared/engine/pack'
import { readJson, readPack } from '../../shared/engine/pack-text'

const text = `{
  "name": "Two wells",
  "wells": [
    { "depth": 3 },
    {
      "depth": 12,
      "salt": true
    }
  ]
}
`

const packs = packReader({
  schema: z.strictObject({
    name: z.string().min(1).max(12),
    author: z.string().exactOptional(),
    wells: z
      .array(
        z.strictObject({
          depth: z.int().min(1).max(20),
          salt: z.boolean().exactOptional(),
          stone: z.enum(['granite', 'marble']).exactOptional(),
          walls: z.literal(1).exactOptional(),
          mark: z.string().regex(/^x+$/).exactOptional()
        })
      )
      .min(1)
      .max(3)
  }),
  check: ({ wells }) =>
    wells.flatMap(({ depth }, i) =>
      depth === 13 ? [{ place: ['wells', i, 'depth'], code: 'unlucky', numbers: { depth } }] : []
    )
})

const faults = (changed: string): PackFault[] => {
  const reading = readPack(packs, changed)
  return reading.ok ? [] : [...reading.faults]
}

test('every value has its line; a missing one has the line of the nearest value around it', () => {
  const json = readJson(text)
  if ('faults' in json) throw new Error('no JSON')
  expect(json.value).toEqual(JSON.parse(text))
  const places: [readonly (string | number)[], number][] = [
    [[], 1],
    [['name'], 2],
    [['wells'], 3],
    [['wells', 0], 4],
    [['wells', 1], 5],
    [['wells', 1, 'depth'], 6],
    [['wells', 1, 'salt'], 7],
    [['wells', 1, 'stone'], 5],
    [['wells', 7, 'depth'], 3],
    [['elsewhere'], 1]
  ]
  for (const [place, line] of places) expect([place, json.lineOf(place)]).toEqual([place, line])
})

test('line numbers are the same with the line breaks of every system, and after a byte order mark', () => {
  const windows = readJson('\uFEFF' + text.replaceAll('\n', '\r\n'))
  expect('lineOf' in windows && windows.lineOf(['wells', 1, 'depth'])).toBe(6)
  const airy = readJson(text.replaceAll('\n', '\n\n\n'))
  expect('lineOf' in airy && airy.lineOf(['wells', 1, 'depth'])).toBe(16)
})

test('a valid pack is returned as plain JSON, with its name', () => {
  expect(readPack(packs, text)).toEqual({ ok: true, pack: JSON.parse(text) as unknown, name: 'Two wells' })
  expect(packs.check(JSON.parse(text))).toEqual(readPack(packs, text))
  expect(packs.check({ author: 'Zoe', ...(JSON.parse(text) as object) })).toMatchObject({
    ok: true,
    author: 'Zoe'
  })
})

test('paths are shown in a readable form', () => {
  expect(pathOf([])).toBe('')
  expect(pathOf(['wells', 1, 'depth'])).toBe('wells[1].depth')
})

test.each([
  ['a comment', '{\n  // wells\n}', 2, 'comment'],
  ['a comma before the bracket', text.replace('"depth": 3 }', '"depth": 3, }'), 4, 'key'],
  ['a comma before the list ends', text.replace('    }\n  ]', '    },\n  ]'), 9, 'value'],
  ['a missing comma', text.replace('12,', '12'), 7, 'comma'],
  ['a missing colon', text.replace('"depth": 12', '"depth" 12'), 6, 'colon'],
  ['a missing value', text.replace('12,', ','), 6, 'value'],
  ['a text without its end', text.replace('wells",', 'wells,'), 2, 'unclosed-text'],
  ['an object that does not end', '{\n  "name": "x"\n', 3, 'brace'],
  ['a second value', `${text}{}`, 11, 'after-end'],
  ['single quotes', "{ 'name': 1 }", 1, 'word'],
  ['a list that was not closed before the next key', text.replace('\n  ]', ',\n  "caves": []'), 9, 'bracket'],
  ['an entry that was not closed before the next', text.replace('3 },', '3,'), 5, 'brace'],
  ['a number after a plus sign', text.replace('12', '+12'), 6, 'number'],
  ['a number after a zero', text.replace('12', '012'), 6, 'number'],
  ['a number that begins with its point', text.replace('12', '.5'), 6, 'number'],
  ['nothing', ' \n', 1, 'empty'],
  ['a tower of brackets', '['.repeat(60_000), 1, 'too-deep']
])('%s is no JSON, and the line is told', (_what, broken, line, problem) => {
  expect(faults(broken)).toEqual([{ line, path: '', code: 'syntax', numbers: { problem } }])
})

test('a duplicate key is reported at its second place', () => {
  expect(faults(text.replace('"salt": true', '"depth": 12'))).toEqual([
    { line: 7, path: 'wells[1]', code: 'key-twice', numbers: { key: 'depth' } }
  ])
})

test('one mistake in a value is told once, and by what mends it', () => {
  const told = (from: string, to: string): unknown[] => faults(text.replace(from, to))
  expect(told('true', '"true"')).toEqual([
    { line: 7, path: 'wells[1].salt', code: 'wrong-type', numbers: { expected: 'yes-or-no' } }
  ])
  expect(faults('{ "name": "x", "wells": "two of them, deep" }')).toEqual([
    { line: 1, path: 'wells', code: 'wrong-type', numbers: { expected: 'list' } }
  ])
  expect(told('12', '99999999999999999999')).toEqual([
    { line: 6, path: 'wells[1].depth', code: 'out-of-range', numbers: { most: 20 } }
  ])
  expect(told('"salt": true', '"walls": "1"')).toEqual([
    { line: 7, path: 'wells[1].walls', code: 'wrong-type', numbers: { expected: 'number' } }
  ])
})

test('each schema error has a code, its line and the values for its sentence', () => {
  const told = (from: string, to: string): unknown[] => faults(text.replace(from, to))
  expect(told('"depth": 12,', '')).toEqual([
    { line: 5, path: 'wells[1]', code: 'missing', numbers: { key: 'depth' } }
  ])
  expect(told('"salt": true', '"pepper": true, "cumin": 1')).toEqual([
    { line: 7, path: 'wells[1].pepper', code: 'unknown-key', numbers: { key: 'pepper' } },
    { line: 7, path: 'wells[1].cumin', code: 'unknown-key', numbers: { key: 'cumin' } }
  ])
  expect(told('12', '"deep"')).toEqual([
    { line: 6, path: 'wells[1].depth', code: 'wrong-type', numbers: { expected: 'number' } }
  ])
  expect(told('12', '1.5')).toEqual([
    { line: 6, path: 'wells[1].depth', code: 'wrong-type', numbers: { expected: 'whole-number' } }
  ])
  expect(told('12', '21')).toEqual([
    { line: 6, path: 'wells[1].depth', code: 'out-of-range', numbers: { most: 20 } }
  ])
  expect(told('12', '0')).toEqual([
    { line: 6, path: 'wells[1].depth', code: 'out-of-range', numbers: { least: 1 } }
  ])
  expect(told('"salt": true', '"stone": "chalk"')).toEqual([
    { line: 7, path: 'wells[1].stone', code: 'not-one-of', numbers: { values: 'granite, marble' } }
  ])
  expect(told('"salt": true', '"mark": "y"')).toEqual([
    { line: 7, path: 'wells[1].mark', code: 'wrong-form' }
  ])
  expect(told('Two wells', 'Two hundred wells')).toEqual([
    { line: 2, path: 'name', code: 'too-long', numbers: { most: 12 } }
  ])
  expect(told('Two wells', '')).toEqual([{ line: 2, path: 'name', code: 'too-short', numbers: { least: 1 } }])
  expect(told('{ "depth": 3 },', '{ "depth": 3 },'.repeat(3))).toEqual([
    { line: 3, path: 'wells', code: 'too-many', numbers: { most: 3 } }
  ])
  expect(faults('[]')).toEqual([{ line: 1, path: '', code: 'wrong-type', numbers: { expected: 'object' } }])
})

test('the game’s own checks run on packs of the right shape, and their faults have lines as well', () => {
  expect(faults(text.replace('12', '13'))).toEqual([
    { line: 6, path: 'wells[1].depth', code: 'unlucky', numbers: { depth: 13 } }
  ])
})

test('a pack without a text is checked just as strictly, and its faults have no lines', () => {
  expect(packs.check({ name: 'x', wells: [{}] })).toEqual({
    ok: false,
    faults: [{ path: 'wells[0]', code: 'missing', numbers: { key: 'depth' } }]
  })
  expect(packs.check(undefined)).toMatchObject({ ok: false })
})

test('a pack of more than 64 KiB is refused without parsing, whether text or value', () => {
  const limit = { ok: false, faults: [{ path: '', code: 'too-large', numbers: { limit: 64 } }] }
  expect(readPack(packs, `{"name": "${'x'.repeat(packLimit)}"}`)).toEqual(limit)
  let deep: unknown = []
  for (let i = 0; i < 200_000; i++) deep = [deep]
  const long = 'x'.repeat(packLimit + 1)
  for (const value of [long, { [long]: 1 }, Array.from({ length: packLimit + 1 }, () => 1), deep])
    expect(packs.check(value)).toEqual(limit)
})

test('of a file with a hundred faults the first twenty are reported', () => {
  const keys = Array.from({ length: 100 }, (_, i) => `"k${i}": 1`).join(', ')
  expect(faults(`{ "name": "x", "wells": [{ "depth": 1 }], ${keys} }`)).toHaveLength(20)
})
