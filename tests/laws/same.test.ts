import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seeded } from '../../shared/engine/chance'
import { Pool } from './mutants'
import { difference, findWord, same, sameUnordered } from './same'

const seed = 20
const json = fc.jsonValue()

test('a value is the same as its JSON parsed again, without any difference', () => {
  fc.assert(
    fc.property(json, (value) => {
      const back: unknown = JSON.parse(JSON.stringify(value))
      expect(same(value, back) || Object.is(value, -0)).toBe(
        same(JSON.stringify(value), JSON.stringify(back))
      )
      expect(difference(back, back)).toBeUndefined()
    }),
    { seed }
  )
})

test('two values are the same exactly if their sorted JSON is', () => {
  fc.assert(
    fc.property(json, json, (a, b) => {
      expect(same(a, b)).toBe(sorted(a) === sorted(b))
      expect(difference(a, b) === undefined).toBe(same(a, b))
    }),
    { seed }
  )
})

function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([x], [y]) => (x < y ? -1 : 1)))
      : inner
  )
}

test('a value that JSON cannot represent is not the same as its JSON parsed again', () => {
  expect(same({ a: undefined }, {})).toBe(false)
  expect(same(new Map([[1, 2]]), {})).toBe(false)
  expect(same(new Date(0), {})).toBe(false)
  expect(same([undefined], [null])).toBe(false)
  expect(same(Number.NaN, null)).toBe(false)
})

test('the order of an array may be ignored, but not the number of equal items', () => {
  expect(sameUnordered({ dice: [1, 2, 2] }, { dice: [2, 1, 2] })).toBe(true)
  expect(sameUnordered({ dice: [1, 2, 2] }, { dice: [1, 1, 2] })).toBe(false)
  expect(sameUnordered({ dice: [1, 2] }, { dice: [1, 2, 2] })).toBe(false)
})

test('a difference is reported with its path', () => {
  expect(difference({ seats: [{ camel: 2 }] }, { seats: [{ camel: 3 }] })).toBe(
    'seats.0.camel: 2 instead of 3'
  )
})

test('a word is found as a value and as a key, but not as a part of another text', () => {
  const words = new Set(['goal-1'])
  expect(findWord({ a: [{ b: 'goal-1' }] }, words)).toBe('goal-1')
  expect(findWord({ a: { 'goal-1': true } }, words)).toBe('goal-1')
  expect(findWord({ a: 'goal-12' }, words)).toBeUndefined()
})

test('mutants are well-formed, mostly new, and do not change their originals', () => {
  const list = [
    { type: 'place', space: 'travel', dice: [{ colour: 'own', value: 3 }] },
    { type: 'place', space: 'contracts', dice: [{ colour: 'white', value: 5 }], value: 2 },
    { type: 'stop' }
  ]
  const text = JSON.stringify(list)
  const random = seeded(5)
  const pool = new Pool()
  pool.meet({ spaces: { bazaar: [] } })
  pool.learn(list, random)
  const even = {
    parseChoice: (value: unknown) => (JSON.stringify(value).length % 2 === 0 ? value : undefined)
  }
  let fresh = 0
  for (let i = 0; i < 200; i++) {
    const mutant = pool.mutant(list, random, even)
    if (mutant === undefined) continue
    expect(JSON.stringify(mutant).length % 2).toBe(0)
    if (!list.some((choice) => same(choice, mutant))) fresh++
  }
  expect(fresh).toBeGreaterThan(80)
  expect(JSON.stringify(list)).toBe(text)
})
