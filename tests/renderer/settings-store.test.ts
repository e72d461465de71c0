// @vitest-environment happy-dom
// Settings that are changed faster than the host answers, as a slider does.
import { flushPromises } from '@vue/test-utils'
import { expect, test, vi } from 'vitest'
import { useSettings } from '../../renderer/stores/settings'
import { fakePage } from './page'

test('the host’s news of an earlier change does not take back a later one', async () => {
  const { host } = fakePage(2)
  const settings = useSettings()
  await settings.load()
  const answers: (() => void)[] = []
  host.before = () => new Promise((resolve) => answers.push(resolve))
  const changes = [settings.change({ textSize: 125 }), settings.change({ textSize: 150 })]
  await flushPromises()
  answers[0]?.()
  await changes[0]
  host.push({ type: 'settings', settings: host.settings })
  expect(host.settings.textSize).toBe(125)
  expect(settings.settings.textSize).toBe(150)
  answers[1]?.()
  await Promise.all(changes)
  host.push({ type: 'settings', settings: host.settings })
  expect(settings.settings.textSize).toBe(150)
  // From now on other pages decide again.
  host.push({ type: 'settings', settings: { ...host.settings, textSize: 100 } })
  expect(settings.settings.textSize).toBe(100)
})

/** The settings of a new tab in a guest's browser. */
async function guestTab(): Promise<ReturnType<typeof useSettings>> {
  const { host } = fakePage(2)
  host.greeting.value = host.greeting.value && { ...host.greeting.value, role: 'guest' }
  const settings = useSettings()
  await settings.load()
  return settings
}

test('what one tab of a guest’s browser has changed stays changed when another tab changes something else', async () => {
  localStorage.clear()
  const [one, other] = [await guestTab(), await guestTab()]
  await one.change({ textSize: 125 })
  await other.change({ speed: 2 })
  expect((await guestTab()).settings).toMatchObject({ textSize: 125, speed: 2 })
})

test('a guest’s change that could not be stored is stored with the next one', async () => {
  localStorage.clear()
  const tab = await guestTab()
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    }
  })
  await tab.change({ textSize: 125 })
  expect(tab.failed).toBe(true)
  vi.unstubAllGlobals()
  await tab.change({ speed: 2 })
  expect(tab.failed).toBe(false)
  expect((await guestTab()).settings).toMatchObject({ textSize: 125, speed: 2 })
})
