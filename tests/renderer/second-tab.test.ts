// @vitest-environment happy-dom
// A new tab of the host's own page shows the table that another tab has open.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useScreens } from '../../renderer/stores/screens'
import { fakeUi } from './fake-game'
import { giveInterfaces } from './interfaces'
import { fakePage } from './page'
import { Tabs } from './tabs'

vi.mock('../../shared/games', async () => {
  const { fakeGame } = await import('./fake-game')
  return { games: [fakeGame], gameById: () => fakeGame }
})
giveInterfaces([fakeUi])

beforeEach(() => {
  sessionStorage.clear()
  Tabs.all.clear()
  vi.useFakeTimers()
  vi.stubGlobal('BroadcastChannel', Tabs)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A new tab, and how another tab of this browser tells it which table it has open. */
function newTab(): { readonly screens: ReturnType<typeof useScreens>; readonly tell: () => void } {
  const other = new Tabs('caravanserai.tabs')
  fakePage(2)
  const screens = useScreens()
  void screens.restore()
  return { screens, tell: () => other.postMessage({ open: 't1' }) }
}

test('a tab that answers at once is followed', async () => {
  const { screens, tell } = newTab()
  await vi.advanceTimersByTimeAsync(20)
  tell()
  await vi.advanceTimersByTimeAsync(20)
  expect(screens.screen).toBe('table')
})

test('a busy tab that answers later is followed, too, but not once something was pressed here', async () => {
  const late = newTab()
  await vi.advanceTimersByTimeAsync(2000)
  expect(late.screens.screen).toBe('home')
  late.tell()
  await vi.advanceTimersByTimeAsync(20)
  expect(late.screens.screen).toBe('table')

  for (const press of ['pointerdown', 'keydown']) {
    sessionStorage.clear()
    Tabs.all.clear()
    const pressed = newTab()
    await vi.advanceTimersByTimeAsync(2000)
    document.body.dispatchEvent(new Event(press, { bubbles: true }))
    pressed.tell()
    await vi.advanceTimersByTimeAsync(20)
    expect(pressed.screens.screen, press).toBe('home')
  }
})

test('without another tab the new one shows Home at once', async () => {
  fakePage(2)
  const screens = useScreens()
  void screens.restore()
  await vi.advanceTimersByTimeAsync(20)
  expect([screens.screen, screens.ready]).toEqual(['home', true])
})
