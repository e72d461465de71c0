// @vitest-environment happy-dom
// Keys of the table: V opens the replay of the game so far, and the list under `?` names every key that works now.
import { flushPromises, mount } from '@vue/test-utils'
import { TooltipProvider } from 'reka-ui'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { computed, h, shallowRef } from 'vue'
import { savedGuides, saveGuides } from '../../renderer/features/guide/saved-guide'
import { useGuide } from '../../renderer/features/guide/store'
import { initialProgress } from '../../renderer/features/guide/progress'
import { guideWords } from '../../renderer/features/guide/words'
import type { Guide } from '../../renderer/contract/guide'
import { pending } from '../../renderer/kit/lazy'
import { useKeys } from '../../renderer/polo/keys'
import { useReplayOpener } from '../../renderer/stores/replay'
import { replayWords } from '../../renderer/words/replay'
import { useWords } from '../../renderer/words'
import { useRoom } from '../../renderer/stores/room'
import { useSettings } from '../../renderer/stores/settings'
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

// Dialogs and menus are fetched before anything is pressed, as by a page that was idle.
beforeAll(async () => {
  for (const fetch of pending.splice(0)) await fetch()
})
beforeEach(() => saveGuides([]))
afterEach(() => {
  document.body.innerHTML = ''
  saveGuides([])
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
  /** The list under `?`: the keys of each row and what they do. */
  const list = async (): Promise<readonly string[]> => {
    await press('?')
    return [...document.querySelectorAll('.keys__row')].map((row) =>
      [...row.querySelectorAll('kbd'), ...row.querySelectorAll('dd')].map((one) => one.textContent).join(' ')
    )
  }
  return { page, screens, screen, press, list }
}

test('V opens the replay of the game so far and returns to the table; the key is listed', async () => {
  const { page, screens, screen, press, list } = await sitDown()
  await press('v')
  expect(screens.screen).toBe('replay')
  expect(useReplayOpener().source).toEqual({ kind: 'table' })
  await useReplayOpener().close()
  expect(screens.screen).toBe('table')
  expect(page.table.decision).toBeDefined()
  expect(await list()).toContain(`V ${replayWords.tableShortcut}`)
  await press('v')
  expect(screens.screen, 'not from behind a dialog').toBe('table')
  screen.unmount()
})

test('the guide’s key is listed only while a guide runs', async () => {
  const row = `${guideWords.key} ${guideWords.shortcut}`
  const without = await sitDown()
  expect(await without.list()).not.toContain(row)
  without.screen.unmount()
  document.body.innerHTML = ''
  saveGuides([{ table: 't1', next: 0, progress: initialProgress(guide) }])
  const { screen, list } = await sitDown()
  expect(await list()).toContain(row)
  screen.unmount()
})

test('the guide of one table continues where it was, whatever happens to the guide of another', async () => {
  const elsewhere = { table: 't0', next: 4, progress: { ...initialProgress(guide), past: ['read'] } }
  saveGuides([elsewhere, { table: 't1', next: 0, progress: initialProgress(guide) }])
  const { screen } = await sitDown()
  const running = useGuide()
  expect(running.step?.id).toBe('read')
  running.next()
  expect(savedGuides().map(({ table, progress }) => [table, progress.at])).toEqual([
    ['t0', 'read'],
    ['t1', undefined]
  ])
  running.leave()
  expect(savedGuides()).toEqual([elsewhere])
  screen.unmount()
})

test('chat is offered only if somebody plays at another device', async () => {
  const { page, press, list, screen } = await sitDown()
  const words = useWords()
  const offered = (): boolean =>
    screen.findAll('button').some((one) => (one.attributes('aria-label') ?? one.text()) === words.chat.title)
  const with_ = async (by: 'bot' | 'here' | 'lan'): Promise<void> => {
    const seats = page.host.info.seats.map((seat, at) => (at === 1 ? { ...seat, by } : seat))
    page.host.info = { ...page.host.info, seats }
    page.host.push({ type: 'table', table: page.host.info, own: page.host.own })
    await flushPromises()
  }
  for (const by of ['here', 'bot', 'lan'] as const) {
    await with_(by)
    const social = by === 'lan'
    expect(offered(), by).toBe(social)
    await press('t')
    expect(document.querySelector('[role=dialog]') !== null, by).toBe(social)
  }
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(words.chat.say))
  await press('Escape')
  expect(await list()).toContain(`T ${words.shortcuts.talk}`)
  screen.unmount()
})

test('lines that nobody has read yet are counted on the chat’s button until the panel was opened', async () => {
  const { page, press, screen } = await sitDown()
  const words = useWords()
  const seats = page.host.info.seats.map((seat, at) => (at === 1 ? { ...seat, by: 'lan' as const } : seat))
  page.host.info = { ...page.host.info, seats }
  page.host.elsewhere.add(1)
  page.host.push({ type: 'table', table: page.host.info, own: page.host.own })
  const hear = async (seat: number | null, at: number): Promise<void> => {
    page.host.push({ type: 'said', line: { from: seat === 0 ? 'Aylin' : 'Lorenzo', seat, text: 'hm', at } })
    await flushPromises()
  }
  const button = () => screen.get(`button[aria-label^="${words.chat.title}"]`)
  const shown = (): unknown => [button().attributes('aria-label'), button().find('.unread').exists()]
  const none = [words.chat.title, false]
  await hear(0, 1)
  expect(shown(), 'one’s own').toEqual(none)
  await hear(1, 2)
  expect(shown()).toEqual([`${words.chat.title}, 1 new message`, true])
  await hear(null, 3)
  expect(button().get('.unread').text()).toBe('2')
  await press('t')
  expect(shown()).toEqual(none)
  await hear(1, 4)
  expect(shown(), 'while it is open').toEqual(none)
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  await hear(1, 5)
  expect(shown()).toEqual([`${words.chat.title}, 1 new message`, true])
  useRoom().mute('Lorenzo', true)
  await flushPromises()
  expect(shown(), 'muted').toEqual(none)
  screen.unmount()
})

