// @vitest-environment happy-dom
// A guest's page: list of tables, lobby, seats by tokens, and what happens when the host or the seat is lost.
import { createHmac, pbkdf2Sync } from 'node:crypto'
import { flushPromises } from '@vue/test-utils'
import { expect, test, vi } from 'vitest'
import { eventually } from '../lib/eventually'
import { useConnection } from '../../renderer/stores/connection'
import { useScreens } from '../../renderer/stores/screens'
import { useTable } from '../../renderer/stores/table'
import type { Request } from '../../shared/protocol/messages'
import { LobbyHost, button, closePage, freshDevice, loadPage, press, send, text } from './lan-page'
import { fakeUi } from './fake-game'
import { giveInterfaces } from './interfaces'

vi.mock('../../shared/games', async () => {
  const { fakeGame } = await import('./fake-game')
  return { games: [fakeGame], gameById: () => fakeGame }
})
giveInterfaces([fakeUi])

const opened = (host: LobbyHost): Extract<Request, { type: 'openTable' }>[] =>
  host.asked.filter((request) => request.type === 'openTable')
/** The seats that were proved in the last request to open a table. */
const proved = (host: LobbyHost): number[] | undefined =>
  opened(host)
    .at(-1)
    ?.seatProofs?.macs.map(({ seat }) => seat)

/** Puts a guest into the lobby of a host. */
async function inLobby(host = new LobbyHost(3, 'guest')): Promise<LobbyHost> {
  await loadPage(host)
  await press(/^Enter the table/)
  return host
}

freshDevice()

test('a guest starts at the host’s list of tables, and has no page for hosting', async () => {
  await loadPage(new LobbyHost(3, 'guest'))
  expect(useScreens().screen).toBe('rooms')
  expect(text()).toContain('Tables on Walnut')
  expect(text()).toContain('2 of 3 seats free')
  expect(text()).not.toContain('New table')
  expect(text()).not.toContain('Leave this host')
})

test('a seat is claimed under a name, and its token is stored for this host and table', async () => {
  const host = await inLobby()
  expect(useScreens().screen).toBe('lobby')
  await press(/^Sit here, in Mei’s seat/)
  await send('Your name', 'Zeynep')
  const [token = ''] = host.tokens.keys()
  expect(token).toMatch(/^[\w-]{22}$/)
  expect(host.asked).toContainEqual({ type: 'claimSeat', seat: 2, name: 'Zeynep', token, ask: true })
  expect(useTable().own).toEqual([2])
  expect(text()).toContain('Zeynep')
  expect(localStorage.getItem('caravanserai.seats')).toContain(token)
  expect(document.documentElement.outerHTML).not.toContain(token)
})

test('after a reload everything is restored without typing', async () => {
  const host = await inLobby()
  await press(/^Sit here, in Lorenzo’s seat/)
  await send('Your name', 'Zeynep')
  closePage()
  host.elsewhere.add(1)
  await loadPage(host)
  expect(proved(host)).toEqual([1])
  for (const token of host.tokens.keys()) expect(JSON.stringify(opened(host))).not.toContain(token)
  expect(useScreens().screen).toBe('lobby')
  expect(useTable().own).toEqual([1])
})

test('the list of tables says where this device has a seat, also to a new tab and although there is a password', async () => {
  const host = await inLobby()
  await press(/^Sit here, in Lorenzo’s seat/)
  await send('Your name', 'Zeynep')
  closePage()
  sessionStorage.clear()
  const share = { locked: true, spectators: true, password: true }
  host.info = { ...host.info, status: 'running', seats: [], share }
  await loadPage(host)
  expect(useScreens().screen).toBe('rooms')
  expect(text()).toContain('The Fake Game · Running · your seat is here')
  expect(text()).not.toContain('locked')
  host.push({ type: 'tables', tables: [{ ...host.info, id: 't2' }] })
  await flushPromises()
  expect(text()).toContain('locked · password')
  expect(text()).not.toContain('your seat is here')
})

test('when the host was gone and is back, so is the seat', async () => {
  const host = await inLobby()
  await press(/^Sit here, in Lorenzo’s seat/)
  await send('Your name', 'Zeynep')
  host.state.value = 'lost'
  await flushPromises()
  expect(text()).toContain('The host does not answer')
  host.elsewhere.add(1)
  host.state.value = 'open'
  await flushPromises()
  expect(proved(host)).toEqual([1])
  expect(useTable().own).toEqual([1])
  expect(text()).not.toContain('The host does not answer')
})

