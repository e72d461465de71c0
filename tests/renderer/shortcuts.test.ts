// @vitest-environment happy-dom
// Keys of the table: V opens the replay of what has been played, and the list under `?` names every key that works now.
import { flushPromises, mount } from '@vue/test-utils'
import { TooltipProvider } from 'reka-ui'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { h } from 'vue'
import { saveGuide } from '../../renderer/features/guide/saved-guide'
import { begun } from '../../renderer/features/guide/progress'
import { guideWords } from '../../renderer/features/guide/words'
import type { Guide } from '../../renderer/contract/guide'
import { useReplayOpener } from '../../renderer/stores/replay'
import { replayWords } from '../../renderer/words/replay'
import { useScreens } from '../../renderer/stores/screens'
import TableScreen from '../../renderer/table/TableScreen.vue'
import { openPage } from './page'
import { fakeUi } from './fake-game'
import { giveInterfaces } from './interfaces'

const guide: Guide = {
  steps: [{ id: 'read', rule: '', points: () => [] }],
  text: (id) => ({ title: id, text: id })
}
vi.mock('../../shared/games', async () => {
  const { fakeGame } = await import('./fake-game')
  return { games: [fakeGame], gameById: () => fakeGame }
})
giveInterfaces([{ ...fakeUi, guide: () => Promise.resolve(guide) }])

beforeEach(() => saveGuide(undefined))
afterEach(() => {
  document.body.innerHTML = ''
  saveGuide(undefined)
})

async function sitDown() {
  const page = await openPage(2)
  const screens = useScreens()
  screens.show('table')
  const screen = mount(
    { render: () => h(TooltipProvider, () => h(TableScreen)) },
    { global: { plugins: [page.pinia] }, attachTo: document.body }
  )
  await flushPromises()
  const press = async (key: string): Promise<void> => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    await flushPromises()
  }
  /** The list under `?`: each row's keys and what they do. */
  const list = async (): Promise<readonly string[]> => {
    await press('?')
    return [...document.querySelectorAll('.keys__row')].map((row) =>
      [...row.querySelectorAll('kbd'), ...row.querySelectorAll('dd')].map((one) => one.textContent).join(' ')
    )
  }
  return { page, screens, screen, press, list }
}

test('V watches the game so far and comes back to the table; the key is listed', async () => {
  const { page, screens, screen, press, list } = await sitDown()
  await press('v')
  expect(screens.screen).toBe('replay')
  expect(useReplayOpener().wanted).toEqual({ kind: 'table' })
  await useReplayOpener().close()
  expect(screens.screen).toBe('table')
  expect(page.table.decision).toBeDefined()
  expect(await list()).toContain(`V ${replayWords.tableShortcut}`)
  await press('v')
  expect(screens.screen, 'not from behind a dialog').toBe('table')
  screen.unmount()
})

test('the guide’s key is listed while a guide runs, and only then', async () => {
  const row = `${guideWords.key} ${guideWords.shortcut}`
  const without = await sitDown()
  expect(await without.list()).not.toContain(row)
  without.screen.unmount()
  document.body.innerHTML = ''
  saveGuide({ table: 't1', next: 0, progress: begun(guide) })
  const { screen, list } = await sitDown()
  expect(await list()).toContain(row)
  screen.unmount()
})