test.each([
  ['American', ['!', '@', '#', '$'], ['1', '2', '3', '4']],
  ['British', ['!', '"', '£', '$'], ['1', '2', '3', '4']],
  ['German', ['!', '"', '§', '$'], ['1', '2', '3', '4']],
  ['French', ['1', '2', '3', '4'], ['&', 'é', '"', "'"]]
])('on a %s keyboard digits choose dice, and rivals’ boards with Shift', (_, shifted, plain) => {
  const act = { die: vi.fn(() => true), bonus: vi.fn(), adjust: vi.fn(), endTurn: vi.fn(), escape: vi.fn() }
  const board = shallowRef<number>()
  const table = mount({
    setup: () => (useKeys({ act, board, rivals: computed(() => [11, 12, 13, 14]) }), () => null)
  })
  const press = (key: string, at: number, shiftKey: boolean): void => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key, code: `Digit${at + 1}`, shiftKey }))
  }
  for (const [at, key] of shifted.entries()) {
    press(key, at, true)
    expect(board.value, key).toBe(11 + at)
  }
  expect(act.die).not.toHaveBeenCalled()
  for (const [at, key] of plain.entries()) press(key, at, false)
  expect(act.die.mock.calls).toEqual([[0], [1], [2], [3]])
  table.unmount()
})

test('after a tick, as for the post that a journey leaves, the keys of the table still work; in a text field they write', () => {
  const act = { die: vi.fn(() => true), bonus: vi.fn(), adjust: vi.fn(), endTurn: vi.fn(), escape: vi.fn() }
  const keys = { act, board: shallowRef<number>(), rivals: computed(() => [1]) }
  const table = mount(
    {
      setup: () => (useKeys(keys), () => [h('input', { type: 'checkbox' }), h('input', { type: 'text' })])
    },
    { attachTo: document.body }
  )
  const press = (type: string, key: string): boolean =>
    table
      .get(`[type=${type}]`)
      .element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  press('checkbox', 'Escape')
  press('checkbox', 'm')
  expect([act.escape.mock.calls.length, act.bonus.mock.calls]).toEqual([1, [['money-bag']]])
  press('text', 'Escape')
  press('text', 'm')
  expect([act.escape.mock.calls.length, act.bonus.mock.calls.length]).toEqual([1, 1])
  table.unmount()
})

test('on a French keyboard the key of 6 chooses the sixth die if there is one, and is the minus else', () => {
  let dice = 6
  const act = {
    die: vi.fn((index: number) => index < dice),
    bonus: vi.fn(),
    adjust: vi.fn(),
    endTurn: vi.fn(),
    escape: vi.fn()
  }
  const keys = { act, board: shallowRef<number>(), rivals: computed(() => [1]) }
  const table = mount({ setup: () => (useKeys(keys), () => null) })
  const press = (code: string): boolean =>
    window.dispatchEvent(new KeyboardEvent('keydown', { key: '-', code }))
  press('Digit6')
  expect(act.die.mock.calls).toEqual([[5]])
  expect(act.adjust).not.toHaveBeenCalled()
  dice = 5
  press('Digit6')
  press('NumpadSubtract')
  expect(act.adjust.mock.calls).toEqual([[-1], [-1]])
  table.unmount()
})

/** The names in the menu of the bar that has sound, screen and keys. */
async function deviceMenu(): Promise<readonly string[]> {
  const trigger = document.querySelector('.bar [aria-label="More"]')
  trigger?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  await flushPromises()
  const items = [...document.querySelectorAll<HTMLElement>('.menu__item')]
  return items.map((one) => one.textContent.trim())
}

test.each([
  [[], false, 'Mute'],
  [['q'], true, 'Sound on'],
  [['q', 'q'], false, 'Mute']
] as const)(
  'Q switches all sounds off and on again: after %j muted is %s, and the menu offers “%s”',
  async (keys, muted, offer) => {
    const { screen, press } = await sitDown()
    for (const key of keys) await press(key)
    expect(useSettings().settings.sound.muted).toBe(muted)
    expect(await deviceMenu()).toEqual([`${offer}Q`, 'Shortcuts?'])
    screen.unmount()
  }
)

test('the list of keys has the one for the sound', async () => {
  const { screen, list } = await sitDown()
  expect(await list()).toContain('Q Sound on or off')
  screen.unmount()
})

test.each([
  ['a browser that allows it', true, undefined, 'X Full screen on or off'],
  ['a browser that does not', false, undefined, undefined],
  ['the desktop app, whose window has its own', true, 'linux', 'F11 Full screen on or off'],
  ['the desktop app on a Mac', true, 'darwin', '⌃ ⌘ F Full screen on or off']
])('full screen in %s', async (_, allowed, platform, row) => {
  const request = vi.fn(() => Promise.resolve())
  Object.defineProperty(document, 'fullscreenEnabled', { value: allowed, configurable: true })
  document.documentElement.requestFullscreen = request
  if (platform !== undefined) vi.stubGlobal('caravanserai', { platform })
  const { screen, press, list } = await sitDown()
  const offered = row?.startsWith('X') === true
  await press('x')
  expect(request).toHaveBeenCalledTimes(offered ? 1 : 0)
  expect((await list()).filter((one) => one.includes('Full screen'))).toEqual(row === undefined ? [] : [row])
  screen.unmount()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'fullscreenEnabled')
})
