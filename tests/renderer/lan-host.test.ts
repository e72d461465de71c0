// @vitest-environment happy-dom
// The host's own page: opening a lobby, sharing, beginning, absent guests; and joining another host.
import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import { grace, graceOfFree, goneSeat, sinceOf } from '../../renderer/features/lan/use-grace'
import { useConnection } from '../../renderer/stores/connection'
import { useScreens } from '../../renderer/stores/screens'
import { useTable } from '../../renderer/stores/table'
import type { HostRow, Request, Wish } from '../../shared/protocol/messages'
import type { FakeHost } from './fake-host'
import { LobbyHost, button, closePage, freshDevice, lanSeat, loadPage, press, send, text } from './lan-page'
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

const typed = (): HTMLInputElement | null => document.querySelector<HTMLInputElement>('#join-typed')

test('hosting: the form makes a lobby and shares it, and the lobby shows how to get there', async () => {
  const host = new LobbyHost(3, 'local')
  const usual = host.answer
  host.answer = (request) =>
    request.type === 'gatherTable' ? { ok: true, value: { table: 't1' } } : usual(request)
  await loadPage(host)
  await press(/^Host on the LAN/)
  await press(/^Open the room/)
  const gathered = host.asked.find((request) => request.type === 'gatherTable')
  expect(gathered?.seats.map((seat) => seat.by)).toEqual(['here', 'lan', 'lan', 'lan'])
  expect(host.asked).toContainEqual({
    type: 'shareTable',
    table: 't1',
    share: { locked: false, spectators: true }
  })
  expect(useScreens().screen).toBe('lobby')
  expect(text()).toContain('008WJ')
  await vi.dynamicImportSettled()
  await flushPromises()
  expect(document.querySelector('[aria-label="QR code of the link"] path')).not.toBeNull()
})

test('what is changed about the sharing while an earlier change is on its way does not undo that one', async () => {
  const host = new LobbyHost(2, 'local')
  host.info = { ...host.info, share: { locked: false, spectators: true, password: false } }
  await loadPage(host)
  await useScreens().openTable('t1')
  await flushPromises()
  const switches = [...document.querySelectorAll<HTMLInputElement>('.share__rules .switch')]
  for (const one of switches) one.click()
  await flushPromises()
  const shares = host.asked.flatMap((request) => (request.type === 'shareTable' ? [request.share] : []))
  expect(shares.at(-1)).toEqual({ locked: true, spectators: false })
})

test('begin is disabled while seats are free and says why; a bot fills one; then everybody is at the table', async () => {
  const host = new LobbyHost(2, 'local')
  await loadPage(host)
  await useScreens().openTable('t1')
  await flushPromises()
  expect(text()).toContain('1 seat is still free')
  button(/^Begin/).click()
  await flushPromises()
  expect(host.asked.some((request) => request.type === 'beginTable')).toBe(false)
  host.setSeat(1, { by: 'bot', taken: true, present: true })
  host.tell()
  await flushPromises()
  await press(/^Begin/)
  expect(useScreens().screen).toBe('table')
})

test('only the own seats play here; those on the LAN are waited for', async () => {
  const host = new LobbyHost(3, 'local')
  host.inLobby = false
  host.info = { ...host.info, status: 'running' }
  host.setSeat(1, { by: 'here', taken: true, present: true })
  host.elsewhere.delete(1)
  await loadPage(host)
  await useScreens().openTable('t1')
  await useTable().choose({ type: 'end' })
  expect(useTable().seat).toBe(1)
  await useTable().choose({ type: 'end' })
  await flushPromises()
  expect([useTable().seat, useTable().decision]).toEqual([1, undefined])
  expect(text()).toContain('Waiting for Mei')
  // The last choice of this device lies before a choice of another one, which cannot be undone here.
  expect(host.asked.every((request) => request.type !== 'takeOver' || request.seat !== 2)).toBe(true)
})

/** Lets the page's clock run on. */
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await flushPromises()
}

/** Opens a running table whose guest has been absent for as long as the host waits. `awaited`: the guest is to move. */
async function longGone(awaited: boolean = true): Promise<LobbyHost> {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] })
  const host = new LobbyHost(2, 'local')
  host.inLobby = false
  host.info = { ...host.info, status: 'running' }
  host.setSeat(1, { taken: true, present: false, absentSince: 1_000_000 - grace })
  if (awaited) host.match.choose(0, { type: 'end' })
  await loadPage(host)
  await useScreens().openTable('t1')
  await pass(1000)
  return host
}

