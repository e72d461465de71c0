// @vitest-environment happy-dom
/** A change comes to the page over several frames: first the table, then what follows it, last what tells of it. */
import { expect, test } from 'vitest'
import { effectScope, shallowRef, type EffectScope } from 'vue'
import { changeDrawn, frameDrawn, later, nextTask, trailing } from '../../renderer/table/afterwards'
import { frontSeats } from '../../renderer/table/front-seat'
import { fakePage } from './page'

function inScope<T extends object>(make: () => T): T & { readonly scope: EffectScope } {
  const scope = effectScope()
  const made = scope.run(make)
  if (!made) throw new Error('nothing was made')
  return { ...made, scope }
}

test('what comes later stays as it was for a frame, and is then what it is by then', async () => {
  const source = shallowRef(1)
  const { dice, scope } = inScope(() => ({ dice: later(() => source.value) }))
  source.value = 2
  expect(dice.value).toBe(1)
  source.value = 3
  await frameDrawn()
  await nextTask()
  expect(dice.value).toBe(3)
  source.value = 4
  scope.stop()
  await frameDrawn()
  await nextTask()
  expect(dice.value, 'the table was left').toBe(3)
})

test('what may not wait comes at once', () => {
  const round = shallowRef(1)
  const { row } = inScope(() => ({
    row: later(
      () => round.value,
      (before, now) => now === before + 1
    )
  }))
  round.value = 3
  expect(row.value).toBe(3)
  round.value = 4
  expect(row.value).toBe(3)
  // Taken back.
  round.value = 2
  expect(row.value).toBe(2)
})

test('a change is drawn when all that comes later has come, and what comes after that', async () => {
  const source = shallowRef(1)
  const { second, third } = inScope(() => {
    const first = later(() => source.value)
    const next = later(() => first.value)
    return { second: next, third: later(() => next.value) }
  })
  source.value = 2
  await changeDrawn()
  expect([second.value, third.value]).toEqual([2, 2])
})

test('in a view without a seat who moves comes to the front, then the others make room; a seat that sits here at once', async () => {
  const { table } = fakePage(3)
  const toMove = shallowRef(0)
  const { me, rivals } = inScope(() =>
    frontSeats(
      () => toMove.value,
      () => 3
    )
  )
  const shown = (): readonly unknown[] => [me.value, rivals.value]
  expect(shown()).toEqual([0, [1, 2]])
  toMove.value = 1
  expect(shown()).toEqual([0, [1, 2]])
  await frameDrawn()
  expect(shown()).toEqual([1, [1, 2]])
  await changeDrawn()
  expect(shown()).toEqual([1, [2, 0]])
  table.seat = 2
  expect(shown(), 'nobody else sees what is theirs').toEqual([2, [0, 1]])
})

async function frames(count: number): Promise<void> {
  for (let i = 0; i < count; i++) await frameDrawn()
}

test('what tells of the table follows three frames later while it grows; what is taken away goes at once', async () => {
  const source = shallowRef<readonly string[]>(['a', 'b'])
  const scope = effectScope()
  const told = scope.run(() => trailing(() => source.value))
  source.value = ['a', 'b', 'c']
  await frames(2)
  expect(told?.value).toEqual(['a', 'b'])
  await frames(1)
  await nextTask()
  expect(told?.value).toEqual(['a', 'b', 'c'])
  // Another seat's log: not one word of the first may stay.
  source.value = ['x', 'y', 'z', 'w']
  expect(told?.value).toEqual(['x', 'y', 'z', 'w'])
  source.value = ['x', 'y', 'z', 'w', 'v']
  source.value = ['x']
  expect(told?.value).toEqual(['x'])
  await frames(3)
  await nextTask()
  expect(told?.value).toEqual(['x'])
  source.value = ['x', 'y']
  scope.stop()
  await frames(3)
  await nextTask()
  expect(told?.value).toEqual(['x'])
})
