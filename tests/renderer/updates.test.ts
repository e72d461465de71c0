// @vitest-environment happy-dom
// The check for newer versions: offered once, switched in the settings, reported on Home, and never shown to guests.
import { flushPromises } from '@vue/test-utils'
import { expect, test, vi } from 'vitest'
import { useUpdates } from '../../renderer/features/updates/store'
import { giveInterfaces } from './interfaces'
import { useSettings } from '../../renderer/stores/settings'
import type { Request } from '../../shared/protocol/messages'
import { fakeUi } from './fake-game'
import { freshDevice, LobbyHost, loadPage, press } from './lan-page'

vi.mock('../../shared/games', async () => {
  const { fakeGame } = await import('./fake-game')
  return { games: [fakeGame], gameById: () => fakeGame }
})
giveInterfaces([fakeUi])
freshDevice()

async function home(role: 'local' | 'guest', possible = true): Promise<LobbyHost> {
  const host = new LobbyHost(3, role)
  host.updates = { possible }
  await loadPage(host)
  await useSettings().load()
  await useUpdates().load()
  await flushPromises()
  return host
}
const said = (): string => document.body.textContent ?? ''
const offer = 'Caravanserai can check the internet'
const set = (host: LobbyHost): Request[] => host.asked.filter(({ type }) => type === 'setSettings')

test('the check is offered once, and a refusal is remembered', async () => {
  const host = await home('local')
  expect(said()).toContain(offer)
  await press(/^No, thanks/)
  expect(set(host)).toEqual([{ type: 'setSettings', settings: { updates: 'off' } }])
  expect(said()).not.toContain(offer)
})

test('whoever agrees is told of a newer version, with its address', async () => {
  const host = await home('local')
  await press(/^Check for updates/)
  expect(set(host)).toEqual([{ type: 'setSettings', settings: { updates: 'on' } }])
  const newest = { version: '9.1.0', page: 'https://example.org/releases' }
  host.push({ type: 'updates', updates: { possible: true, newest } })
  await flushPromises()
  expect(said()).toContain('Caravanserai 9.1.0 is available.')
  expect(document.querySelector<HTMLAnchorElement>('a[target="_blank"]')?.href).toBe(newest.page)
})

test('the settings have a switch for the check', async () => {
  const host = await home('local')
  await press(/^Settings/)
  const tab = [...document.querySelectorAll('[role="tab"]')].find(
    (one) => one.textContent?.trim() === 'Network'
  )
  tab?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }))
  await flushPromises()
  const label = [...document.querySelectorAll('label')].find((one) =>
    one.textContent?.includes('Check for updates')
  )
  label?.querySelector('input')?.click()
  await flushPromises()
  expect(set(host)).toEqual([{ type: 'setSettings', settings: { updates: 'on' } }])
})

test.each([
  ['guests have neither offer nor news', 'guest', true],
  ['an app that knows nobody to ask offers nothing', 'local', false]
] as const)('%s', async (_, role, possible) => {
  await home(role, possible)
  expect(said()).not.toContain(offer)
})
