// @vitest-environment happy-dom
// Guests between two games of an evening: leaving one in its middle, talking at the result, and going on to the next.
import { flushPromises } from '@vue/test-utils'
import { expect, test, vi } from 'vitest'
import { eventually } from '../lib/eventually'
import { useScreens } from '../../renderer/stores/screens'
import type { TableInfo } from '../../shared/protocol/messages'
import { LobbyHost, button, freshDevice, loadPage, press, send, text } from './lan-page'
import { fakeUi } from './fake-game'
import { giveInterfaces } from './interfaces'

vi.mock('../../shared/games', async () => {
  const { fakeGame } = await import('./fake-game')
  return { games: [fakeGame], gameById: () => fakeGame }
})
giveInterfaces([fakeUi])
freshDevice()

/** Puts a guest into a seat of a lobby. */
async function seated(): Promise<LobbyHost> {
  const host = new LobbyHost(3, 'guest')
  await loadPage(host)
  await press(/^Enter the table/)
  await press(/^Sit here, in Lorenzo’s seat/)
  await send('Your name', 'Zeynep')
  return host
}

/** Puts a guest at the result of a game. */
async function atResult(): Promise<LobbyHost> {
  const host = await seated()
  for (let turn = 0; turn < 6; turn++) host.match.choose(turn % 3, { type: 'end' })
  host.begin()
  // The page first takes over the seat that it has a token for.
  await eventually(() => button(/^Result/))
  await press(/^Result/)
  await eventually(() => button(/^Look at the board/))
  return host
}

const lastOpened = (host: LobbyHost) => host.asked.findLast((request) => request.type === 'openTable')

test('a rematch is offered to guests at the result, and their tokens give them the same seats', async () => {
  const host = await atResult()
  const [token] = host.tokens.keys()
  expect(text()).not.toContain('Join the rematch')
  expect(text()).toContain('The host can start a rematch')
  host.push({ type: 'tables', tables: [host.info, { ...host.info, id: 't2', after: 't1' }] })
  await flushPromises()
  host.info = { ...host.info, id: 't2', after: 't1' }
  await press(/^Join the rematch/)
  expect(lastOpened(host)).toMatchObject({ table: 't2', seatProofs: { macs: [{ seat: 1 }] } })
  expect(JSON.parse(localStorage.getItem('caravanserai.seats') ?? '')).toMatchObject({
    'h1 t2': { 1: token }
  })
})

test('where people sit otherwise at the rematch, a guest’s token is proved for the seat that is theirs there', async () => {
  const host = await atResult()
  const [token = ''] = host.tokens.keys()
  const next = { ...host.info, id: 't2', after: 't1', afterSeats: [1, 2, 0] }
  host.push({ type: 'tables', tables: [host.info, next] })
  await flushPromises()
  host.info = next
  host.tokens.set(token, 0)
  await press(/^Join the rematch/)
  expect(lastOpened(host)).toMatchObject({ table: 't2', seatProofs: { macs: [{ seat: 0 }] } })
  expect(JSON.parse(localStorage.getItem('caravanserai.seats') ?? '')).toMatchObject({
    'h1 t2': { 0: token }
  })
})

test('guests at the result are led to another table that the host has opened since, and read why they do not get in', async () => {
  const host = await atResult()
  const other = (part: Partial<TableInfo>): TableInfo => ({ ...host.info, status: 'gathering', ...part })
  // One from before this game, and one that others play at.
  const others = [other({ id: 'old', created: -1 }), other({ id: 'full', created: 1, status: 'running' })]
  host.push({ type: 'tables', tables: [host.info, ...others] })
  await flushPromises()
  expect(text()).toContain('The host can start a rematch or open another table')
  const next = other({ id: 't3', created: 2 })
  host.push({ type: 'tables', tables: [host.info, next, ...others] })
  await flushPromises()
  host.tokens.clear()
  host.door = () => ({ ok: false, refusal: { code: 'room-locked' } })
  await press(/^Join the next table/)
  expect([lastOpened(host)?.table, useScreens().screen]).toEqual(['t3', 'end'])
  const alerts = (): string =>
    [...document.querySelectorAll('.over-screen')].map((one) => one.textContent).join('')
  expect(alerts()).toContain('locked')
  await press(/^Dismiss/)
  expect(alerts()).toBe('')

  host.door = () => undefined
  host.inLobby = true
  host.info = next
  await press(/^Join the next table/)
  expect(useScreens().screen).toBe('lobby')
})

test('people go on talking at the result: what others say is shown and counted, and can be answered there', async () => {
  const host = await atResult()
  host.say({ from: 'Aylin', seat: 0, text: 'Well played!', at: 5 })
  await flushPromises()
  expect(document.querySelector('.voice')?.textContent).toContain('Aylin: Well played!')
  await press(/^Talk, 1 new message/)
  expect(document.querySelector('[role="log"]')?.textContent).toContain('Well played!')
  await send('Say something', 'Again?')
  expect(host.asked.at(-1)).toEqual({ type: 'say', text: 'Again?' })
  // The usual lines need no typing.
  await press(/^Thank you!$/)
  expect(host.asked.at(-1)).toEqual({ type: 'say', text: 'Thank you!' })
  button(/^Talk$/)
})

test('getting up in mid-game is asked about first; in the lobby it is not', async () => {
  const host = await seated()
  const left = (): number => host.asked.filter(({ type }) => type === 'leaveSeat').length
  await press(/^Get up from/)
  expect(left()).toBe(1)
  host.begin()
  await eventually(() => button(/^People$/))
  await press(/^People$/)
  await press(/^Get up from/)
  expect([left(), text().includes('Leave the game?')]).toEqual([1, true])
  await press(/^Cancel$/)
  await press(/^Get up from/)
  await press(/^Get up$/)
  expect(left()).toBe(2)
  expect(host.asked.at(-1)).toEqual({ type: 'leaveSeat', seat: 1 })
})
