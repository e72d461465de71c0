// @vitest-environment happy-dom
// Games picked in the new-table form while their code is still being loaded.

import { flushPromises, mount } from '@vue/test-utils'
import { TooltipProvider } from 'reka-ui'
import { expect, test, vi } from 'vitest'
import { h } from 'vue'
import { entries } from '../../renderer/games'
import { NewTableScreen } from '../../renderer/screens/lazy-screens'
import { setGames } from '../../renderer/stores/games'
import { useScreens } from '../../renderer/stores/screens'
import { fakePage } from './page'

test('a game that is still being loaded is the one that begins; of two picks the later one counts', async () => {
  const { host, pinia } = fakePage(2)
  /** Lets a game arrive. */
  const arrive = new Map<string, () => void>()
  setGames(
    entries.map((entry) => ({
      ...entry,
      load: async () => {
        if (entry.id !== 'voyages') await new Promise<void>((resolve) => arrive.set(entry.id, resolve))
        return entry.load()
      }
    }))
  )
  useScreens().openNewTable(false)
  const wrapper = mount(
    { render: () => h(TooltipProvider, () => h(NewTableScreen)) },
    { global: { plugins: [pinia] }, attachTo: document.body }
  )
  const title = (): string => wrapper.find('form h1').text()
  await vi.waitFor(() => expect(title()).toBe('The Voyages of Marco Polo'), { timeout: 30_000 })
  const pick = async (name: string): Promise<void> =>
    wrapper
      .findAll('[role="radio"]')
      .find((one) => one.text().includes(name))
      ?.trigger('click')
  await pick('Marco Polo II')
  await pick('Expedition')
  await wrapper.get('form').trigger('submit')
  await flushPromises()
  const created = () => host.asked.filter(({ type }) => type === 'createTable')
  expect(created()).toEqual([])
  expect(title()).toBe('The Voyages of Marco Polo')
  arrive.get('expedition')?.()
  await vi.waitFor(() => expect(created()).toMatchObject([{ game: 'expedition' }]), { timeout: 30_000 })
  arrive.get('khan')?.()
  await flushPromises()
  expect(title()).toBe('Marco Polo Expedition')
})
