/** The guide's card lies where it covers the least of what is pressed, near what it speaks of. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clearPlace, type Box, type Place } from '../../renderer/guide/clear-place'

const room = { width: 1280, height: 720 }
const size = { width: 336, height: 160 }
const nothing = { near: [], pressed: [], read: [] }
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height
})
const covers = ({ x, y }: Place, { left, top, right, bottom }: Box): boolean =>
  x < right && x + size.width > left && y < bottom && y + size.height > top

const boxes = fc
  .tuple(
    fc.double({ min: -50, max: 1280, noNaN: true }),
    fc.double({ min: -50, max: 720, noNaN: true }),
    fc.double({ min: 0, max: 200, noNaN: true }),
    fc.double({ min: 0, max: 200, noNaN: true })
  )
  .map(([left, top, width, height]) => box(left, top, width, height))

test('the card lies within the window, and on nothing that is pressed or spoken of where there is room', () => {
  fc.assert(
    fc.property(fc.array(boxes, { maxLength: 12 }), fc.array(boxes, { maxLength: 3 }), (pressed, near) => {
      const place = clearPlace(size, room, { near, pressed, read: [] })
      expect(place.x).toBeGreaterThanOrEqual(0)
      expect(place.y).toBeGreaterThanOrEqual(0)
      expect(place.x + size.width).toBeLessThanOrEqual(room.width)
      expect(place.y + size.height).toBeLessThanOrEqual(room.height)
      const all = [...pressed, ...near]
      // A place of the grid with 16 px to spare all around: the card found that one or a better one.
      const spare = (x: number, y: number): boolean =>
        all.every(
          ({ left, top, right, bottom }) =>
            !covers({ x, y }, box(left - 16, top - 16, right - left + 32, bottom - top + 32))
        )
      const columns = Array.from({ length: 117 }, (_, i) => 8 + i * 8)
      const rows = Array.from({ length: 69 }, (_, i) => 8 + i * 8)
      if (columns.some((x) => rows.some((y) => spare(x, y))))
        expect(
          all.filter((one) => covers(place, one) && one.right > one.left && one.bottom > one.top)
        ).toHaveLength(0)
    })
  )
})

test('it lies next to the first piece that it speaks of', () => {
  const goals = box(1096, 570, 170, 100)
  const { x, y } = clearPlace(size, room, { ...nothing, near: [goals] })
  const across = Math.max(goals.left - x - size.width, x - goals.right, 0)
  const down = Math.max(goals.top - y - size.height, y - goals.bottom, 0)
  expect(Math.hypot(across, down)).toBeLessThanOrEqual(24)
})

test('it goes farther for the sake of what is pressed, and less far for what is only looked at', () => {
  const piece = box(40, 600, 100, 60)
  const map = box(0, 0, 940, 580)
  const log = { x: 936, y: 240 }
  const on = { near: [piece], pressed: [box(0, 580, 1280, 140)], read: [map] }
  const place = clearPlace(size, room, on)
  expect(place.x).toBeGreaterThanOrEqual(log.x)
  expect(place.y + size.height).toBeLessThanOrEqual(580)
  expect(clearPlace(size, room, { ...on, read: [] }).x).toBeLessThan(300)
})

test('it does not move for little, and comes back into a window that shrank', () => {
  const near = [box(600, 600, 60, 40)]
  const now = { x: 496, y: 424 }
  expect(clearPlace(size, room, { ...nothing, near }, now)).toBe(now)
  const under = box(700, 530, 120, 100)
  expect(covers(now, under)).toBe(true)
  expect(covers(clearPlace(size, room, { ...nothing, near, pressed: [under] }, now), under)).toBe(false)
  const away = clearPlace(size, room, { ...nothing, near: [box(20, 20, 60, 40)] }, now)
  expect(away.x).toBeLessThan(200)
  const shrunk = clearPlace(size, { width: 700, height: 400 }, { ...nothing, near }, now)
  expect(shrunk.x + size.width).toBeLessThanOrEqual(700)
  expect(shrunk.y + size.height).toBeLessThanOrEqual(400)
})
