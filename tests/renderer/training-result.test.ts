// @vitest-environment happy-dom
// What the result of a training position says, and what this device remembers of it.
import { flushPromises, mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, test, vi } from 'vitest'
import TrainingList from '../../renderer/features/solo/TrainingList.vue'
import TrainingResult from '../../renderer/features/solo/TrainingResult.vue'
import {
  bestFound,
  noteFound,
  noteTable,
  positionOf,
  remembered
} from '../../renderer/features/solo/remembered'
import { positionAt, positionsOf } from '../../renderer/features/solo/training'
import type { Position } from '../../shared/games/positions'
import { giveInterfaces, interfaces } from './interfaces'

giveInterfaces(interfaces)

const table = vi.hoisted(() => ({
  info: { id: 't1' },
  outcome: { scores: [] as { seat: number; total: number }[] }
}))
vi.mock('../../renderer/stores/table', () => ({ useTable: () => table }))

/** The position that is played. */
const key = { game: 'voyages', number: 4 }
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
  await positionsOf(key.game)
  await flushPromises()
  return result
}

beforeEach(async () => {
  localStorage.clear()
  setActivePinia(createPinia())
  const found = await positionAt(key)
  if (!found) throw new Error('no position')
  position = found
})

test('finding the best turn is reported, with what the second best brings, and remembered', async () => {
  noteTable('t1', key)
  const result = await resultWith(position.best)
  const said = result.get('[role="status"]')
  expect(said.text()).toContain(`The best turn: ${position.best} points`)
  expect(said.text()).toContain(`ends with ${position.second}`)
  expect(said.classes()).not.toContain('notice--warn')
  expect(bestFound(key)).toBe(position.best)
})

test('for a worse turn both figures are shown, and an earlier better result stays remembered', async () => {
  noteTable('t1', key)
  const result = await resultWith(position.second)
  const said = result.get('[role="status"]')
  expect(said.text()).toContain(`ends with ${position.best} points, yours with ${position.second}`)
  expect(said.classes()).toContain('notice--warn')
  expect(bestFound(key)).toBe(position.second)
  noteFound(key, position.best)
  await resultWith(position.second)
  expect(bestFound(key)).toBe(position.best)
})

test('the result of any other table says and remembers nothing', async () => {
  noteTable('another', key)
  const result = await resultWith(position.best)
  expect(result.text()).toBe('')
  expect(bestFound(key)).toBeUndefined()
})

test('the list says of which games the turns are, and what was reached in each', async () => {
  const [first, second] = await positionsOf('khan')
  noteFound({ game: 'khan', number: 1 }, first?.best ?? 0)
  noteFound({ game: 'khan', number: 2 }, (second?.best ?? 0) - 4)
  const list = mount(TrainingList)
  await vi.waitFor(() => list.get('.caption'))
  expect(list.get('.caption').text()).toMatch(/^Last turns from games .* 1 of 20 found\.$/)
  expect(list.findAll('h3').map((title) => title.text())).toEqual([
    'The Voyages of Marco Polo',
    'Marco Polo II: In the Service of the Khan'
  ])
  const lists = list.findAll('ol')
  const titles = (at: number) => lists[at]?.findAll('button').map((one) => one.attributes('title')) ?? []
  expect(titles(0).slice(0, 2)).toEqual(['Position 1, 3 players', 'Position 2, 3 players'])
  expect(titles(1).slice(0, 2)).toEqual([
    `Position 1, ${first?.players} players, best turn found`,
    `Position 2, ${second?.players} players, your best: ${(second?.best ?? 0) - 4} points`
  ])
})

test('what an earlier version remembered of Voyages is kept', () => {
  localStorage.setItem(
    'caravanserai.training',
    JSON.stringify({ tables: { t9: 0 }, found: { 0: 40, 3: 57 } })
  )
  expect(positionOf('t9')).toEqual({ game: 'voyages', number: 1 })
  expect(bestFound(key)).toBe(57)
  noteFound(key, 50)
  noteFound({ game: 'khan', number: 4 }, 81)
  expect(remembered().found).toEqual({ voyages: { 1: 40, 4: 57 }, khan: { 4: 81 } })
})
