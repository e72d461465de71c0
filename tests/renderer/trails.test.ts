// @vitest-environment happy-dom
// Pieces that walk along a drawn road: their path, and that they rock from side to side.
import { expect, test } from 'vitest'
import { layoutOf, HEIGHT, WIDTH } from '../../renderer/games/expedition/atlas/layout'
import { trailAlong as camelTrail } from '../../renderer/games/expedition/trail'
import { map } from '../../renderer/games/voyages/atlas/layout'
import { trailAlong } from '../../renderer/polo/map/trail'
import { journeyOn } from '../../renderer/polo/moments'
import { walkFramesOf, walkPath } from '../../renderer/kit/flights/frames'
import { baseContent } from '../../shared/games/expedition/content'

const track = baseContent.track('classic')
const layout = layoutOf(track)
const bent = {
  sheet: 'sheet',
  points: [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 }
  ]
}

test('the path from one space to another passes the spaces between, and is the same backwards', () => {
  const there = layout.path(3, 6)
  for (const index of [3, 4, 5, 6]) {
    const { x, y } = layout.spaces[index] ?? { x: 0, y: 0 }
    expect(Math.min(...there.map((point) => Math.hypot(point.x - x, point.y - y)))).toBeLessThan(0.5)
  }
  expect(layout.path(6, 3)).toEqual(there.toReversed())
  expect(layout.path(3, 3)).toHaveLength(1)
})

test('a camel walks from its place to its new place, also at the city between the stages', () => {
  for (const [from, to] of [
    [0, 1],
    [5, 9],
    [track.stageCity - 2, track.stageCity],
    [track.stageCity, track.stageCity + 3]
  ] as const) {
    const { points } = camelTrail(track, from, to)
    const [first, last] = [points[0], points.at(-1)]
    for (const [point, index] of [
      [first, from],
      [last, to]
    ] as const) {
      const spot = layout.spaces[index]
      expect((point?.x ?? 0) * WIDTH).toBeCloseTo(spot?.x ?? 0, -1)
      const below = (point?.y ?? 0) * HEIGHT - (spot?.y ?? 0)
      expect(below > 0, `space ${index}`).toBe(index === track.stageCity)
    }
    expect(points.every(({ x, y }) => x > 0 && x < 1 && y > 0 && y < 1)).toBe(true)
  }
})

test('the line of a whole journey runs on the roads, not where the figures’ heads were', () => {
  const step = { type: 'stepped', seat: 0 } as const
  const elsewhere = { ...step, seat: 1, from: 'venice', to: 'moscow' }
  for (const { from, to, d } of map.routes) {
    const [trail, ...others] = journeyOn(map)([{ ...step, from, to }, elsewhere], 0)
    expect(others).toEqual([])
    const [startX = 0, startY = 0] = (d.match(/[\d.]+/g) ?? []).map(Number)
    expect(trail?.points[0]?.x).toBeCloseTo((startX - map.x) / map.width, 6)
    expect(trail?.points[0]?.y).toBeCloseTo((startY - map.y) / map.height, 6)
  }
})

test('a figure walks along the drawn road, and back the same way; without a drawn road it walks in an arc', () => {
  for (const { from, to, d } of map.routes) {
    const there = trailAlong(map, from, to).points
    expect(trailAlong(map, to, from).points.map(({ x }) => x.toFixed(6))).toEqual(
      there.map(({ x }) => x.toFixed(6)).toReversed()
    )
    const [startX] = d.slice(1).split(' ').map(Number)
    expect(
      Math.min(
        ...[there[0], there.at(-1)].map((point) => Math.abs((point?.x ?? 0) * map.width - (startX ?? 0)))
      )
    ).toBeLessThan(0.5)
    for (const [point, place] of [
      [there[0], from],
      [there.at(-1), to]
    ] as const)
      expect(Math.abs((point?.x ?? 0) * map.width - map.place(place).x), `${from} ${to}`).toBeLessThan(2)
  }
  const bow = trailAlong(map, 'venezia', 'beijing').points
  const middle = bow[Math.floor(bow.length / 2)]
  const straight = (map.place('venezia').y + map.place('beijing').y) / 2
  expect((middle?.y ?? 1) * map.height).toBeLessThan(straight - 20)
})

const spotOf = (frame: Keyframe): readonly number[] =>
  (/translate\(([-\d.]+)px, ([-\d.]+)px\)/.exec(String(frame['transform'])) ?? []).slice(1).map(Number)

test('keyframes follow the path on the sheet’s current position, at an even pace, and rock from side to side', () => {
  const way = walkPath(bent, new DOMRect(100, 50, 200, 100), undefined, undefined)
  expect(way).toEqual([
    { x: 100, y: 50 },
    { x: 300, y: 50 },
    { x: 300, y: 150 }
  ])
  const frames = walkFramesOf(way, true)
  expect(spotOf(frames[0] ?? {})).toEqual([100, 50])
  expect(spotOf(frames.at(-1) ?? {})).toEqual([300, 150])
  const walked = frames.map(spotOf).map(([x = 0, y = 0]) => x - 100 + (y - 50))
  const paces = walked.slice(1).map((so, i) => so - (walked[i] ?? 0))
  for (const length of paces) expect(length).toBeCloseTo(300 / paces.length)
  const leans = frames.slice(1, -1).map(({ transform }) => String(transform).includes('rotate(-'))
  for (const [i, left] of leans.entries()) expect(left).toBe(i % 2 === 1)
  expect(frames.every(({ opacity }) => opacity === 1)).toBe(true)
  expect(walkFramesOf(way, false).at(-1)).toMatchObject({ opacity: 0, offset: 1 })
  expect(walkFramesOf(way.slice(0, 1), true)).toEqual([])
})

test('a walk starts where its piece is drawn, and ends where it will be drawn', () => {
  const way = walkPath(
    bent,
    new DOMRect(0, 0, 100, 100),
    new DOMRect(10, 10, 20, 20),
    new DOMRect(80, 80, 20, 20)
  )
  expect(way).toEqual([
    { x: 20, y: 20 },
    { x: 100, y: 0 },
    { x: 90, y: 90 }
  ])
})