test('a guest is told when the host has closed the game, and nothing about another address', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const host = await inLobby()
  host.closed.value = true
  host.state.value = 'lost'
  await vi.advanceTimersByTimeAsync(9000)
  expect(text()).toContain('Walnut has closed the game. It is saved')
  expect(text()).not.toContain('does not answer')
  expect(text()).not.toContain('had the address')
  vi.useRealTimers()
})

test('when the game begins, a single own seat sits down with its own view, without a curtain', async () => {
  const host = await inLobby()
  await press(/^Sit here, in Lorenzo’s seat/)
  await send('Your name', 'Zeynep')
  host.begin()
  await flushPromises()
  expect(useScreens().screen).toBe('table')
  const table = useTable()
  expect([table.seat, table.secrets, table.curtain]).toEqual([1, true, undefined])
  expect(text()).toContain('Waiting for Aylin')
  host.match.choose(0, { type: 'end' })
  host.push(host.snapshot())
  await flushPromises()
  expect(table.decision?.seat).toBe(1)
})

test('a guest without a seat watches the public view, has nothing to choose, and is told so', async () => {
  const host = await inLobby()
  for (const seat of [1, 2]) host.setSeat(seat, { taken: true, present: true })
  host.begin()
  await flushPromises()
  const table = useTable()
  expect([table.seat, table.decision]).toEqual([null, undefined])
  expect(host.asked.some((request) => request.type === 'takeOver')).toBe(false)
  expect(text()).toContain('Watching: you see')
  host.setSeat(1, { present: false, absentSince: 5 })
  host.tell()
  await flushPromises()
  expect(text()).toContain('To play, or to get your seat back, open “People”.')
})

test('two own seats on one phone have curtains between them; seats of others are ignored', async () => {
  const host = await inLobby()
  for (const name of [/Lorenzo’s seat/, /Mei’s seat/]) {
    if (useTable().own.length > 0) await press(/^Somebody else plays at this device/)
    await press(name)
    const label = useTable().own.length > 0 ? 'Their name' : 'Your name'
    await send(label, `N${String(name)}`.slice(0, 9))
  }
  host.begin()
  await flushPromises()
  expect(useTable().seat).toBeNull()
  host.match.choose(0, { type: 'end' })
  host.push(host.snapshot())
  await flushPromises()
  expect([useTable().seat, useTable().secrets]).toEqual([1, false])
})

test('a second device requests the seat, and it is kept or handed over', async () => {
  const host = await inLobby()
  await press(/^Sit here, in Lorenzo’s seat/)
  await send('Your name', 'Zeynep')
  host.push({ type: 'seatAsked', ask: 7, seat: 1 })
  await flushPromises()
  expect(text()).toContain('Another device wants Zeynep’s seat')
  await press(/^Keep it here/)
  expect(host.asked.at(-1)).toEqual({ type: 'yieldSeat', ask: 7, yes: false })
  host.push({ type: 'seatAsked', ask: 8, seat: 1 })
  await flushPromises()
  await press(/^Hand over the seat/)
  expect(host.asked.at(-1)).toEqual({ type: 'yieldSeat', ask: 8, yes: true })
})

test('nobody is asked for a seat any more once the device that wanted it is gone, or the host was', async () => {
  const host = await inLobby()
  await press(/^Sit here, in Lorenzo’s seat/)
  await send('Your name', 'Zeynep')
  const wanted = 'Another device wants Zeynep’s seat'
  host.push({ type: 'seatAsked', ask: 7, seat: 1 })
  await flushPromises()
  host.push({ type: 'seatAskEnded', ask: 6 })
  await flushPromises()
  expect(text()).toContain(wanted)
  host.push({ type: 'seatAskEnded', ask: 7 })
  await flushPromises()
  expect(text()).not.toContain(wanted)
  host.push({ type: 'seatAsked', ask: 8, seat: 1 })
  await flushPromises()
  expect(text()).toContain(wanted)
  for (const state of ['lost', 'open'] as const) {
    host.state.value = state
    await flushPromises()
    expect(text()).not.toContain(wanted)
  }
  expect(host.asked.some(({ type }) => type === 'yieldSeat')).toBe(false)
})

test('a seat that was handed over to another device is asked back by a press', async () => {
  const host = await inLobby()
  await press(/^Sit here, in Lorenzo’s seat/)
  await send('Your name', 'Zeynep')
  expect(text()).not.toContain('Take it back here')
  host.elsewhere.add(1)
  host.busy.add(1)
  host.tell()
  await flushPromises()
  expect(useTable().own).toEqual([])
  await press(/^Take Zeynep’s seat back to this device/)
  expect(proved(host)).toEqual([1])
  expect(text()).toContain('Another device or tab has your seat')
  expect(text()).not.toContain('Take it back here')
})

