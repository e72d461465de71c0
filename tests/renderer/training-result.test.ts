// @vitest-environment happy-dom
// What the result of a training position says, and what this device remembers of it.
import { flushPromises, mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, test, vi } from 'vitest'
import TrainingList from '../../renderer/features/solo/TrainingList.vue'
import TrainingResult from '../../renderer/features/solo/TrainingResult.vue'
import { noteFound, noteTable, remembered } from '../../renderer/features/solo/remembered'
import { positions } from '../../renderer/features/solo/training'
import type { Position } from '../../shared/games/positions'
import { giveInterfaces, interfaces } from './interfaces'

giveInterfaces(interfaces)

const table = vi.hoisted(() => ({
  info: { id: 't1' },
  outcome: { scores: [] as { seat: number; total: number }[] }
}))
vi.mock('../../renderer/stores/table', () => ({ useTable: () => table }))

/** The index of the position that is played. */
const number = 3
let position: Position

/** Mounts the result of a table on which the position's seat ended with these points. */
async function resultWith(points: number) {
  const { seat } = position
  const other = (seat + 1) % position.players
  table.outcome.scores = [
    { seat: other, total: points + 30 },
    { seat, total: points }
  ]
  const result = mount(TrainingResult)
  // The positions are loaded when they are needed.
  await positions()
  await flushPromises()
  return result
}

beforeEach(async () => {
  localStorage.clear()
  setActivePinia(createPinia())
  const found = (await positions())[number]
  if (!found) throw new Error('no position')
  position = found
})

test('finding the best turn is reported, with what the second best brings, and remembered', async () => {
  noteTable('t1', number)
  const result = await resultWith(position.best)
  const said = result.get('[role="status"]')
  expect(said.text()).toContain(`The best turn: ${position.best} points`)
  expect(said.text()).toContain(`ends with ${position.second}`)
  expect(said.classes()).not.toContain('notice--warn')
  expect(remembered().found).toEqual({ [number]: position.best })
})

test('for a worse turn both figures are shown, and an earlier better result stays remembered', async () => {
  noteTable('t1', number)
  const result = await resultWith(position.second)
  const said = result.get('[role="status"]')
  expect(said.text()).toContain(`ends with ${position.best} points, yours with ${position.second}`)
  expect(said.classes()).toContain('notice--warn')
  expect(remembered().found).toEqual({ [number]: position.second })
  noteFound(number, position.best)
  await resultWith(position.second)
  expect(remembered().found).toEqual({ [number]: position.best })
})

test('the result of any other table says and remembers nothing', async () => {
  noteTable('another', number)
  const result = await resultWith(position.best)
  expect(result.text()).toBe('')
  expect(remembered().found).toEqual({})
})

test('the list says of which game the turns are, and what was reached in each', async () => {
  const all = await positions()
  const [first, second] = all
  noteFound(0, first?.best ?? 0)
  noteFound(1, (second?.best ?? 0) - 4)
  const list = mount(TrainingList)
  await vi.waitFor(() => list.get('.caption'))
  expect(list.get('.caption').text()).toMatch(/^Last turns of The Voyages of Marco Polo, .* 1 of 10 found\.$/)
  expect(
    list
      .findAll('button')
      .map((one) => one.attributes('title'))
      .slice(0, 3)
  ).toEqual([
    'Position 1, 3 players, best turn found',
    'Position 2, 3 players, your best: 69 points',
    'Position 3, 2 players'
  ])
})