test('a guest who is absent while others are to move keeps nobody waiting until it is their turn', async () => {
  await longGone(false)
  await pass(5 * grace)
  expect(text()).not.toContain('has been gone')
  await useTable().choose({ type: 'end' })
  await pass(grace - 2000)
  expect(text()).not.toContain('has been gone')
  await pass(3000)
  expect(text()).toContain('Lorenzo has been gone for a while')
})

test('a seat that its guest has given up in mid-game: the host is asked once the game has waited for it, and a bot takes it', async () => {
  const host = await longGone()
  await press(/^Wait$/)
  host.setSeat(1, { taken: false, present: false })
  host.tell()
  await pass(graceOfFree - 2000)
  expect(text()).not.toContain('Nobody plays')
  await pass(3000)
  expect(text()).toContain('Nobody plays Lorenzo’s seat')
  expect(text()).toContain('It is free: a guest can sit down there')
  await press(/^Let the computer play/)
  expect(host.asked.at(-1)).toEqual({ type: 'setSeat', table: 't1', seat: 1, by: 'bot', level: 2 })
})

test('a guest absent for 90 seconds: “wait” asks again after the same time, or a bot takes over', async () => {
  const host = await longGone()
  expect(text()).toContain('Lorenzo has been gone for a while')
  await press(/^Wait$/)
  await pass(grace - 2000)
  expect(text()).not.toContain('has been gone')
  await pass(3000)
  await press(/^Let the computer play/)
  expect(host.asked.at(-1)).toEqual({ type: 'setSeat', table: 't1', seat: 1, by: 'bot', level: 2 })
})

test('a guest absent for 90 seconds: the host saves the game for later and is at Home, and no seat changes', async () => {
  const host = await longGone()
  await press(/^Save for later/)
  expect(useScreens().screen).toBe('home')
  expect(host.asked.at(-1)).toEqual({ type: 'leaveTable' })
  expect(host.asked.filter(({ type }) => type === 'setSeat' || type === 'deleteTable')).toEqual([])
  expect(useTable().info).toBeUndefined()
  expect(text()).not.toContain('has been gone')
})

test('while a guest asks for the seat of somebody gone, the host is asked about that alone, and not to wait', async () => {
  const host = await longGone()
  const snapshot = (wishes: readonly Wish[]): void => host.push({ ...host.snapshot(), wishes: [...wishes] })
  snapshot([{ id: 7, seat: 1, name: 'Lorenzo', reason: 'absent' }])
  await flushPromises()
  expect(text()).not.toContain('has been gone')
  await press(/^Say no to Lorenzo/)
  snapshot([])
  await flushPromises()
  expect(text()).toContain('Lorenzo has been gone for a while')
})

test('the people dialog says who asks for a seat, and answers them', async () => {
  const host = new LobbyHost(3, 'local')
  host.begin()
  await loadPage(host)
  await useScreens().openTable('t1')
  await press(/^People$/)
  host.push({ ...host.snapshot(), wishes: [{ id: 7, seat: 1, name: 'Zeynep', reason: 'absent' }] })
  await flushPromises()
  const dialog = document.querySelector('[role="dialog"]')
  expect(dialog?.textContent).toContain('Zeynep is asking for Lorenzo’s seat')
  dialog?.querySelector<HTMLElement>('[aria-label^="Give the seat of Lorenzo"]')?.click()
  await flushPromises()
  expect(host.asked).toContainEqual({ type: 'decide', table: 't1', wish: 7, yes: true })
})

test('a guest who goes is asked about after 90 seconds, although somebody sets the clock back meanwhile', async () => {
  const host = await longGone()
  host.setSeat(1, { taken: true, present: true })
  host.tell()
  await pass(1000)
  host.setSeat(1, { taken: true, present: false, absentSince: Date.now() })
  host.tell()
  await pass(grace / 2)
  vi.setSystemTime(Date.now() - 3_600_000)
  await pass(grace / 2 - 2000)
  expect(text()).not.toContain('has been gone')
  await pass(3000)
  expect(text()).toContain('Lorenzo has been gone for a while')
})