test('a guest whose seat a computer player has meanwhile takes it back without asking anybody', async () => {
  const host = await inLobby()
  await press(/^Sit here, in Lorenzo’s seat/)
  await send('Your name', 'Zeynep')
  host.elsewhere.add(1)
  host.setSeat(1, { by: 'bot', kept: true, level: 1 })
  host.tell()
  await flushPromises()
  expect(useTable().own).toEqual([])
  expect(text()).not.toContain('Ask for this seat')
  await press(/^Take Zeynep’s seat back to this device/)
  expect(useTable().own).toEqual([1])
  expect(host.asked.filter(({ type }) => type === 'claimSeat')).toHaveLength(1)
})

test('a seat that is played at the host’s machine now is not offered to its former guest', async () => {
  const host = await inLobby()
  await press(/^Sit here, in Lorenzo’s seat/)
  await send('Your name', 'Zeynep')
  host.elsewhere.add(1)
  host.setSeat(1, { by: 'here' })
  host.tell()
  await flushPromises()
  expect(text()).not.toContain('Take it back here')
})

test('a page that has handed its seat over does not ask for it when the host was gone and is back', async () => {
  const host = await inLobby()
  await press(/^Sit here, in Lorenzo’s seat/)
  await send('Your name', 'Zeynep')
  host.elsewhere.add(1)
  host.busy.add(1)
  host.tell()
  host.state.value = 'lost'
  await flushPromises()
  host.state.value = 'open'
  await flushPromises()
  expect(proved(host)).toBeUndefined()
  expect(text()).not.toContain('Another device or tab has your seat')
  expect(text()).not.toContain('does not know the seat')
  await press(/^Take Zeynep’s seat back to this device/)
  expect(proved(host)).toEqual([1])
})

test('a device that requests its seat from another one says that it is waiting, until it gets the seat', async () => {
  localStorage.setItem('caravanserai.seats', JSON.stringify({ 'h1 t1': { 1: 'token-old' } }))
  const host = new LobbyHost(3, 'guest')
  host.setSeat(1, { taken: true, present: true })
  host.tokens.set('token-old', 1)
  host.busy.add(1)
  await inLobby(host)
  expect(proved(host)).toEqual([1])
  expect(text()).toContain('Another device or tab has your seat')
  host.elsewhere.delete(1)
  host.busy.clear()
  host.tell()
  await flushPromises()
  expect(text()).not.toContain('Another device or tab has your seat')
  expect(useTable().own).toEqual([1])
})

test('a claim that the host did not answer before it was lost is repeated when it is back', async () => {
  const host = await inLobby()
  const answer = host.answer
  // Whether or not the claim arrives, its reply is lost.
  const lose = (through: boolean): void => {
    host.answer = (request) => {
      if (request.type !== 'claimSeat') return answer(request)
      if (through) answer(request)
      host.answer = answer
      host.state.value = 'lost'
      return { ok: false, refusal: { code: 'host-lost' } }
    }
  }
  const claims = () => host.asked.filter((request) => request.type === 'claimSeat')
  for (const [seat, through] of [
    [1, false],
    [2, true]
  ] as const) {
    lose(through)
    if (seat === 2) await press(/^Somebody else plays at this device/)
    await press(seat === 1 ? /^Sit here, in Lorenzo’s seat/ : /^Ask for Mei’s seat/)
    await send(seat === 1 ? 'Your name' : 'Their name', `Zeynep ${seat}`)
    if (through) host.elsewhere.add(seat)
    host.state.value = 'open'
    await eventually(() => expect(useTable().own).toContain(seat))
  }
  // The name is stored at the very end; without waiting, this page's writes would leak into the next test.
  await eventually(() => expect(localStorage.getItem('caravanserai.name')).toBe('Zeynep 2'))
  const [first, again, other] = claims()
  // No token is sent twice, because whoever answers now need not be the host.
  expect(again).toMatchObject({ seat: 1, name: 'Zeynep 1' })
  expect(again?.token).not.toBe(first?.token)
  // The second claim had arrived, so its token gave the seat without another claim.
  expect([claims().length, other]).toMatchObject([3, { seat: 2 }])
})

test('pressing again while the answer to a claim is lost does not lose the seat that the host has given', async () => {
  const host = await inLobby()
  const { answer } = host
  host.answer = (request) => {
    if (request.type !== 'claimSeat') return answer(request)
    host.answer = answer
    host.tokens.set(request.token ?? '', 1)
    host.state.value = 'lost'
    return { ok: false, refusal: { code: 'host-lost' } }
  }
  await press(/^Sit here, in Lorenzo’s seat/)
  await send('Your name', 'Zeynep')
  await send('Your name', 'Zeynep')
  const [token] = host.tokens.keys()
  host.state.value = 'open'
  await eventually(() => expect(useTable().own).toEqual([1]))
  await eventually(() => expect(localStorage.getItem('caravanserai.name')).toBe('Zeynep'))
  expect(localStorage.getItem('caravanserai.seats')).toContain(token)
  expect([...host.tokens.keys()]).toEqual([token])
})

