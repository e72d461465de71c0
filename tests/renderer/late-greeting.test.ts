// @vitest-environment happy-dom
// A guest's page whose host does not answer while it loads, as when a phone brings back a tab before its Wi-Fi.
import { flushPromises } from '@vue/test-utils'
import { expect, test, vi } from 'vitest'
import { useScreens } from '../../renderer/stores/screens'
import { useSettings } from '../../renderer/stores/settings'
import { useTable } from '../../renderer/stores/table'
import { defaultSettings } from '../../shared/protocol/settings'
import { LobbyHost, closePage, freshDevice, loadPage, press, send, text } from './lan-page'
import { fakeUi } from './fake-game'
import { giveInterfaces } from './interfaces'

vi.mock('../../shared/games', async () => {
  const { fakeGame } = await import('./fake-game')
  return { games: [fakeGame], gameById: () => fakeGame }
})
giveInterfaces([fakeUi])
freshDevice()

test('once it answers, the guest is back in the seat, and the guest’s settings are in use', async () => {
  const host = new LobbyHost(3, 'guest')
  await loadPage(host)
  await press(/^Enter the table/)
  await press(/^Sit here, in Lorenzo’s seat/)
  await send('Your name', 'Zeynep')
  closePage()
  host.elsewhere.add(1)
  localStorage.setItem('caravanserai.settings', JSON.stringify({ textSize: 125 }))

  const greeting = host.greeting.value
  host.greeting.value = undefined
  host.state.value = 'lost'
  const loaded = loadPage(host)
  const set = useSettings().load()
  await flushPromises()
  expect(text()).toContain('The host does not answer')
  expect(text()).not.toContain('New table')

  host.greeting.value = greeting
  host.state.value = 'open'
  await Promise.all([loaded, set])
  await flushPromises()
  expect(useScreens().screen).toBe('lobby')
  expect(useTable().own).toEqual([1])
  expect(useSettings().settings).toEqual({ ...defaultSettings, textSize: 125 })
})
