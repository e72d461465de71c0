// @vitest-environment happy-dom
// How long everybody has thought, among the statistics of a finished game.
import { mount } from '@vue/test-utils'
import { TooltipProvider } from 'reka-ui'
import { afterEach, expect, test, vi } from 'vitest'
import { h } from 'vue'
import { durationText } from '../../renderer/features/statistics/duration-text'
import StatisticsTable from '../../renderer/features/statistics/StatisticsTable.vue'
import { speak } from '../../renderer/words/catalogue'
import { FakeHost } from './fake-host'
import { fakeUi } from './fake-game'
import { giveInterfaces } from './interfaces'
import { openPage } from './page'

vi.mock('../../shared/games', async () => {
  const { fakeGame } = await import('./fake-game')
  return { games: [fakeGame], gameById: () => fakeGame }
})
giveInterfaces([fakeUi])
afterEach(() => speak('en'))

test('durations in the words of each language', async () => {
  const all = (): string[] => [0, 59, 60, 200, 3599, 3600, 3900].map(durationText)
  expect(all()).toEqual(['0 secs', '59 secs', '1 min', '3 mins', '1 hr', '1 hr', '1 hr 5 mins'])
  await speak('de')
  expect(all().slice(1)).toEqual(['59 Sek.', '1 Min.', '3 Min.', '1 Std.', '1 Std.', '1 Std. 5 Min.'])
  await speak('fr')
  expect(all().at(-1)?.replace(/\s/g, ' ')).toBe('1 h 5 min')
})

test('what is counted of turns ends with the time that each person has thought, if the host knows it', async () => {
  const rows = async (times?: readonly number[]): Promise<(string | undefined)[][]> => {
    const host = new FakeHost(3)
    host.info = {
      ...host.info,
      status: 'over',
      result: { totals: [3, 2, 1], won: [0], ...(times && { times }) }
    }
    const { pinia } = await openPage(3, {}, host)
    const counted = {
      statistics: {
        groups: [{ id: 'turns', figures: [{ id: 'actions', values: [4, 5, 6], best: 'most' as const }] }],
        course: []
      },
      words: { groups: { turns: 'Turns' }, figures: { actions: ['Main actions', 'What counts'] as const } }
    }
    const seats = host.info.seats
    const view = mount(
      () => h(TooltipProvider, () => h(StatisticsTable, { counted, seats, order: [2, 0, 1] })),
      { global: { plugins: [pinia] } }
    )
    const found = view.findAll('tbody tr').map((row) => row.findAll('th, td').map((cell) => cell.text()))
    view.unmount()
    return found
  }
  const actions = [['Turns'], ['Main actionsWhat counts', '6, best', '4', '5']]
  expect(await rows()).toEqual(actions)
  // Nobody's time was counted.
  expect(await rows([0, 0, 0])).toEqual(actions)
  expect(await rows([725, 40, 0])).toEqual([
    ...actions,
    [expect.stringContaining('Thinking time'), '–', '12 mins', '40 secs']
  ])
})
