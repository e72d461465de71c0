/**
 * Pure functions of the map's layout: pennants on the score track, places of the planner's card, pictures on
 * contracts.
 */
import { describe, expect, test } from 'vitest'
import { vignetteOf, vignettes } from '../../renderer/art/vignettes'
import { hangPennants, ribbonAt } from '../../renderer/kit/map/ribbon'
import { sideBySide } from '../../renderer/kit/map/side-by-side'
import { rowsOf, setFormulas } from '../../renderer/polo/map/formula'
import { coverOf, emptiestSpot } from '../../renderer/polo/travel/card-spot'
import { formulasOf } from '../../renderer/polo/map/card-formulas'
import { formulasOf as khanFormulasOf } from '../../renderer/games/khan/formulas'
import { baseContent as khan } from '../../shared/games/khan/content'
import { baseContent } from '../../shared/games/voyages/content'
import { cityCards as agentsCards } from '../../shared/games/voyages/modules/agents/content'

test('pieces in a line stand at their places, or around the middle of these if they are close', () => {
  const line = { gap: 20, left: 0, right: 300 }
  expect(sideBySide([10, 100, 200], line)).toEqual([10, 100, 200])
  expect(sideBySide([10, 100, 100, 200], line)).toEqual([10, 90, 110, 200])
  expect(sideBySide([100, 101, 115], line).map(Math.round)).toEqual([85, 105, 125])
  expect(sideBySide([0, 0, 0], line)).toEqual([0, 20, 40])
  expect(sideBySide([299, 300], line)).toEqual([280, 300])
})

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
  const frame = { width: 400, height: 200 }
  const at = (left: number, top: number, weight = 1) => ({ left, top, width: 20, height: 20, weight })

  test('lies in the lower left corner of an empty map, off its edges', () => {
    expect(emptiestSpot(frame, { width: 100, height: 80 }, [], 6)).toEqual({ left: 6, top: 114 })
  })

  test.each([60, 110, 160])(
    'covers nothing that can be reached if its height of %d px allows that',
    (height) => {
      const card = { width: 120, height }
      const near = [at(20, 150), at(180, 20), at(180, 90), at(200, 160), at(100, 60)]
      expect(coverOf({ ...card, ...emptiestSpot(frame, card, near, 6) }, near)).toBe(0)
    }
  )

  test('rather covers what cannot be reached', () => {
    const card = { width: 380, height: 150 }
    const [far, near] = [at(190, 20), at(190, 160, 50)]
    const spot = { ...card, ...emptiestSpot(frame, card, [far, near], 6) }
    expect(coverOf(spot, [near])).toBe(0)
    expect(coverOf(spot, [far])).toBeGreaterThan(0)
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
    const { rows, height, scale: size } = rowsOf(byDie, 112)
    expect(rows).toHaveLength(2)
    const all = rows.flatMap(({ tokens }) => tokens.filter(({ kind }) => kind === 'range'))
    expect(all).toHaveLength(3)
    expect(size).toBeGreaterThan(112 / setFormulas(byDie, 112).width)
    for (const { width } of rows) expect(width * size).toBeLessThanOrEqual(112.01)
    expect(height * size).toBeLessThanOrEqual(28.01)
  })

  test('are hardly smaller than on other cards on any card of the games, module cards included', () => {
    const all = [
      ...[...baseContent.cityCards, ...agentsCards].map(({ id, effect }) => ({
        id,
        formulas: formulasOf(effect),
        room: 109
      })),
      ...khan.cityCards.map(({ id, effect }) => ({ id, formulas: khanFormulasOf(effect), room: 118 }))
    ]
    expect(all.map(({ id }) => id)).toContain('agents/city-card-4')
    for (const { id, formulas, room } of all) expect(rowsOf(formulas, room).scale, id).toBeGreaterThan(0.95)
  })

  test('name an item once that all dice bring, for the lowest die of each amount, hardly smaller than other cards', () => {
    const amounts = ([1, 3, 6] as const).map((from, i) => ({
      reward: { silk: i + 1 },
      dice: [from, from + 1] as const
    }))
    const { rows, scale: size } = rowsOf(amounts, 109)
    const [{ tokens } = { tokens: [] }, ...more] = rows
    expect(more).toEqual([])
    expect(tokens.map((one) => ('text' in one ? one.text : one.kind))).toEqual([
      '1+',
      '1',
      '3+',
      '2',
      '6',
      '3',
      'icon'
    ])
    expect(size).toBeGreaterThan(0.9)
  })
})
