// @vitest-environment happy-dom
// The desktop app calls back to its window whoever is at another program while people at other devices wait.
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useScreens } from '../../renderer/stores/screens'
import { useTable } from '../../renderer/stores/table'
import { LobbyHost, freshDevice, loadPage } from './lan-page'
import { fakeUi } from './fake-game'
import { giveInterfaces } from './interfaces'

vi.mock('../../shared/games', async () => {
  const { fakeGame } = await import('./fake-game')
  return { games: [fakeGame], gameById: () => fakeGame }
})
giveInterfaces([fakeUi])
freshDevice()

let calls = 0
let focused = false
beforeEach(() => {
  calls = 0
  focused = false
  vi.spyOn(document, 'hasFocus').mockImplementation(() => focused)
  vi.stubGlobal('caravanserai', { drawAttention: () => Promise.resolve(void calls++) })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The host's page at a running table, whose other seat a guest has. */
async function atTable(): Promise<LobbyHost> {
  const host = new LobbyHost(2, 'local')
  host.inLobby = false
  host.info = { ...host.info, status: 'running' }
  host.setSeat(1, { taken: true, present: true })
  focused = true
  await loadPage(host)
  await useScreens().openTable('t1')
  await flushPromises()
  return host
}

test.each([
  ['while somebody is at another program calls once', false],
  ['before the eyes of somebody calls nobody', true]
])('a turn that comes %s', async (_, watched) => {
  const host = await atTable()
  await useTable().choose({ type: 'end' })
  focused = watched
  host.play({ type: 'coin' })
  await flushPromises()
  expect(calls).toBe(0)
  host.play({ type: 'end' })
  await flushPromises()
  await useTable().choose({ type: 'coin' })
  expect(calls).toBe(watched ? 0 : 1)
})

test('so do a request for a seat and one to take something back, unless this device is only waited for', async () => {
  const host = await atTable()
  focused = false
  host.push({ ...host.snapshot(), wishes: [{ id: 7, seat: 1, name: 'Zeynep', reason: 'absent' }] })
  await flushPromises()
  expect(calls).toBe(1)
  const takeBack = { ask: 1, seat: 0, from: 0, waits: [1] }
  host.push({ ...host.snapshot(), takeBack })
  await flushPromises()
  expect(calls).toBe(1)
  host.push({ ...host.snapshot(), takeBack: { ...takeBack, ask: 2, seat: 1, waits: [0] } })
  await flushPromises()
  expect(calls).toBe(2)
})

test('the host of a lobby is called when everybody is there', async () => {
  const host = new LobbyHost(2, 'local')
  await loadPage(host)
  await useScreens().openTable('t1')
  await flushPromises()
  expect(calls).toBe(0)
  host.setSeat(1, { taken: true, present: true })
  host.tell()
  await flushPromises()
  expect(calls).toBe(1)
})