test('a seat counts as gone if it is to move and nobody is there; never one that is played here or by a bot', () => {
  const seat = { name: 'A', colour: 'red', by: 'here', taken: true, present: true } as const
  const gone = lanSeat(seat, { taken: true })
  const none = new Map<number, number>()
  const [first, both] = [new Map([[0, 0]]), sinceOf([0, 1], none, () => 0)]
  const moments = { awaited: both, absent: both, free: none, waited: none }
  expect(goneSeat([seat, gone], moments, grace)).toBe(1)
  expect(goneSeat([seat, gone], moments, grace - 1)).toBeUndefined()
  expect(goneSeat([seat, gone], { ...moments, awaited: first }, grace)).toBeUndefined()
  expect(goneSeat([seat, { ...gone, by: 'bot', present: true }], moments, grace)).toBeUndefined()
  expect(goneSeat([seat, { ...gone, present: true }], moments, grace)).toBeUndefined()
  expect(goneSeat([gone], { ...moments, awaited: new Map([[0, 1]]) }, grace)).toBeUndefined()
  expect(goneSeat([gone], { ...moments, absent: new Map([[0, 1]]) }, grace)).toBeUndefined()
  expect(goneSeat([gone], { ...moments, waited: new Map([[0, 1]]) }, grace)).toBeUndefined()
  expect(goneSeat([gone], moments, grace, [0])).toBeUndefined()
  const free = lanSeat(seat, {})
  expect(goneSeat([free], moments, grace)).toBeUndefined()
  expect(goneSeat([free], { ...moments, free: first }, graceOfFree)).toBe(0)
  expect(goneSeat([free], { ...moments, free: first }, graceOfFree - 1)).toBeUndefined()
})

test('since when something is true of a seat: kept as long as it stays true', () => {
  const nine = (): number => 9
  expect(
    sinceOf(
      [1, 2],
      sinceOf([0, 1], new Map(), () => 5),
      nine
    )
  ).toEqual(
    new Map([
      [1, 5],
      [2, 9]
    ])
  )
})

const row = (part: Partial<HostRow>): HostRow => ({
  host: 'h2',
  name: 'Cedar',
  address: '192.168.1.9',
  port: 41270,
  app: '0.1.0',
  fits: true,
  ping: 3.4,
  via: ['mdns'],
  tables: [],
  ...part
})

const cedar = { host: 'h2', name: 'Cedar', at: '192.168.1.9:41270', nonce: 'cedar-nonce-123456789_' }

/** A host that knows another one. */
function neighbours(): FakeHost {
  const host = new LobbyHost(3, 'local')
  const usual = host.answer
  host.answer = (request: Request) =>
    request.type === 'joinHost' ? { ok: true, value: { ...cedar, tables: [host.info] } } : usual(request)
  return host
}

test('join: hosts appear by themselves; for one of another version it is said who must update', async () => {
  const host = neighbours()
  await loadPage(host)
  await press(/^Join/)
  expect(host.asked).toContainEqual({ type: 'findHosts', on: true })
  expect(text()).toContain('Looking for hosts')
  host.push({
    type: 'hosts',
    hosts: [row({ tables: [host.info] }), row({ host: 'h3', name: 'Oak', fits: false, app: '9.0.0' })]
  })
  await flushPromises()
  expect(text()).toContain('2 of 3 seats free')
  expect(text()).toContain('It runs Caravanserai 9.0.0')
  expect(text()).toContain('Update this device.')
  await press(/^Join Oak/)
  expect(host.asked.some((request) => request.type === 'joinHost')).toBe(false)
  await press(/^Join Cedar/)
  expect(host.asked).toContainEqual({ type: 'joinHost', to: { address: '192.168.1.9', port: 41270 } })
  expect(useScreens().screen).toBe('rooms')
  expect(host.asked).toContainEqual({ type: 'findHosts', on: false })
  expect(text()).toContain('Tables on Cedar')
})

