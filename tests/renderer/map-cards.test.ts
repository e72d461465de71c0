/**
 * Pure functions of the map's layout: pennants on the score track, places of the planner's card, pictures on
 * contracts.
 */
import { describe, expect, test } from 'vitest'
import { vignetteOf, vignettes } from '../../renderer/art/vignettes'
import { map } from '../../renderer/games/voyages/atlas/layout'
import { hangPennants, ribbonAt } from '../../renderer/polo/map/ribbon'
import { rowsOf, setFormulas } from '../../renderer/polo/map/formula'
import { emptiestBerth } from '../../renderer/polo/travel/berth'
import { baseContent } from '../../shared/games/voyages/content'

const scale = { left: 26, right: 968, most: 50 }
const hang = (...points: number[]) =>
  hangPennants(
    points.map((of, who) => ({ who, points: of })),
    scale
  )

describe('pennants', () => {
  test('hang exactly at their points if these are far apart', () => {
    for (const { points, x } of hang(3, 19, 31)) expect(x).toBeCloseTo(ribbonAt(points, scale))
  })

  test('never cover one another or leave the track', () => {
    for (const scores of [
      [0, 0, 0, 0, 0],
      [50, 50, 50, 50, 50],
      [22, 22, 23, 24, 24],
      [1, 48, 49, 50, 50]
    ]) {
      const xs = hang(...scores).map(({ x }) => x)
      for (const [i, x] of xs.slice(1).entries()) expect(x - (xs[i] ?? 0)).toBeGreaterThanOrEqual(23.49)
      expect(Math.min(...xs)).toBeGreaterThanOrEqual(scale.left)
      expect(Math.max(...xs)).toBeLessThanOrEqual(scale.right)
    }
  })

  test('start again after the end of the track, and show that', () => {
    expect(hang(50)[0]).toMatchObject({ x: scale.right, laps: 0 })
    expect(hang(51)[0]).toMatchObject({ x: ribbonAt(1, scale), laps: 1 })
    expect(hang(101)[0]).toMatchObject({ x: ribbonAt(1, scale), laps: 2 })
    expect(hang(-3)[0]).toMatchObject({ x: scale.left, laps: 0 })
  })
})

describe('the card of a journey', () => {
  test('covers no place that can be reached, if one of its positions allows that', () => {
    const near = ['alexandria', 'oasis-i', 'adana', 'venezia']
    const berth = emptiestBerth(map, near)
    for (const id of near) {
      const { x, y } = map.place(id)
      const within =
        berth && x > berth.x && x < berth.x + berth.width && y > berth.y && y < berth.y + berth.height
      expect(within, id).toBe(false)
    }
  })

  test('lies in Africa if only places in the far east can be reached', () => {
    expect(emptiestBerth(map, ['beijing', 'xian'])).toBe(map.berths[0])
  })
})

test('contracts of the deck use all pictures, and each always has the same one', () => {
  const shown = baseContent.contracts.map(({ id }) => vignetteOf(id))
  expect(new Set(shown)).toEqual(new Set(vignettes))
  expect(baseContent.contracts.map(({ id }) => vignetteOf(id))).toEqual(shown)
})

describe('the formulas of a city card', () => {
  const reward = { camel: 3, coin: 3, contract: 1 }
  const byDie = ([1, 3, 5] as const).map((from) => ({ reward, dice: [from, from + 1] as const }))

  test('stand in one row if that is legible, as large as there is room', () => {
    const { rows, scale: size } = rowsOf(byDie.slice(0, 1), 112)
    expect(rows).toEqual([setFormulas(byDie.slice(0, 1), 112)])
    expect(size).toBe(Math.min(1, 112 / (rows[0]?.width ?? 0)))
  })

  test('stand in two rows if one would be too small, and both fit', () => {
    const { rows, scale: size } = rowsOf(byDie, 112)
    expect(rows).toHaveLength(2)
    const all = rows.flatMap(({ tokens }) => tokens.filter(({ kind }) => kind === 'range'))
    expect(all).toHaveLength(3)
    expect(size).toBeGreaterThan(112 / setFormulas(byDie, 112).width)
    for (const { width } of rows) expect(width * size).toBeLessThanOrEqual(112.01)
    expect(42 * size).toBeLessThanOrEqual(28.01)
  })
})
