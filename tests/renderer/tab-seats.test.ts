// @vitest-environment happy-dom
// Two tabs of one browser with the key of the same seat: the one that was opened last gets it, and nobody is asked.
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LobbyHost, freshDevice, loadPage, press, send, text } from './lan-page'
import { fakeUi } from './fake-game'
import { giveInterfaces } from './interfaces'
import { Tabs } from './tabs'

vi.mock('../../shared/games', async () => {
  const { fakeGame } = await import('./fake-game')
  return { games: [fakeGame], gameById: () => fakeGame }
})
giveInterfaces([fakeUi])
freshDevice()

let other: Tabs
beforeEach(() => {
  Tabs.all.clear()
  other = new Tabs('caravanserai.seats')
})
afterEach(() => vi.unstubAllGlobals())

/** A guest's page in the lobby, in a browser with other tabs. */
async function inLobby(host: LobbyHost): Promise<void> {
  await loadPage(host)
  vi.stubGlobal('BroadcastChannel', Tabs)
  await press(/^Enter the table/)
}

test('a seat goes to another tab of this browser without a question, and to no other device', async () => {
  const host = new LobbyHost(3, 'guest')
  await inLobby(host)
  await press(/^Sit here, in Lorenzo’s seat/)
  await send('Your name', 'Zeynep')
  host.push({ type: 'seatAsked', ask: 7, seat: 1 })
  await flushPromises()
  expect(text()).toContain('Another device wants Zeynep’s seat')
  expect(other.heard).toEqual([{ who: 'h1 t1 1' }])
  other.postMessage({ me: 'h1 t1 2' })
  await flushPromises()
  expect(host.asked.some(({ type }) => type === 'yieldSeat')).toBe(false)
  other.postMessage({ me: 'h1 t1 1' })
  await flushPromises()
  expect(host.asked.at(-1)).toEqual({ type: 'yieldSeat', ask: 7, yes: true })
  expect(text()).not.toContain('Another device wants Zeynep’s seat')
})

test('a tab that waits for a seat says so to the others, unless it is in the background', async () => {
  localStorage.setItem('caravanserai.seats', JSON.stringify({ 'h1 t1': { 1: 'token-old' } }))
  const host = new LobbyHost(3, 'guest')
  host.setSeat(1, { taken: true, present: true })
  host.tokens.set('token-old', 1)
  host.busy.add(1)
  await inLobby(host)
  expect(text()).toContain('Another device or tab has your seat')
  expect(other.heard).toEqual([{ me: 'h1 t1 1' }])
  other.postMessage({ who: 'h1 t1 1' })
  other.postMessage({ who: 'h1 t2 1' })
  expect(other.heard).toHaveLength(2)
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  other.postMessage({ who: 'h1 t1 1' })
  expect(other.heard).toHaveLength(2)
  seen.mockRestore()
})
