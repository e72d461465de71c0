// What a tap on a map hits, and how the map zooms in on the places of a decision (T-24). Lengths in CSS pixels.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  distance,
  touchLimits,
  tapTarget,
  type Box,
  type Point,
  type Spot
} from '../../renderer/kit/map/hit-test'
import {
  framing,
  isClear,
  isDiscernible,
  scales,
  sheetIn,
  whole,
  type Transform,
  type Size
} from '../../renderer/kit/map/framing'
import { filling } from '../../renderer/kit/phone/filling'

const boxAt = ({ x, y }: Point, half = 4): Box => ({
  left: x - half,
  right: x + half,
  top: y - half,
  bottom: y + half
})
const spot = (id: string, at: Point, lit = true): Spot => ({ id, lit, boxes: [boxAt(at)] })
const point = fc.record({
  x: fc.double({ min: 0, max: 390, noNaN: true }),
  y: fc.double({ min: 0, max: 400, noNaN: true })
})
const points = fc.array(point, { minLength: 1, maxLength: 30 })

describe('a tap on the map', () => {
  test('chooses a highlighted place within a fingertip, even if another place lies under the finger', () => {
    const spots = [spot('dark', { x: 100, y: 100 }, false), spot('lit', { x: 118, y: 100 })]
    expect(tapTarget(spots, { x: 100, y: 100 }, true)).toEqual({ kind: 'spot', id: 'lit' })
  })

  test('hits a place that is not highlighted if no highlighted one is within reach', () => {
    const spots = [spot('dark', { x: 100, y: 100 }, false), spot('lit', { x: 160, y: 100 })]
    expect(tapTarget(spots, { x: 108, y: 108 }, true)).toEqual({ kind: 'spot', id: 'dark' })
  })

  test('on open sea hits nothing', () => {
    expect(tapTarget([spot('far', { x: 100, y: 100 })], { x: 127, y: 100 }, true)).toBeUndefined()
    expect(tapTarget([], { x: 1, y: 1 }, true)).toBeUndefined()
  })

  test('on the name of a place hits that place, even if another drawing is nearer to the middle of the name', () => {
    const town: Spot = {
      ...spot('town', { x: 100, y: 100 }),
      boxes: [boxAt({ x: 100, y: 100 }), { left: 70, right: 130, top: 116, bottom: 126 }]
    }
    expect(tapTarget([town, spot('oasis', { x: 128, y: 134 })], { x: 120, y: 120 }, true)).toEqual({
      kind: 'spot',
      id: 'town'
    })
  })

  test('between two places that are too close zooms in; at the largest zoom it hits the nearer one', () => {
    const spots = [spot('a', { x: 100, y: 100 }), spot('b', { x: 116, y: 100 })]
    expect(tapTarget(spots, { x: 106, y: 100 }, true)).toEqual({ kind: 'closer', ids: ['a', 'b'] })
    expect(tapTarget(spots, { x: 106, y: 100 }, false)).toEqual({ kind: 'spot', id: 'a' })
  })

  test('needs no more precision than 24 px: up to 12 px from a highlighted place it hits that place or zooms in', () => {
    const off = fc.record({
      angle: fc.double({ min: 0, max: 6.3, noNaN: true }),
      by: fc.double({ min: 0, max: touchLimits.apart / 2 - 0.01, noNaN: true })
    })
    fc.assert(
      fc.property(points, off, (all, { angle, by }) => {
        // Places without extent, so that only their distance counts.
        const spots = all.map((at, i): Spot => ({ id: String(i), lit: true, boxes: [boxAt(at, 0)] }))
        const meant = all[0] ?? { x: 0, y: 0 }
        const tap = { x: meant.x + by * Math.cos(angle), y: meant.y + by * Math.sin(angle) }
        const touch = tapTarget(spots, tap, true)
        if (touch?.kind === 'spot') expect(touch.id).toBe('0')
        else expect(touch?.kind).toBe('closer')
      })
    )
  })
})

describe('on a small screen, while nothing is asked, the map', () => {
  const sheet = sheetIn({ width: 382, height: 500 }, { ratio: 1.8, slack: 0 })
  const fill = (...spots: readonly Point[]): Transform =>
    filling(
      sheet,
      { width: 382, height: 500 },
      spots.map((at) => boxAt(at))
    )

  test('fills the height of its frame, with the own figures in the middle', () => {
    const { k, x, y } = fill({ x: 190, y: 200 }, { x: 230, y: 300 })
    expect(k * (sheet.bottom - sheet.top)).toBeCloseTo(500)
    expect(k * sheet.top + y).toBeCloseTo(0)
    expect(k * 210 + x).toBeCloseTo(191)
  })

  test('shows the first figure where not all have room', () => {
    const { k, x } = fill({ x: 100, y: 200 }, { x: 350, y: 300 })
    expect(k * 100 + x).toBeCloseTo(191)
  })

  test('is whole without a figure, or in a frame of nearly its shape', () => {
    expect(fill()).toEqual(whole)
    const low = { width: 382, height: 230 }
    expect(filling(sheetIn(low, { ratio: 1.8, slack: 0 }), low, [boxAt({ x: 190, y: 115 })])).toEqual(whole)
  })

  test('is enlarged no further than by hand', () => {
    const tall = { width: 300, height: 900 }
    const strip = sheetIn(tall, { ratio: 2, slack: 0 })
    expect(filling(strip, tall, [boxAt({ x: 10, y: 440 })]).k).toBe(scales.most)
  })
})

