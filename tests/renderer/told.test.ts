import { afterEach, expect, test, vi } from 'vitest'
import { effectScope, shallowRef, type EffectScope } from 'vue'
import { countLines, type LogGroup, type LogLine } from '../../renderer/table/log-groups'
import { toldOf } from '../../renderer/table/told'

vi.mock('../../renderer/table/afterwards', () => ({
  frameDrawn: () => new Promise<void>((drawn) => waiting.push(drawn))
}))

let waiting: (() => void)[] = []
let scope: EffectScope | undefined
afterEach(() => {
  scope?.stop()
  waiting = []
})

/** The next frame is drawn. */
async function frame(): Promise<void> {
  const due = waiting
  waiting = []
  for (const drawn of due) drawn()
  await Promise.resolve()
}

const line = (entry: string, i: number): LogLine => ({
  key: `${entry}.${i}`,
  number: 0,
  parts: [],
  undone: false,
  weight: 'points'
})
/** A log whose entries say so many sentences each; every entry is a turn of its own. */
function logOf(...entries: readonly (readonly [name: string, lines: number])[]) {
  const log = shallowRef(entries)
  const all = (): LogGroup[] =>
    log.value.map(([key, lines]) => ({
      key,
      seat: 0,
      lines: Array.from({ length: lines }, (_, i) => line(key, i))
    }))
  scope = effectScope()
  const told = scope.run(() =>
    toldOf(
      () => log.value,
      () => all()
    )
  )
  const lines = (): number => countLines(told?.value ?? [])
  return { log, told: () => told?.value ?? [], lines }
}
const grow = (log: ReturnType<typeof logOf>['log'], name: string, lines: number): void => {
  log.value = [...log.value, [name, lines] as const]
}

test('a log is whole when it is opened', () => {
  expect(logOf(['a', 40]).lines()).toBe(40)
})

test('a few lines come at once', () => {
  const { log, lines } = logOf(['a', 3])
  grow(log, 'b', 8)
  expect(lines()).toBe(11)
})

test('many lines come a few with each frame, in their order, and none is left out', async () => {
  const { log, lines, told } = logOf(['a', 3])
  grow(log, 'b', 20)
  expect(lines()).toBe(11)
  expect(
    told()
      .at(-1)
      ?.lines.map(({ key }) => key)
  ).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((i) => `b.${i}`))
  await frame()
  expect(lines()).toBe(19)
  await frame()
  expect(lines()).toBe(23)
  grow(log, 'c', 1)
  expect(lines()).toBe(24)
})

test('what comes in between goes on from where the log is', async () => {
  const { log, lines } = logOf(['a', 3])
  grow(log, 'b', 20)
  await frame()
  expect(lines()).toBe(19)
  grow(log, 'c', 20)
  expect(lines()).toBe(27)
  await frame()
  expect(lines()).toBe(35)
  await frame()
  expect(lines()).toBe(43)
})

test('however many they are, they are there after a dozen frames', async () => {
  const { log, lines } = logOf(['a', 3])
  grow(log, 'b', 1200)
  for (let i = 0; i < 12; i++) await frame()
  expect(lines()).toBe(1203)
})

test('another log is there at once: not one line of the one before stays', async () => {
  const { log, lines, told } = logOf(['a', 3])
  grow(log, 'b', 20)
  log.value = [['x', 30]]
  expect(lines()).toBe(30)
  expect(told().every(({ key }) => key === 'x')).toBe(true)
  await frame()
  expect(lines()).toBe(30)
})
