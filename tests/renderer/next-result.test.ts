// @vitest-environment happy-dom
// The result of another game that is opened over the result of a first one.
import { flushPromises } from '@vue/test-utils'
import { expect, test, vi } from 'vitest'
import { useResultPage } from '../../renderer/stores/result-page'
import { useScreens } from '../../renderer/stores/screens'
import type { Statistician } from '../../shared/engine/statistics'
import { fakeUi } from './fake-game'
import { FakeHost } from './fake-host'
import { giveInterfaces } from './interfaces'
import { freshDevice, loadPage, text } from './lan-page'

vi.mock('../../shared/games', async () => {
  const { fakeGame } = await import('./fake-game')
  const count: Statistician = ({ entries }) => ({
    groups: [{ id: 'coins', figures: [{ id: 'coins', values: [entries.length * 111, 0] }] }],
    course: []
  })
  const game = { ...fakeGame, statistics: () => Promise.resolve(count) }
  return { games: [game], gameById: () => game }
})
const statistics = () =>
  Promise.resolve({ groups: { coins: 'Coins' }, figures: { coins: ['Coins'] as const } })
giveInterfaces([{ ...fakeUi, statistics }])
freshDevice()

/** A finished game with so many coins taken first. */
function finished(id: string, coins: number): FakeHost {
  const host = new FakeHost(2)
  for (let i = 0; i < coins; i++) host.play({ type: 'coin' })
  for (let i = 0; i < 4; i++) host.play({ type: 'end' })
  host.info = { ...host.info, id, status: 'over' }
  return host
}

test('the statistics beside a result are those of its own game', async () => {
  const hosts = [finished('t1', 1), finished('t2', 3)] as const
  let at: FakeHost = hosts[0]
  const [host] = hosts
  host.answer = (request) => {
    if (request.type === 'openTable') {
      at = hosts.find(({ info }) => info.id === request.table) ?? at
      return { ok: true, value: at.sitAnew() }
    }
    if (request.type === 'getRecords') return { ok: true, value: { games: [] } }
    if (request.type !== 'history') return undefined
    return { ok: true, value: { setup: {}, entries: at.history(), next: at.history().length } }
  }
  await loadPage(host)
  for (const [id, coins] of [
    ['t1', '555'],
    ['t2', '777']
  ] as const) {
    await useScreens().openTable(id)
    await flushPromises()
    expect(useScreens().screen).toBe('end')
    useResultPage().page = 'figures'
    await vi.waitFor(() => expect(text()).toContain(coins), 5000)
  }
})

test('statistics that could not be counted are counted when their page is opened again', async () => {
  const host = finished('t1', 1)
  let lost = true
  host.answer = (request) => {
    if (request.type === 'getRecords') return { ok: true, value: { games: [] } }
    if (request.type !== 'history') return undefined
    if (lost) return { ok: false, refusal: { code: 'host-lost' } }
    return { ok: true, value: { setup: {}, entries: host.history(), next: host.history().length } }
  }
  await loadPage(host)
  await useScreens().openTable('t1')
  await flushPromises()
  const page = useResultPage()
  page.page = 'figures'
  await vi.waitFor(() => expect(text()).toContain('did not answer'), 5000)
  lost = false
  page.page = 'course'
  await flushPromises()
  page.page = 'figures'
  await vi.waitFor(() => expect(text()).toContain('555'), 5000)
})
