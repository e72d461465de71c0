// @vitest-environment happy-dom
// The table of a training position: what it asks for, its result at once, and a new try in place of the last one.
import { mount } from '@vue/test-utils'
import { beforeEach, expect, test, vi } from 'vitest'
import { defineComponent, h } from 'vue'
import type { Ending } from '../../renderer/contract/moments'
import { useEnding } from '../../renderer/features/moments/use-ending'
import { noteTable, positionOf } from '../../renderer/features/solo/remembered'
import { useTrainingOpener } from '../../renderer/features/solo/use-training'
import { useScreens } from '../../renderer/stores/screens'
import { useSettings } from '../../renderer/stores/settings'
import { useTable } from '../../renderer/stores/table'
import { useTables } from '../../renderer/stores/tables'
import { useTurnPrompt } from '../../renderer/table/use-turn-prompt'
import type { TableInfo } from '../../shared/protocol/messages'
import { fakeUi } from './fake-game'
import { giveInterfaces } from './interfaces'
import { openPage, settled } from './page'

vi.mock('../../shared/games', async () => {
  const { fakeGame: game } = await import('./fake-game')
  return { games: [game], gameById: () => game }
})
vi.mock('../../renderer/features/solo/training', async (actual) => ({
  ...(await actual<object>()),
  positionsOf: () => Promise.resolve([{}, {}]),
  positionAt: () => Promise.resolve({ players: 3, seat: 1 }),
  fileOf: () => Promise.resolve('a game file')
}))
const scene = vi.fn<() => Ending | undefined>()
giveInterfaces([{ ...fakeUi, ending: scene }])
beforeEach(() => localStorage.clear())

const first = { game: 'voyages', number: 1 }
const second = { game: 'voyages', number: 2 }

test('until something is chosen, the prompt of a training position says what it asks for', async () => {
  const { table } = await openPage(2)
  const prompt = useTurnPrompt()
  const usual = prompt.value.what
  await table.leave()
  noteTable('t1', first)
  await table.open('t1')
  const training = useTurnPrompt()
  expect(training.value).toEqual({
    what: 'Find the best turn',
    how: 'your last turn: end the game with as many points as you can'
  })
  await table.choose({ type: 'coin' })
  await settled()
  expect(training.value.what).toBe(usual)
  await table.undo()
  await settled()
  expect(training.value.what).toBe('Find the best turn')
})

test('the result of a training position comes without the ending scene', async () => {
  vi.useFakeTimers()
  noteTable('t1', first)
  const { pinia, table } = await openPage(2)
  void useSettings().change({ speed: 1 })
  scene.mockReturnValue({ title: 'Over', categories: [{ name: 'Coins', points: [1, 2] }] })
  const toSheet = vi.fn()
  let shown: unknown
  const screen = mount(
    defineComponent(() => {
      const { ending } = useEnding(toSheet)
      return () => {
        shown = ending.value
        return h('p')
      }
    }),
    { global: { plugins: [pinia] } }
  )
  for (let i = 0; i < 8 && !table.outcome; i++) {
    await table.choose({ type: 'end' })
    await settled()
  }
  await vi.advanceTimersByTimeAsync(2000)
  expect(shown).toBeUndefined()
  expect(toSheet).toHaveBeenCalledOnce()
  screen.unmount()
  vi.useRealTimers()
})

test('a new try at a position takes the place of the last one, and of no other table', async () => {
  await openPage(2)
  noteTable('old', { ...first })
  noteTable('other', second)
  noteTable('of another game', { ...first, game: 'khan' })
  const tables = useTables()
  const { info } = useTable()
  if (!info) throw new Error('no table')
  const row = (id: string): TableInfo => ({ ...info, id })
  tables.replace(['old', 'other', 'of another game', 'game', 'new'].map(row))
  vi.spyOn(tables, 'importFile').mockResolvedValue({ ok: true, value: { table: 'new' } })
  const removed = vi.spyOn(tables, 'remove').mockResolvedValue(undefined)
  const opened = vi.spyOn(useScreens(), 'openTable').mockResolvedValue(true)
  await useTrainingOpener().open(first)
  expect(opened).toHaveBeenCalledWith('new')
  expect(removed.mock.calls).toEqual([['old']])
  expect(['old', 'other', 'new'].map(positionOf)).toEqual([undefined, second, first])
})

test('computers take the seats that have no turn left, so that the player’s own goals lie face up', async () => {
  const { host } = await openPage(2)
  vi.spyOn(useTables(), 'importFile').mockResolvedValue({ ok: true, value: { table: 'new' } })
  const opened = vi.spyOn(useScreens(), 'openTable').mockResolvedValue(true)
  await useTrainingOpener().open(first)
  expect(host.asked.filter(({ type }) => type === 'setSeat')).toEqual([
    { type: 'setSeat', table: 'new', seat: 0, by: 'bot' },
    { type: 'setSeat', table: 'new', seat: 2, by: 'bot' }
  ])
  expect(opened).toHaveBeenCalledWith('new')
})
