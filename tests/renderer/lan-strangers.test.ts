// @vitest-environment happy-dom
// How a page shows strangers: hosts with very many tables, tables with a password, guests who request seats; and
// networks.
import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import { useScreens } from '../../renderer/stores/screens'
import type { HostRow, TableInfo, Wish } from '../../shared/protocol/messages'
import { button, field, freshDevice, loadPage, LobbyHost, press, send, text } from './lan-page'
import { fakeUi } from './fake-game'
import { giveInterfaces } from './interfaces'

vi.mock('../../shared/games', async () => {
  const { fakeGame } = await import('./fake-game')
  return { games: [fakeGame], gameById: () => fakeGame }
})
giveInterfaces([fakeUi])

freshDevice()
afterEach(() => {
  vi.useRealTimers()
})

const row = (part: Partial<HostRow>): HostRow => ({
  host: 'h2',
  name: 'Cedar',
  address: '192.168.1.9',
  port: 41270,
  app: '0.1.0',
  fits: true,
  ping: 3,
  via: ['mdns'],
  tables: [],
  ...part
})
const rows = (): readonly string[] =>
  [...document.querySelectorAll('.lan__list > li')].map((one) => one.textContent ?? '')
const lines = (at: number): number =>
  document.querySelectorAll('.lan__list > li')[at]?.querySelectorAll('.lan__table').length ?? -1

test('a host with two hundred tables shows three of them, and does not push other hosts out of view', async () => {
  const host = new LobbyHost(3, 'local')
  await loadPage(host)
  await press(/^Join/)
  const table = (i: number, status: TableInfo['status']): TableInfo => ({ ...host.info, id: `t${i}`, status })
  const many = Array.from({ length: 200 }, (_, i) => table(i, i < 190 ? 'over' : 'gathering'))
  const few = [table(1, 'running'), table(2, 'over')]
  host.push({
    type: 'hosts',
    hosts: [row({ host: 'h1', name: 'Ants', tables: many }), row({ host: 'h2', name: 'Bees', tables: few })]
  })
  await flushPromises()
  expect(rows()).toHaveLength(2)
  expect([lines(0), lines(1)]).toEqual([3, 2])
  expect(rows()[0]).not.toContain('Finished')
  const toggle = button(/^Show all 200 tables/)
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  toggle.click()
  await flushPromises()
  expect([lines(0), lines(1)]).toEqual([200, 2])
  // The list is updated every few seconds; what somebody has expanded stays expanded.
  host.push({
    type: 'hosts',
    hosts: [row({ host: 'h1', name: 'Ants', tables: many }), row({ host: 'h2', name: 'Bees', tables: few })]
  })
  await flushPromises()
  expect(lines(0)).toBe(200)
  await press(/^Show fewer/)
  expect(lines(0)).toBe(3)
})

test('a table with a password is listed without its people, and can be entered', async () => {
  const host = new LobbyHost(3, 'guest')
  const share = { locked: false, spectators: true, password: true }
  const info = host.info
  const { answer } = host
  const hidden: TableInfo = { ...info, seats: [], waiting: [], options: {}, choices: 0, share }
  host.answer = (request) =>
    request.type === 'listTables' ? { ok: true, value: { tables: [hidden] } } : answer(request)
  await loadPage(host)
  expect(text()).toContain('A table with a password')
  expect(text()).not.toMatch(/seats (free|taken)/)
  await press(/^Enter the table with a password/)
  expect(host.asked).toContainEqual({ type: 'openTable', table: 't1' })
})

test('a guest with a seat is offered no other one until somebody else plays there, too, and has to request that', async () => {
  const host = new LobbyHost(3, 'guest')
  await loadPage(host)
  await press(/^Enter the table/)
  button(/^Sit here, in Mei’s seat/)
  await press(/^Sit here, in Lorenzo’s seat/)
  await send('Your name', 'Zeynep')
  expect(() => button(/Mei’s seat/)).toThrow()
  await press(/^Somebody else plays at this device/)
  await press(/^Ask for Mei’s seat/)
  // It is not the name of the person who has a seat already.
  expect(field('Their name')?.value).toBe('')
  host.push({ ...host.lobby(), wishing: [2] })
  await flushPromises()
  expect(() => button(/Mei’s seat/)).toThrow()
})

test('the host sees whether a guest requests a second seat, or was kicked before', async () => {
  const host = new LobbyHost(3, 'local')
  await loadPage(host)
  await useScreens().openTable('t1')
  const wishes: Wish[] = [
    { id: 7, seat: 1, name: 'Anton', reason: 'second' },
    { id: 8, seat: 2, name: 'Zeynep', reason: 'kicked' }
  ]
  host.push({ ...host.lobby(), wishes })
  await flushPromises()
  expect(text()).toContain('Somebody who already has a seat is also asking for Lorenzo’s seat, for Anton.')
  expect(text()).toContain('Zeynep is asking for Mei’s seat. Somebody from that device was removed earlier.')
})

/** Opens the host's own lobby on a machine with these addresses. */
async function hosting(
  addresses: readonly string[]
): Promise<{ readonly show: (more: readonly string[]) => void }> {
  const host = new LobbyHost(3, 'local')
  const { answer } = host
  let now = addresses
  host.answer = (request) => {
    if (request.type !== 'lanState') return answer(request)
    const places = now.map((address) => ({ address, code: '', link: `http://[${address}]:41270/` }))
    return { ok: true, value: { open: true, port: 41270, addresses: places } }
  }
  await loadPage(host)
  await useScreens().openTable('t1')
  await flushPromises()
  return { show: (more) => (now = more) }
}

test('a machine without an address says so, and shows an address as soon as it has one', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { show } = await hosting([])
  expect(text()).toContain('This machine has no network address')
  expect(text()).not.toContain('Room code')
  show(['fd00::1'])
  await vi.advanceTimersByTimeAsync(3100)
  await flushPromises()
  expect(text()).not.toContain('no network address')
  expect(text()).toContain('[fd00::1]:41270')
})

test('with IPv6 only there is no room code, and the address must be typed', async () => {
  await hosting(['fd00::1', '2001:db8::1'])
  expect(text()).not.toContain('Room code')
  expect(text()).toContain('[fd00::1]:41270')
  expect(text()).toContain('Only IPv6 here')
  expect(text()).toContain('Other addresses of this machine')
  expect(text()).toContain('[2001:db8::1]:41270')
})
