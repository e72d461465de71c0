// Rings around the pieces that a card refers to never cross each other.

import { expect, test } from 'vitest'
import { ringsOf } from '../../renderer/kit/notes/rings'

const box = (left: number, top: number, width = 40, height = 80) => ({ left, top, width, height })

test('pieces side by side share one ring, whatever their order', () => {
  const stock = [0, 42, 84, 126, 168].map((left) => box(left, 10))
  expect(ringsOf(stock)).toEqual([box(0, 10, 208)])
  const [a, b, c, d, e] = stock
  if (!a || !b || !c || !d || !e) throw new Error('no boxes')
  expect(ringsOf([a, c, e, b, d])).toEqual([box(0, 10, 208)])
  expect(ringsOf([box(0, 0), box(0, 82)])).toEqual([box(0, 0, 40, 162)])
})

test('pieces far apart have separate rings, and so do those whose common ring would enclose much else', () => {
  const apart = [box(0, 0), box(60, 0)]
  expect(ringsOf(apart)).toEqual(apart)
  const askew = [box(0, 0, 400, 20), box(0, 22, 20, 400)]
  expect(ringsOf(askew)).toEqual(askew)
  expect(ringsOf([])).toEqual([])
})

test('a piece on top of another shares its ring', () => {
  expect(ringsOf([box(10, 10, 10, 10), box(0, 0)])).toEqual([box(0, 0)])
})
