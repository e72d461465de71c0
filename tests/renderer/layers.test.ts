// @vitest-environment happy-dom
// Keys belong to what has the focus or lies on top: tabs keep theirs in a replay, a dialog over the boards takes them all.
import { flushPromises, mount } from '@vue/test-utils'
import { TooltipProvider } from 'reka-ui'
import { expect, test, vi } from 'vitest'
import { effectScope, h, ref } from 'vue'
import { useReplayKeys } from '../../renderer/features/replay/use-keys'
import { coverPageWhile } from '../../renderer/kit/dialogs'
import TableScreen from '../../renderer/table/TableScreen.vue'
import { games } from '../../shared/games'
import { FakeHost } from './fake-host'
import { giveInterfaces, interfaces } from './interfaces'
import { openPage } from './page'

test.each(['ArrowRight', 'Home', 'End'])('in a replay %s on a tab moves among the tabs', (key) => {
  const runs = {
    go: vi.fn(),
    play: vi.fn(),
    pause: vi.fn(),
    choice: vi.fn(),
    turn: vi.fn(),
    playing: ref(false),
    length: ref(9)
  }
  const replay = mount(
    {
      setup: () => (useReplayKeys(runs as never, vi.fn()), () => null)
    },
    { attachTo: document.body }
  )
  document.body.insertAdjacentHTML('beforeend', '<div role="tablist"><button role="tab">Map</button></div>')
  const press = (target: Element): boolean =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  expect(press(document.querySelector('[role=tab]') ?? document.body), 'left to the tabs').toBe(true)
  expect(runs.choice.mock.calls.length + runs.go.mock.calls.length).toBe(0)
  expect(press(document.body)).toBe(false)
  expect(runs.choice.mock.calls.length + runs.go.mock.calls.length).toBe(1)
  replay.unmount()
  document.body.innerHTML = ''
})

test('[O] turns to the next board only while no other dialog lies over the boards, and without Ctrl', async () => {
  giveInterfaces(interfaces)
  const game = games.find(({ rules }) => rules.id === 'voyages')
  if (!game) throw new Error('no Voyages')
  const page = await openPage(3, {}, new FakeHost(3, {}, game, 3))
  await page.table.raiseCurtain()
  const screen = mount(
    { render: () => h(TooltipProvider, () => h(TableScreen)) },
    { global: { plugins: [page.pinia] }, attachTo: document.body }
  )
  const title = (): string => document.querySelector('[role=dialog] h2')?.textContent ?? ''
  const press = async (ctrlKey = false): Promise<string> => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'o', ctrlKey }))
    await flushPromises()
    return title()
  }
  // The table listens once its panels are loaded.
  await vi.waitFor(async () => expect(await press()).not.toBe(''), { timeout: 60_000, interval: 200 })
  const first = title()
  const second = await press()
  expect(second).not.toBe(first)
  expect(await press(true)).toBe(second)
  const book = effectScope()
  book.run(() => coverPageWhile(() => true))
  await flushPromises()
  expect(await press()).toBe(second)
  book.stop()
  expect(await press()).not.toBe(second)
  screen.unmount()
})
