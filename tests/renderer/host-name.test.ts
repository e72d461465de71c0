// @vitest-environment happy-dom
// The name of the host in the settings: only on the host's own page, saved without a button.
import { flushPromises } from '@vue/test-utils'
import { expect, test, vi } from 'vitest'
import { useSettings } from '../../renderer/stores/settings'
import type { Request } from '../../shared/protocol/messages'
import { LobbyHost, freshDevice, loadPage, press } from './lan-page'
import { fakeUi } from './fake-game'
import { giveInterfaces } from './interfaces'

vi.mock('../../shared/games', async () => {
  const { fakeGame } = await import('./fake-game')
  return { games: [fakeGame], gameById: () => fakeGame }
})
giveInterfaces([fakeUi])

freshDevice()

const tabs = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role="tab"]')]
const named = (): HTMLInputElement => {
  const label = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent === 'Name of this host'
  )
  const field = document.getElementById(label?.htmlFor ?? '')
  if (!(field instanceof HTMLInputElement)) throw new Error('no field')
  return field
}
const saved = (host: LobbyHost): Request[] => host.asked.filter(({ type }) => type === 'setSettings')

async function type(text: string): Promise<void> {
  named().value = text
  named().dispatchEvent(new Event('input'))
  await flushPromises()
}

async function settings(role: 'local' | 'guest'): Promise<LobbyHost> {
  const host = new LobbyHost(3, role)
  await loadPage(host)
  await useSettings().load()
  await press(/^Settings/)
  return host
}

async function network(): Promise<void> {
  const tab = tabs().find(({ textContent }) => textContent?.trim() === 'Network')
  tab?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }))
  await flushPromises()
}

test('the name is saved once, when the field is left or the dialog is closed', async () => {
  const host = await settings('local')
  await network()
  expect(named().placeholder).toBe('The name of this computer')
  expect(named().maxLength).toBe(40)
  await type(' Den ')
  expect(saved(host)).toEqual([])
  named().dispatchEvent(new Event('change'))
  await flushPromises()
  expect(saved(host)).toEqual([{ type: 'setSettings', settings: { hostName: 'Den' } }])

  // The host may have cleaned the name, or another page may have set it.
  host.push({ type: 'settings', settings: { ...useSettings().settings, hostName: 'Attic' } })
  await flushPromises()
  expect(named().value).toBe('Attic')

  await type('')
  await press(/^Close/)
  expect(saved(host)).toHaveLength(2)
  expect(saved(host)[1]).toEqual({ type: 'setSettings', settings: { hostName: '' } })
})

test('a guest has no field for the host’s name', async () => {
  await settings('guest')
  expect(tabs().map(({ textContent }) => textContent?.trim())).toEqual(['Game', 'Sound', 'Look', 'Language'])
  expect(localStorage.getItem('caravanserai.settings') ?? '').not.toContain('hostName')
})
