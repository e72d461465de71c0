import { describe, expect, it } from 'vitest'
import { all, joined, listed, ranged } from '../../shared/engine/choices'

describe('choice sets', () => {
  it('a list counts its choices and returns them in order', () => {
    const set = listed(['a', 'b', 'c'])
    expect([set.count(), set.nth(0), set.nth(2)]).toEqual([3, 'a', 'c'])
    expect(all(set)).toEqual(['a', 'b', 'c'])
    expect(all(listed([]))).toEqual([])
  })

  it('a list throws for an index outside it', () => {
    expect(() => listed(['a']).nth(1)).toThrow(RangeError)
    expect(() => listed(['a']).nth(-1)).toThrow(RangeError)
    expect(() => listed([]).nth(0)).toThrow(RangeError)
  })

  it('a range makes its choices from integers, both ends included', () => {
    const set = ranged(2, 5, (n) => n * 10)
    expect([set.count(), all(set)]).toEqual([4, [20, 30, 40, 50]])
    expect(ranged(1, 1, (n) => n).count()).toBe(1)
  })

  it('a range returns its first and its last choice, and throws for indices before and after', () => {
    const set = ranged(2, 5, (n) => n * 10)
    expect([set.nth(0), set.nth(3)]).toEqual([20, 50])
    for (const index of [-1, 4, 5]) expect(() => set.nth(index), `index ${index}`).toThrow(RangeError)
  })

  it('a range that ends before it begins is empty', () => {
    expect(ranged(1, 0, (n) => n).count()).toBe(0)
    expect(all(ranged(5, 1, (n) => n))).toEqual([])
    for (const index of [-1, 0]) expect(() => ranged(1, 0, (n) => n).nth(index)).toThrow(RangeError)
  })

  it('joined sets behave as one, even with empty ones among them', () => {
    const set = joined([listed([1, 2]), listed<number>([]), ranged(3, 4, (n) => n), listed([5])])
    expect(set.count()).toBe(5)
    expect(all(set)).toEqual([1, 2, 3, 4, 5])
    for (const index of [-1, 5]) expect(() => set.nth(index), `index ${index}`).toThrow(RangeError)
    expect(joined([]).count()).toBe(0)
    expect(() => joined([]).nth(0)).toThrow(RangeError)
  })
})
