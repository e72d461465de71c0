// @vitest-environment happy-dom
// Pieces that walk a drawn road: where they go, how long it takes, and that one piece is never in two places.
import { expect, test, vi } from 'vitest'
import { layoutOf, HEIGHT, WIDTH } from '../../renderer/games/expedition/atlas/layout'
import { walk } from '../../renderer/games/expedition/walk'
import type { Context, Flight } from '../../renderer/games/types'
import { longestChoice, stageDirector, walkFramesOf, type Staged } from '../../renderer/table/director'
import { Turns } from '../../renderer/table/turns'
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

test('the road from one space to another passes the spaces between, and is the same backwards', () => {
  const there = layout.walk(3, 6)
  for (const index of [3, 4, 5, 6]) {
    const { x, y } = layout.spaces[index] ?? { x: 0, y: 0 }
    expect(Math.min(...there.map((point) => Math.hypot(point.x - x, point.y - y)))).toBeLessThan(0.5)
  }
  expect(layout.walk(6, 3)).toEqual(there.toReversed())
  expect(layout.walk(3, 3)).toHaveLength(1)
})

test('a camel walks from where it stands to where it will stand, also at the city between the stages', () => {
  for (const [from, to] of [
    [0, 1],
    [5, 9],
    [track.stageCity - 2, track.stageCity],
    [track.stageCity, track.stageCity + 3]
  ] as const) {
    const { points } = walk(track, from, to)
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

test('keyframes follow the trail on the sheet as it lies, at an even pace', () => {
  const frames = walkFramesOf(bent, new DOMRect(100, 50, 200, 100))
  expect(frames.map(({ transform }) => /translate\(([^)]*)\)/.exec(String(transform))?.[1])).toEqual([
    '100px, 50px',
    '300px, 50px',
    '300px, 150px',
    '300px, 150px'
  ])
  const [, corner, end] = frames.map(({ offset }) => Number(offset))
  expect((corner ?? 0) / (end ?? 1)).toBeCloseTo(2 / 3)
  expect(frames.at(-1)).toMatchObject({ opacity: 0, offset: 1 })
  expect(walkFramesOf({ sheet: 'sheet', points: bent.points.slice(0, 1) }, new DOMRect(0, 0, 9, 9))).toEqual(
    []
  )
})

test('however late a walk sets out, the choice is over in time', () => {
  const flight: Flight = { from: 'a', to: 'b', piece: {} }
  for (const before of [0, 1, 5, 12, 40]) {
    const staged = vi.fn<(staged: readonly Staged[]) => void>()
    const flights = [...Array.from({ length: before }, () => flight), { ...flight, along: bent }]
    const director = stageDirector(
      () => flights,
      () => 'flights',
      staged
    )
    director.before({ type: 'moved' }, {} as Context)
    director.after()
    const all = staged.mock.calls[0]?.[0] ?? []
    expect(all).toHaveLength(before + 1)
    for (const { delay, lasts } of all) expect(delay + lasts).toBeLessThanOrEqual(longestChoice)
  }
})

test('walks of one name follow each other, others do not wait', () => {
  const turns = new Turns()
  const seen: string[] = []
  for (const step of ['a1', 'a2', 'b1', 'a3']) turns.begin(step[0] ?? '', () => seen.push(step))
  expect(seen).toEqual(['a1', 'b1'])
  turns.next('a')
  expect(seen).toEqual(['a1', 'b1', 'a2'])
  turns.clear()
  turns.next('a')
  turns.begin('a', () => seen.push('a4'))
  expect(seen).toEqual(['a1', 'b1', 'a2', 'a4'])
})