test('a kicked guest is back at the list of tables, with the reason, and the token is deleted', async () => {
  const host = await inLobby()
  await press(/^Sit here, in Lorenzo’s seat/)
  await send('Your name', 'Zeynep')
  host.push({ type: 'sentOff', table: 't1', code: 'kicked' })
  await flushPromises()
  expect(useScreens().screen).toBe('rooms')
  expect(text()).toContain('The host has taken your seat back')
  expect(localStorage.getItem('caravanserai.seats')).not.toContain('token')
  expect(useTable().info).toBeUndefined()
})

test('chat is shown as plain text, and a person can be muted', async () => {
  const host = await inLobby()
  host.say({ from: 'Aylin', seat: 0, text: '<img src=x onerror=alert(1)> **hi**', at: 1 })
  host.say({ from: '', seat: null, text: 'hello', at: 2 })
  await flushPromises()
  expect(document.querySelector('.chat img')).toBeNull()
  expect(text()).toContain('<img src=x onerror=alert(1)> **hi**')
  expect(text()).toContain('A spectator')
  await press(/^Mute Aylin/)
  expect(text()).not.toContain('onerror')
  await press(/^Unmute everybody/)
  expect(text()).toContain('onerror')
  await send('Say something', ' salaam ')
  expect(host.asked.at(-1)).toEqual({ type: 'say', text: 'salaam' })
})

test('a password is proved, never sent; a wrong one and a pause are reported with numbers', async () => {
  const host = new LobbyHost(3, 'guest')
  const salt = Buffer.from('salt of sixteen!').toString('base64url')
  const nonce = Buffer.from('nonce of sixteen').toString('base64url')
  const key = pbkdf2Sync('öffne', Buffer.from(salt, 'base64url'), 50, 32, 'sha256')
  const mac = createHmac('sha256', key).update(Buffer.from(nonce, 'base64url')).digest('base64url')
  host.door = ({ proof }) => {
    if (proof?.mac === mac && proof.nonce === nonce) return undefined
    return {
      ok: false,
      refusal: proof
        ? { code: 'password-wrong', numbers: { left: 3 } }
        : { code: 'password-needed', numbers: { salt, rounds: 50, nonce } }
    }
  }
  await inLobby(host)
  expect(text()).toContain('Password required')
  await send('Password', 'wrong')
  await eventually(() => expect(text()).toContain('The password is wrong. 3 tries before a pause.'))
  // Typed with a combining mark it is the same password.
  await send('Password', 'o\u0308ffne')
  await eventually(() => expect(useScreens().screen).toBe('lobby'))
  expect(useScreens().password).toBeUndefined()
  expect(JSON.stringify(host.asked)).not.toMatch(/wrong"|ffne/)
  // After the host was gone it need not be typed again.
  host.state.value = 'lost'
  await flushPromises()
  host.state.value = 'open'
  await eventually(() => expect(opened(host).at(-1)).toMatchObject({ proof: { nonce, mac } }))
  // After a reload in the same tab it need not be typed either, and it is stored nowhere.
  closePage()
  await loadPage(host)
  await eventually(() => expect(useScreens().screen).toBe('lobby'))
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/ffne/)
  // Nor for a rematch, which has the same password.
  await useScreens().goHome()
  const first = host.info
  host.info = { ...first, id: 't2', after: 't1' }
  host.push({ type: 'tables', tables: [first, host.info] })
  await useScreens().openTable('t2')
  expect(useScreens().screen).toBe('lobby')
  host.info = first
  host.door = () => ({ ok: false, refusal: { code: 'password-wait', numbers: { seconds: 8 } } })
  await useScreens().goHome()
  await useScreens().openTable('t1')
  await flushPromises()
  expect(text()).toContain('Wait 8 seconds')
  expect(button(/^Enter$/).getAttribute('aria-disabled')).toBe('true')
})

test('a running table shows which seat lost its connection, and names it among those waited for', async () => {
  const host = await inLobby()
  host.begin()
  await flushPromises()
  host.setSeat(0, { by: 'lan', present: false, absentSince: 5 })
  host.tell()
  await flushPromises()
  expect(text()).toContain('Waiting for Aylin, not at the table')
  expect(document.querySelector('.order [aria-label*="not at the table"]')).not.toBeNull()
  expect(useConnection().guest).toBe(true)
})