const phone: Size = { width: 382, height: 420 }
const after = ({ x, y }: Point, lie: Transform): Point => ({ x: x * lie.k + lie.x, y: y * lie.k + lie.y })

describe('the map zooms in', () => {
  test('on a few places in one corner, as far as possible', () => {
    const towns = [
      { x: 30, y: 140 },
      { x: 60, y: 150 },
      { x: 52, y: 170 }
    ]
    const lie = framing(
      towns.map((at) => boxAt(at)),
      phone
    )
    expect(lie.k).toBe(scales.most)
    expect(
      isClear(
        towns.map((at) => boxAt(at)),
        lie,
        phone
      )
    ).toBe(true)
  })

  test('not if the places lie all over it, or if there are none', () => {
    expect(framing([boxAt({ x: 10, y: 140 }), boxAt({ x: 370, y: 280 })], phone)).toEqual(whole)
    expect(framing([], phone)).toEqual(whole)
  })

  test('so that all places are visible, each a fingertip from the edge, within the limits of the zoom', () => {
    fc.assert(
      fc.property(points, (all) => {
        const lie = framing(
          all.map((at) => boxAt(at)),
          phone
        )
        if (lie === whole) return
        expect(lie.k).toBeGreaterThan(1)
        expect(lie.k).toBeLessThanOrEqual(scales.most)
        for (const { x, y } of all.map((at) => after(at, lie))) {
          expect(Math.min(x, y, phone.width - x, phone.height - y)).toBeGreaterThan(touchLimits.reach)
        }
      })
    )
  })

  test('unless all places are visible and two fingertips apart already', () => {
    const two = (gap: number): Box[] => [boxAt({ x: 100, y: 100 }), boxAt({ x: 100 + gap, y: 100 })]
    expect(isClear(two(2 * touchLimits.reach), whole, phone)).toBe(true)
    expect(isClear(two(2 * touchLimits.reach - 1), whole, phone)).toBe(false)
    expect(isClear(two(20), { k: 2.5, x: 0, y: 0 }, phone)).toBe(true)
    expect(isClear(two(2 * touchLimits.reach), whole, phone, 1.5), 'in large text').toBe(false)
    expect(isClear(two(3 * touchLimits.reach), whole, phone, 1.5), 'in large text').toBe(true)
    expect(isClear(two(50), { k: 1, x: 290, y: 0 }, phone)).toBe(false)
    expect(distance(boxAt({ x: 0, y: 0 }), boxAt({ x: 3, y: 4 }))).toBe(5)
  })

  test('unless all places are as large as the smallest thing that is pressed anywhere', () => {
    const place = [{ left: 100, right: 116, top: 100, bottom: 112 }]
    expect(isDiscernible(place, whole)).toBe(false)
    expect(isDiscernible(place, { ...whole, k: 2 })).toBe(true)
    expect(isDiscernible(place, { ...whole, k: 2 }, 1.5), 'in large text').toBe(false)
    expect(isDiscernible([], whole)).toBe(true)
  })
})

describe('the whole sheet in its frame', () => {
  const ratio = 2.56
  const shape = { ratio, slack: 0.005 }

  test('is centred and not cut off in any frame: larger panels, larger text, another window', () => {
    const side = fc.double({ min: 40, max: 3000, noNaN: true })
    fc.assert(
      fc.property(side, side, (width, height) => {
        const { left, top, right, bottom } = sheetIn({ width, height }, shape)
        const [wide, high] = [right - left, bottom - top]
        expect(left).toBeCloseTo(width - right)
        expect(top).toBeCloseTo(height - bottom)
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(-1e-9)
        expect(Math.max(wide / high / ratio, ratio / (wide / high))).toBeLessThanOrEqual(1.005 + 1e-9)
        expect(wide > width - 1e-6 || high > height - 1e-6, 'as large as fits').toBe(true)
      })
    )
  })

  test('fills a frame of nearly its shape, and leaves room in a frame of another shape', () => {
    expect(sheetIn({ width: 986, height: 384 }, shape)).toEqual({ left: 0, top: 0, right: 986, bottom: 384 })
    const { left, top } = sheetIn({ width: 1060, height: 468 }, shape)
    expect(left).toBe(0)
    expect(top).toBeGreaterThan(20)
  })
})