test('join by hand: a faulty code is explained, an address leads to its host, and a missing host is reported', async () => {
  const host = neighbours()
  await loadPage(host)
  await press(/^Join/)
  await send(typed(), '7KX2')
  expect(text()).toContain('A letter of the room code is missing')
  await send(typed(), '192.168.1.300')
  expect(text()).toContain('This is not an address')
  const usual = host.answer
  host.answer = () => ({ ok: false, refusal: { code: 'unreachable', numbers: { address: '10.0.0.2' } } })
  await send(typed(), '10.0.0.2')
  expect(text()).toContain('Nobody answers at 10.0.0.2')
  host.answer = usual
  await send(typed(), 'http://192.168.1.9:5000/')
  expect(host.asked).toContainEqual({ type: 'joinHost', to: { address: '192.168.1.9', port: 5000 } })
})

test('whoever goes back while a host is being joined stays at home', async () => {
  const host = neighbours()
  await loadPage(host)
  let answer = (): void => undefined
  host.before = (request) =>
    request.type === 'joinHost' ? new Promise((done) => (answer = done)) : Promise.resolve()
  await press(/^Join/)
  await send(typed(), '192.168.1.9')
  await press(/^Back/)
  expect(useScreens().screen).toBe('home')
  answer()
  await flushPromises()
  expect(useScreens().screen).toBe('home')
  expect(useConnection().guest).toBe(false)
  expect(host.asked).toContainEqual({ type: 'leaveHost' })
})

test('a page that is back at another host does not join it once more, which would take it from its table', async () => {
  const host = neighbours()
  await loadPage(host)
  await useScreens().visit({ address: '192.168.1.9', port: 41270 })
  await flushPromises()
  const joins = (): number => host.asked.filter(({ type }) => type === 'joinHost').length
  const usual = host.answer
  vi.useFakeTimers()
  const flap = async (): Promise<void> => {
    for (const state of ['lost', 'open'] as const) {
      host.state.value = state
      await vi.advanceTimersByTimeAsync(100)
    }
  }
  // The page's own host restarts twice; only the second time the other one is found again.
  host.answer = (request) =>
    request.type === 'joinHost' ? { ok: false, refusal: { code: 'unreachable' } } : usual(request)
  await flap()
  host.answer = usual
  await flap()
  expect([joins(), useConnection().away?.state]).toEqual([3, 'open'])
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  expect(joins()).toBe(3)
})

test('at another host the page reconnects by itself, and returns after a reload', async () => {
  const host = neighbours()
  await loadPage(host)
  await useScreens().visit({ address: '192.168.1.9', port: 41270 })
  await flushPromises()
  await press(/^Enter the table/)
  expect(useConnection().guest).toBe(true)
  const before = host.asked.filter((request) => request.type === 'openTable').length
  host.push({ type: 'away', state: 'lost', closed: true, ...cedar })
  await flushPromises()
  expect(text()).toContain('Cedar has closed the game')
  host.push({ type: 'away', state: 'lost', ...cedar })
  await flushPromises()
  expect(text()).toContain('Cedar does not answer')
  host.push({ type: 'away', state: 'open', ...cedar })
  await flushPromises()
  expect(host.asked.filter((request) => request.type === 'openTable').length).toBe(before + 1)
  closePage()
  await loadPage(host)
  expect(useConnection().away).toEqual({ ...cedar, state: 'open' })
  expect(useScreens().screen).toBe('lobby')
  await useScreens().goHome()
  await flushPromises()
  await press(/^Leave this host/)
  expect(useScreens().screen).toBe('home')
  expect(useConnection().guest).toBe(false)
})

test('the network report is in words, says what to do, and its copied text contains no secret', async () => {
  const host = neighbours()
  const usual = host.answer
  host.answer = (request) =>
    request.type === 'checkNetwork'
      ? {
          ok: true,
          value: {
            adapters: [{ name: 'tun0', address: '10.8.0.2', vpn: true }],
            heard: { mdns: true, beacon: false },
            reached: { address: '192.168.1.9:41270', ok: false, code: 'ECONNREFUSED' },
            firewall: 'sudo ufw allow 41270/tcp'
          }
        }
      : usual(request)
  await loadPage(host)
  await press(/^Join/)
  await press(/^Can’t see the game/)
  for (const line of [
    'tun0 looks like a VPN',
    'Received via mDNS',
    'blocking UDP port 41271',
    'no game is open on it'
  ])
    expect(text()).toContain(line)
  const copied = [...document.querySelectorAll<HTMLInputElement>('input[readonly]')].map((one) => one.value)
  expect(copied[0]).toBe('sudo ufw allow 41270/tcp')
  expect(copied[1]).toContain('tun0')
})
