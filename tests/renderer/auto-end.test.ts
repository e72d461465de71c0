// @vitest-environment happy-dom
// The setting that ends a turn in which nothing else is left to choose.
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useScreens } from '../../renderer/stores/screens'
import { useSettings } from '../../renderer/stores/settings'
import { useAutoEnd } from '../../renderer/table/use-auto-end'
import { fakeRules, fakeUi } from './fake-game'
import { giveInterfaces } from './interfaces'
import { openPage, settled, type FakePage } from './page'

vi.mock('../../shared/games', async () => {
  const { fakeGame } = await import('./fake-game')
  return { games: [fakeGame], gameById: () => fakeGame }
})
giveInterfaces([fakeUi])

let page: FakePage
let ender: VueWrapper

/** A table for two at which whoever has taken a coin can only end the turn. */
beforeEach(async () => {
  page = await openPage(2)
  vi.spyOn(useScreens(), 'screen', 'get').mockReturnValue('table')
  const all = fakeRules.decisions.bind(fakeRules)
  vi.spyOn(fakeRules, 'decisions').mockImplementation((state, asker) =>
    all(state, asker).map((open) => {
      const { choices } = open
      return choices && state.coins[open.seat] === 1
        ? { ...open, choices: { count: () => 1, nth: () => choices.nth(1) } }
        : open
    })
  )
  ender = mount({ setup: () => (useAutoEnd(), () => null) }, { global: { plugins: [page.pinia] } })
})
afterEach(() => {
  ender.unmount()
  vi.restoreAllMocks()
})

test('a turn in which only its end is left ends by itself, but not again after that was undone', async () => {
  await page.table.choose({ type: 'coin' })
  await settled()
  expect(page.table.seat, 'the setting is off').toBe(0)
  void useSettings().change({ autoEnd: true })
  await flushPromises()
  await settled()
  expect(page.table.seat).toBe(1)
  await page.table.undo()
  await flushPromises()
  await settled()
  expect(page.table.seat).toBe(0)
})

test.each(['together', 'reply later', 'update later'])('reply and update: %s', async (order) => {
  const { host, table } = page
  const [request, push] = [host.request.bind(host), host.push.bind(host)]
  const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 2))
  if (order === 'reply later')
    host.request = async (asked) => {
      const reply = await request(asked)
      await later()
      return reply
    }
  if (order === 'update later') host.push = (told) => void later().then(() => push(told))
  await useSettings().change({ autoEnd: true })
  await table.choose({ type: 'coin' })
  await vi.waitFor(() => expect(table.seat).toBe(1))
})

test('a refused end is not tried again until the refusal is dismissed', async () => {
  const { host, table } = page
  let tries = 0
  host.answer = (request) => {
    if (request.type !== 'choose' || !JSON.stringify(request.choices).includes('end')) return undefined
    tries++
    return { ok: false, refusal: { code: 'folder-failed' } }
  }
  await useSettings().change({ autoEnd: true })
  await table.choose({ type: 'coin' })
  await vi.waitFor(() => expect(table.refused).toBeDefined())
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect([tries, table.seat]).toEqual([1, 0])
})
