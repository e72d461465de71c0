/** The parts of `npm run bench -- --ui` that need no browser: the evaluation of frames, traces, moments and targets. */
import { plainSeats } from '../../shared/engine/rules'
import { expect, test } from 'vitest'
import { framesOf } from '../../build/tools/bench/ui/frames'
import { allMet, atLeast, atMost } from '../../build/tools/bench/ui/judged'
import { heaviest, mostChoices, mostEvents } from '../../build/tools/bench/ui/positions'
import { longestTask } from '../../build/tools/bench/ui/trace'
import { readFile } from '../../shared/engine/file'
import { isUndo } from '../../shared/engine/entries'
import { games } from '../../shared/games'

test('frames: rate, duration, and how many are late', () => {
  const even = Array.from({ length: 61 }, (_, i) => (i * 1000) / 60)
  expect(framesOf(even)).toMatchObject({ fps: 60, p50: 16.67, over20: 0, frames: 60 })
  expect(framesOf([0, 10, 20, 70])).toEqual({ fps: 42.86, p50: 10, p95: 50, max: 50, over20: 1, frames: 3 })
  expect(framesOf([5])).toMatchObject({ fps: 0, frames: 0 })
})

test('a trace: the longest task of the page’s main thread, ignoring other threads', () => {
  const thread = (tid: number, name: string): object => ({
    name: 'thread_name',
    ph: 'M',
    pid: 7,
    tid,
    args: { name }
  })
  const task = (tid: number, dur: number, name = 'RunTask'): object => ({ name, ph: 'X', pid: 7, tid, dur })
  const threads = [thread(1, 'CrRendererMain'), thread(2, 'Compositor')]
  const trace = (...events: object[]): string => JSON.stringify({ traceEvents: [...threads, ...events] })
  expect(longestTask(trace(task(1, 9000), task(1, 52_500), task(2, 90_000), task(1, 80_000, 'Layout')))).toBe(
    52.5
  )
  expect(() => longestTask(trace(task(2, 90_000)))).toThrow('no task')
})

test('each measured value meets its target or not, and the run passes only if all do', () => {
  expect(atMost(5, 5)).toEqual({ value: 5, target: 5, met: true })
  expect(atMost(5.01, 5).met).toBe(false)
  expect(atLeast(0.9, 0.9).met).toBe(true)
  expect(atLeast(0.89, 0.9).met).toBe(false)
  expect(allMet({ a: { p50: 3, p95: atMost(4, 5) }, list: [atLeast(1, 0.9)] })).toBe(true)
  expect(allMet({ a: { deep: { p95: atMost(6, 5) } } })).toBe(false)
})

test('the heaviest moments that are picked are not close to each other', () => {
  const weights = [1, 9, 8, 3, 0, 2, 1, 7, 7, 0, 0, 0, 0, 5]
  const moments = weights.map((weight, at) => ({ at, weight }))
  expect(heaviest(moments, 3).map(({ at }) => at)).toEqual([1, 7, 13])
  expect(heaviest(moments, 1)).toEqual([{ at: 1, weight: 9 }])
})

test.each(games.map((game) => [game.rules.id, game] as const))(
  'positions of %s: taken where the most choices are legal, and after the choice with the most events',
  (_id, game) => {
    const [asked] = mostChoices(game, 'turn', [3], 1)
    const [busy] = mostEvents(game, [3], 1)
    for (const position of [asked, busy]) {
      const read = readFile(position?.text ?? '')
      expect(read).toMatchObject({ ok: true, header: { game: game.rules.id } })
      if (read.ok) expect(read.header.seats).toHaveLength(plainSeats(game.rules).max)
    }
    const read = readFile(busy?.text ?? '')
    const entries = read.ok ? read.entries : []
    const events = entries.map((entry) => (isUndo(entry) ? 0 : entry.events.length))
    expect(events.at(-1)).toBe(Math.max(...events))
  }
)
