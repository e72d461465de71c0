import { describe, expect, it } from 'vitest'
import { Chance, scripted, seeded } from '../../shared/engine/chance'

const draws = (seed: number, n: number, below: number): number[] => {
  const chance = new Chance(seeded(seed))
  return Array.from({ length: n }, () => chance.next(below))
}

describe('chance', () => {
  it('the same seed always gives the same numbers, on every system', () => {
    expect(draws(1, 12, 6)).toEqual(draws(1, 12, 6))
    expect(draws(1, 12, 6)).toEqual([0, 0, 3, 3, 0, 5, 4, 5, 4, 4, 0, 5])
    expect(draws(1, 12, 6)).not.toEqual(draws(2, 12, 6))
  })

  it('every number below the bound occurs, and no other', () => {
    for (const below of [2, 6, 31]) {
      const seen = new Set(draws(5, 400, below))
      expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: below }, (_, i) => i))
    }
  })

  it('a die shows 1 to 6', () => {
    const chance = new Chance(seeded(3))
    const seen = new Set(Array.from({ length: 200 }, () => chance.roll()))
    expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('a shuffle keeps the cards, does not change the given list, and changes the order', () => {
    const cards = Array.from({ length: 20 }, (_, i) => i)
    const mixed = new Chance(seeded(4)).shuffle(cards)
    expect([...mixed].sort((a, b) => a - b)).toEqual(cards)
    expect(mixed).not.toEqual(cards)
    expect(cards).toEqual(Array.from({ length: 20 }, (_, i) => i))
    expect(new Chance(seeded(4)).shuffle([])).toEqual([])
    expect(new Chance(seeded(4)).shuffle(['one'])).toEqual(['one'])
  })

  it('a shuffle can put each card into each place', () => {
    const chance = new Chance(seeded(9))
    const seen = new Set<string>()
    for (let n = 0; n < 200; n++)
      chance.shuffle([0, 1, 2]).forEach((card, at) => seen.add(`${card} at ${at}`))
    expect(seen.size).toBe(9)
  })

  it('recorded draws are returned once', () => {
    const chance = new Chance(seeded(1))
    expect([chance.used, chance.take()]).toEqual([false, []])
    const made = [chance.next(6), chance.roll() - 1, chance.next(40)]
    expect(chance.used).toBe(true)
    expect(chance.take()).toEqual(made)
    expect([chance.used, chance.take()]).toEqual([false, []])
  })

  it('recorded draws repeat dice and shuffles exactly', () => {
    const first = new Chance(seeded(8))
    const play = (chance: Chance): unknown => [
      chance.roll(),
      chance.shuffle(['a', 'b', 'c', 'd']),
      chance.roll()
    ]
    const played = play(first)
    expect(play(new Chance(scripted(first.take())))).toEqual(played)
  })

  it('scripted draws that run out or are out of range throw', () => {
    const short = new Chance(scripted([2]))
    short.next(6)
    expect(() => short.next(6)).toThrow(/draw 2 of 1/)
    for (const wrong of [6, -1, 1.5, Number.NaN])
      expect(() => new Chance(scripted([wrong])).next(6), String(wrong)).toThrow(/does not fit/)
    expect(new Chance(scripted([5])).next(6)).toBe(5)
  })

  it('a draw that fails is not recorded', () => {
    const chance = new Chance(scripted([2, 9]))
    chance.next(6)
    expect(() => chance.next(6)).toThrow()
    expect(chance.take()).toEqual([2])
  })

  it('drawing one of one does not advance the seed', () => {
    const plain = new Chance(seeded(1))
    const other = new Chance(seeded(1))
    expect(other.next(1)).toBe(0)
    expect(other.next(1000)).toBe(plain.next(1000))
  })
})
