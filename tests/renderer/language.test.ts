// @vitest-environment happy-dom
/**
 * After a change of language in mid-game (T-25) everything on the table is as if it had been opened in that language.
 */
import { enableAutoUnmount, flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { TooltipProvider } from 'reka-ui'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { h } from 'vue'
import { giveInterfaces, interfaces } from './interfaces'
import LanguageSettings from '../../renderer/features/settings/LanguageSettings.vue'
import TableScreen from '../../renderer/table/TableScreen.vue'
import { useSettings } from '../../renderer/stores/settings'
import { speak } from '../../renderer/words/catalogue'
import type { Language } from '../../shared/protocol/language'
import { games } from '../../shared/games'
import { drawn } from '../lib/draw'
import { FakeHost } from './fake-host'
import { openPage, type FakePage } from './page'

giveInterfaces(interfaces)

beforeEach(() => speak('en'))
afterEach(() => {
  document.body.innerHTML = ''
  return speak('en')
})
// `afterEach` hooks run in reverse order, so this one unmounts pages before the hook above clears the document.
enableAutoUnmount(afterEach)

/** Opens a table in mid-game, after some first legal choices, with the seat to move at the device. */
async function midGame(game: (typeof games)[number]): Promise<FakePage> {
  const page = await openPage(3, {}, new FakeHost(3, {}, game, 3))
  for (let i = 0; i < 8; i++) {
    const seat = page.table.decisions[0]?.seat ?? 0
    if (page.table.seat !== seat || page.table.curtain) await page.table.raiseCurtain()
    await flushPromises()
    const listed = game.rules.decisions(page.table.view, seat).find((one) => one.seat === seat)?.choices
    if (listed && listed.count() > 0) await page.table.choose(listed.nth(0))
    await flushPromises()
  }
  await page.table.raiseCurtain()
  await flushPromises()
  return page
}

/** Mounts the table's screen. */
async function shown(page: FakePage): Promise<VueWrapper> {
  const box = document.body.appendChild(document.createElement('div'))
  const screen = mount(
    { render: () => h(TooltipProvider, () => h(TableScreen)) },
    { global: { plugins: [page.pinia] }, attachTo: box }
  )
  await vi.dynamicImportSettled()
  await flushPromises()
  return screen
}

/** All texts, accessible names, titles and descriptions, in the order of the page. */
function said(): readonly string[] {
  const texts: string[] = []
  const visit = (node: Node): void => {
    // Left out: the announcement of whose turn it is, which disappears soon after the screen is opened.
    if (node instanceof Element && node.classList.contains('handover')) return
    if (node instanceof Element)
      for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']) {
        const value = node.getAttribute(name)
        if (value) texts.push(`${name}: ${value}`)
      }
    else if (node.nodeType === 3 && node.textContent?.trim()) texts.push(node.textContent.trim())
    node.childNodes.forEach(visit)
  }
  visit(document.body)
  return texts
}

test.each(drawn('language', games).map((game) => [game.rules.id, game] as const))(
  'the table of %s changes its language at once, including the log',
  { timeout: 60_000 },
  async (_id, game) => {
    const page = await midGame(game)
    const live = await shown(page)
    const english = said()
    expect(english.length).toBeGreaterThan(60)
    const change = async (to: Language): Promise<readonly string[]> => {
      await useSettings().change({ language: to })
      await flushPromises()
      expect(document.documentElement.lang).toBe(to)
      expect(live.get('[role="log"]').text()).not.toBe('')
      return said()
    }
    for (const to of ['fr', 'de'] as const) {
      const changed = await change(to)
      expect(changed.length).toBe(english.length)
      const differing = changed.filter((text, i) => text !== english[i]).length
      expect(differing).toBeGreaterThan(english.length / 4)
    }
    expect(await change('en')).toEqual(english)
    const changed = await change('fr')
    live.unmount()
    await shown(page)
    expect(changed).toEqual(said())
  }
)

test('each language is offered by its own name, and the choice is stored', async () => {
  const page = await openPage(2)
  const form = mount(LanguageSettings, { global: { plugins: [page.pinia] }, attachTo: document.body })
  const offered = form.findAll('[role="radio"]')
  expect(offered.map((one) => [one.attributes('lang'), one.text()])).toEqual([
    ['en', 'English'],
    ['fr', 'Français'],
    ['de', 'Deutsch']
  ])
  await offered[2]?.trigger('click')
  await vi.dynamicImportSettled()
  await flushPromises()
  expect(page.host.asked.at(-1)).toEqual({ type: 'setSettings', settings: { language: 'de' } })
  expect(form.text()).toContain('Sprache')
})
