// @vitest-environment happy-dom
// Home of a device that has a seat at another host: the way back to it, while that host is on the network.
import { flushPromises } from '@vue/test-utils'
import { expect, test, vi } from 'vitest'
import { useScreens } from '../../renderer/stores/screens'
import { useTable } from '../../renderer/stores/table'
import type { HostRow, Request, TableInfo } from '../../shared/protocol/messages'
import { eventually } from '../lib/eventually'
import { LobbyHost, button, closePage, freshDevice, loadPage, press, send, text } from './lan-page'
import { fakeUi } from './fake-game'
import { giveInterfaces } from './interfaces'

vi.mock('../../shared/games', async () => {
  const { fakeGame } = await import('./fake-game')
  return { games: [fakeGame], gameById: () => fakeGame }
})
giveInterfaces([fakeUi])
freshDevice()

/** The other host; the fake one plays both. */
const cedar = { host: 'h1', name: 'Cedar', at: location.host, nonce: 'host-nonce-1234567890_' }
const rowOf = (...tables: TableInfo[]): HostRow => ({
  host: 'h1',
  name: 'Cedar',
  address: '192.168.1.9',
  port: 41270,
  app: '0.1.0',
  fits: true,
  ping: 3,
  via: [],
  tables
})
const searches = (host: LobbyHost): boolean[] =>
  host.asked.flatMap((request) => (request.type === 'findHosts' ? [request.on] : []))

/** A device whose host knows another one. Guests of that one play from here. */
function neighbours(): LobbyHost {
  const host = new LobbyHost(3, 'guest')
  host.greeting.value = host.greeting.value && { ...host.greeting.value, role: 'local' }
  const usual = host.answer
  host.answer = (request: Request) =>
    request.type === 'joinHost' ? { ok: true, value: { ...cedar, tables: [host.info] } } : usual(request)
  return host
}

/** The device takes Lorenzo's seat at Cedar, and is started again, at its own Home. */
async function seated(): Promise<LobbyHost> {
  const host = neighbours()
  await loadPage(host)
  await useScreens().visit({ address: '192.168.1.9', port: 41270 })
  await flushPromises()
  await press(/^Enter the table/)
  await press(/^Sit here, in Lorenzo’s seat/)
  await send('Your name', 'Zeynep')
  host.begin()
  host.info = { ...host.info, waiting: [0] }
  await flushPromises()
  sessionStorage.clear()
  host.asked.length = 0
  await loadPage(host)
  expect(useScreens().screen).toBe('home')
  return host
}

test('Home searches the network for no host as long as this device sits at none', async () => {
  const host = neighbours()
  await loadPage(host)
  expect(searches(host)).toEqual([])
})

test('Home leads back to a seat at another host, and says whose turn it is', async () => {
  const host = await seated()
  expect(searches(host)).toEqual([true])
  expect(text()).not.toContain('Your seat at')
  host.push({ type: 'hosts', hosts: [rowOf(host.info)] })
  await flushPromises()
  expect(text()).toContain('Your seat at CedarThe Fake GameWaiting for Aylin')
  host.push({ type: 'hosts', hosts: [rowOf({ ...host.info, waiting: [1] })] })
  await flushPromises()
  expect(text()).toContain('It is your turn')
  await press(/^Your seat at Cedar/)
  expect(host.asked).toContainEqual({ type: 'joinHost', to: { address: '192.168.1.9', port: 41270 } })
  expect(searches(host)).toEqual([true, false])
  await eventually(() => expect([useTable().info?.id, useTable().own]).toEqual(['t1', [1]]))
})

test('nothing is shown of hosts that are gone, of other tables, or of a game that is over, which is not looked for again', async () => {
  const host = await seated()
  host.push({ type: 'hosts', hosts: [rowOf(host.info)] })
  await flushPromises()
  button(/^Your seat at Cedar/)
  for (const hosts of [[], [rowOf({ ...host.info, id: 't2' })], [{ ...rowOf(host.info), fits: false }]]) {
    host.push({ type: 'hosts', hosts })
    await flushPromises()
    expect(text()).not.toContain('Your seat at')
  }
  host.push({ type: 'hosts', hosts: [rowOf({ ...host.info, status: 'over' })] })
  await flushPromises()
  expect(text()).not.toContain('Your seat at')
  closePage()
  host.asked.length = 0
  await loadPage(host)
  expect(searches(host)).not.toContain(true)
})

test('a host that cannot be reached any more is reported at Home', async () => {
  const host = await seated()
  host.push({ type: 'hosts', hosts: [rowOf(host.info)] })
  await flushPromises()
  host.answer = () => ({ ok: false, refusal: { code: 'unreachable', numbers: { address: '192.168.1.9' } } })
  await press(/^Your seat at Cedar/)
  expect(useScreens().screen).toBe('home')
  expect(text()).toContain('Nobody answers at 192.168.1.9')
})
