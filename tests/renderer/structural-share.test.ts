import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copyOf } from '../../shared/engine/visibility'
import { structuralShare } from '../../renderer/stores/structural-share'

test('the result equals the new value, whatever the old one was, and neither argument is changed', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, now) => {
      const [was, is] = [copyOf(before), copyOf(now)]
      expect(structuralShare(before, now)).toEqual(is)
      expect([before, now]).toEqual([was, is])
    })
  )
})

test('a field may have any name that JSON allows, even __proto__', () => {
  const [was, is] = ['{ "__proto__": { "coins": 1 }, "a": 1 }', '{ "__proto__": { "coins": 1 }, "a": 2 }']
  const before: unknown = JSON.parse(was)
  const told = structuralShare(before, copyOf(JSON.parse(is) as unknown))
  expect(JSON.stringify(told)).toBe(JSON.stringify(JSON.parse(is)))
  expect(Object.getPrototypeOf(told)).toBe(Object.prototype)
  expect(structuralShare(before, copyOf(before))).toBe(before)
  expect(structuralShare({}, before)).toEqual(before)
})

test('for equal data the old object itself is returned', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (before) => {
      expect(structuralShare(before, copyOf(before))).toBe(before)
    })
  )
})

test('unchanged parts beside a change are the old objects', () => {
  const before = {
    seats: [
      { coins: 1, dice: [2, 3] },
      { coins: 4, dice: [] }
    ],
    row: ['a', 'b']
  }
  const now = structuralShare(before, {
    seats: [
      { coins: 1, dice: [2, 3] },
      { coins: 5, dice: [] }
    ],
    row: ['a', 'b']
  })
  expect(now.seats[0]).toBe(before.seats[0])
  expect(now.seats[1]).toEqual({ coins: 5, dice: [] })
  expect(now.seats[1]?.dice).toBe(before.seats[1]?.dice)
  expect(now.row).toBe(before.row)
})

test('arrays and objects, and those of different lengths, are never confused', () => {
  expect(structuralShare([1, 2], [1])).toEqual([1])
  expect(structuralShare([1], [1, 2])).toEqual([1, 2])
  expect(structuralShare({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 })
  expect(structuralShare([], {})).toEqual({})
  expect(structuralShare({ 0: 'a' }, ['a'])).toEqual(['a'])
})
