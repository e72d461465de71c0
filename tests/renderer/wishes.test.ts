// @vitest-environment happy-dom
// A seat that needs the host's consent: how a guest requests it, and how the host answers.
import { flushPromises } from '@vue/test-utils'
import { expect, test, vi } from 'vitest'
import { useRoom } from '../../renderer/stores/room'
import { useScreens } from '../../renderer/stores/screens'
import { useTable } from '../../renderer/stores/table'
import type { Wish } from '../../shared/protocol/messages'
import { LobbyHost, button, freshDevice, loadPage, press, send, text } from './lan-page'
import { fakeUi } from './fake-game'
import { giveInterfaces } from './interfaces'

vi.mock('../../shared/games', async () => {
  const { fakeGame } = await import('./fake-game')
  return { games: [fakeGame], gameById: () => fakeGame }
})
giveInterfaces([fakeUi])
freshDevice()

/** Puts a guest into a lobby where Lorenzo is absent, on a host that can be asked for his seat. */
async function beside(): Promise<{ readonly host: LobbyHost; readonly tell: (wishing?: number[]) => void }> {
  const host = new LobbyHost(3, 'guest')
  host.setSeat(1, { taken: true, present: false, absentSince: 5 })
  const { answer } = host
  const tell = (wishing?: number[]): void => host.push({ ...host.lobby(), ...(wishing && { wishing }) })
  host.answer = (request) => {
    if (request.type !== 'claimSeat') return answer(request)
    host.asked.push(request)
    tell([request.seat])
    return { ok: true, value: { token: request.token ?? '', asked: true } }
  }
  await loadPage(host)
  await press(/^Enter the table/)
  return { host, tell }
}
const kept = (): string => localStorage.getItem('caravanserai.seats') ?? ''

test('a guest requests the seat of somebody absent, waits, and gets it with the host’s consent', async () => {
  const { host, tell } = await beside()
  await press(/^Ask for Lorenzo’s seat/)
  await send('Your name', 'Zeynep')
  const asked = host.asked.find((request) => request.type === 'claimSeat')
  expect(asked).toMatchObject({ seat: 1, name: 'Zeynep', ask: true })
  const token = asked?.token ?? ''
  expect(text()).toContain('The host was asked for the seat')
  expect(kept()).toContain(token)
  host.elsewhere.delete(1)
  host.setSeat(1, { present: true })
  tell()
  await flushPromises()
  expect(useTable().own).toEqual([1])
  expect(text()).not.toContain('The host was asked')
  expect(kept()).toContain(token)
})

test('after a refusal the guest is told so, and may ask again', async () => {
  const { tell } = await beside()
  await press(/^Ask for Lorenzo’s seat/)
  await send('Your name', 'Zeynep')
  tell()
  await flushPromises()
  expect(text()).toContain('The host did not give you Lorenzo’s seat.')
  expect(kept()).not.toMatch(/[\w-]{22}/)
  button(/^Ask for Lorenzo’s seat/)
})

test('a lost connection ends the request without reporting a refusal', async () => {
  const { host } = await beside()
  await press(/^Ask for Lorenzo’s seat/)
  await send('Your name', 'Zeynep')
  host.state.value = 'lost'
  await flushPromises()
  host.state.value = 'open'
  await flushPromises()
  expect(text()).not.toContain('did not give')
  button(/^Ask for Lorenzo’s seat/)
})

test('a guest who has left before the request was answered waits for nothing on coming back', async () => {
  const { host } = await beside()
  let answer = (): void => undefined
  host.before = (request) =>
    request.type === 'claimSeat' ? new Promise((done) => (answer = done)) : Promise.resolve()
  await press(/^Ask for Lorenzo’s seat/)
  await send('Your name', 'Zeynep')
  await useScreens().goHome()
  answer()
  await flushPromises()
  await press(/^Enter the table/)
  expect(text()).not.toContain('The host was asked for the seat')
  button(/^Ask for Lorenzo’s seat/)
})

test('a seat given up at a table that was left before the answer keeps its number’s seat elsewhere', async () => {
  const host = new LobbyHost(3, 'guest')
  await loadPage(host)
  await press(/^Enter the table/)
  await press(/^Sit here, in Lorenzo’s seat/)
  await send('Your name', 'Zeynep')
  const seats = JSON.parse(kept()) as object
  localStorage.setItem('caravanserai.seats', JSON.stringify({ ...seats, 'h1 t2': { 1: 'token-2' } }))
  let answer = (): void => undefined
  host.before = (request) =>
    request.type === 'leaveSeat' ? new Promise((done) => (answer = done)) : Promise.resolve()
  const left = useRoom().leaveSeat(1)
  await flushPromises()
  host.info = { ...host.info, id: 't2' }
  host.elsewhere.add(1)
  await useScreens().openTable('t2')
  answer()
  await left
  expect(JSON.parse(kept())).toEqual({ 'h1 t2': { 1: 'token-2' } })
})

test('at the host a card says who requests what, and one press answers', async () => {
  const host = new LobbyHost(3, 'local')
  await loadPage(host)
  await useScreens().openTable('t1')
  const wishes: Wish[] = [
    { id: 7, seat: 1, name: 'Zeynep', reason: 'absent' },
    { id: 8, seat: 2, name: 'Mei', reason: 'absent' }
  ]
  host.push({ ...host.lobby(), wishes })
  await flushPromises()
  expect(text()).toContain('Zeynep is asking for Lorenzo’s seat; Lorenzo is not at the table.')
  expect(text()).toContain('Mei is asking for their own seat back, from another device.')
  await press(/^Give the seat of Lorenzo to Zeynep/)
  expect(host.asked.at(-1)).toEqual({ type: 'decide', table: 't1', wish: 7, yes: true })
  await press(/^Say no to Mei/)
  expect(host.asked.at(-1)).toEqual({ type: 'decide', table: 't1', wish: 8, yes: false })
  host.push({ ...host.lobby(), wishes: [] })
  await flushPromises()
  expect(text()).not.toContain('asks for')
})

test('what became of a request for a seat is not shown at another table', async () => {
  const { host, tell } = await beside()
  await press(/^Ask for Lorenzo’s seat/)
  await send('Your name', 'Zeynep')
  tell()
  await flushPromises()
  expect(text()).toContain('The host did not give you Lorenzo’s seat.')
  await useScreens().goHome()
  host.info = { ...host.info, id: 't2' }
  await useScreens().openTable('t2')
  await flushPromises()
  expect(text()).not.toContain('did not give')
})

test('whoever goes from a request straight to another table where they sit keeps the key of that seat', async () => {
  const { host } = await beside()
  await press(/^Ask for Lorenzo’s seat/)
  await send('Your name', 'Zeynep')
  const key = 'k'.repeat(22)
  localStorage.setItem('caravanserai.seats', JSON.stringify({ 'h1 t2': { 1: key } }))
  host.tokens.set(key, 1)
  host.info = { ...host.info, id: 't2' }
  await useScreens().openTable('t2')
  await flushPromises()
  expect(useTable().own).toEqual([1])
  expect(JSON.parse(kept())).toMatchObject({ 'h1 t2': { 1: key } })
})
