// @vitest-environment happy-dom
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { TooltipProvider } from 'reka-ui'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { h, watchEffect, type Component } from 'vue'
import { useReplayOpener } from '../../renderer/stores/replay'
import HomeScreen from '../../renderer/screens/HomeScreen.vue'
import NewTableScreen from '../../renderer/screens/NewTableScreen.vue'
import { useScreens, type Screen } from '../../renderer/stores/screens'
import { useSettings } from '../../renderer/stores/settings'
import { useTables } from '../../renderer/stores/tables'
import { fakePage, type FakePage } from './page'
import { fakeUi } from './fake-game'
import { giveInterfaces } from './interfaces'

vi.mock('../../shared/games', async () => {
  const { fakeGame } = await import('./fake-game')
  return { games: [fakeGame], gameById: () => fakeGame }
})
giveInterfaces([fakeUi])
const saved = vi.hoisted(() => ({ files: [] as string[] }))
vi.mock('../../renderer/screens/files', () => ({
  saveText: (name: string) => {
    saved.files.push(name)
    return Promise.resolve(true)
  },
  chooseFile: () => Promise.resolve({ name: 'x.caravan', text: 'text' }),
  readFile: () => Promise.resolve({ name: 'x.caravan', text: 'text' })
}))

const wrap = (page: FakePage, component: Component): VueWrapper =>
  mount(
    { render: () => h(TooltipProvider, () => h(component)) },
    { global: { plugins: [page.pinia] }, attachTo: document.body }
  )
const button = (name: RegExp): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('button, [role="menuitem"]')].find((one) =>
    name.test(one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '')
  )
  if (!found) throw new Error(`no button ${String(name)}`)
  return found
}

/** Chooses an action from the menu of the only table. */
async function pressInMenu(action: RegExp): Promise<void> {
  button(/^More for/).dispatchEvent(new PointerEvent('pointerdown', { button: 0, bubbles: true }))
  button(/^More for/).click()
  // The menu is loaded when one is first opened.
  await vi.waitFor(() => button(action))
  button(action).click()
}

/** Chooses an action from the menu of the only table, and waits for the dialog that it opens. */
async function chooseFromMenu(action: RegExp): Promise<void> {
  await pressInMenu(action)
  await vi.waitFor(() => expect(document.querySelector('[role="dialog"]')).not.toBeNull())
}

async function home(): Promise<FakePage> {
  const page = fakePage(2)
  useTables().listen()
  wrap(page, HomeScreen)
  await flushPromises()
  return page
}

beforeEach(() => {
  sessionStorage.clear()
  saved.files = []
})
afterEach(() => (document.body.innerHTML = ''))

test('home: one press continues the last table; a reload returns to it', async () => {
  const page = await home()
  expect(document.body.textContent).toContain('Aylin and Lorenzo')
  button(/^Continue/).click()
  await flushPromises()
  expect(useScreens().screen).toBe('table')
  expect(page.table.info?.id).toBe('t1')

  fakePage(2)
  const screens = useScreens()
  const shown: Screen[] = []
  watchEffect(() => screens.ready && shown.push(screens.screen), { flush: 'sync' })
  await screens.restore()
  expect(shown).toEqual(['table'])
  await screens.goHome()
  expect(useScreens().screen).toBe('home')
  expect(sessionStorage.length).toBe(0)
})

test('home: a finished game opens at its result', async () => {
  const page = fakePage(2)
  const state = page.host.match.state as { phase: string }
  state.phase = 'over'
  await useScreens().openTable('t1')
  expect(useScreens().screen).toBe('end')
})

test('home: a game of other rules is offered for watching, and one press replays its file', async () => {
  const page = fakePage(2)
  const damage = { code: 'rules-differ', numbers: { file: '0.9', app: '1.0' } }
  page.host.info = { ...page.host.info, status: 'watchable', damage }
  useTables().listen()
  wrap(page, HomeScreen)
  await flushPromises()
  expect(document.body.textContent).toContain('Can be watched')
  expect(document.body.textContent).toContain('played with rules version 0.9')
  button(/^Watch the game of Aylin and Lorenzo/).click()
  await flushPromises()
  expect(useScreens().screen).toBe('replay')
  expect(useReplayOpener().source).toMatchObject({ kind: 'file' })
  expect(page.host.asked.map(({ type }) => type)).not.toContain('openTable')
})

test('home: a table that cannot be opened says why', async () => {
  const page = await home()
  vi.spyOn(page.host, 'request').mockResolvedValueOnce({
    ok: false,
    refusal: { code: 'unknown-table' }
  } as never)
  button(/^Continue/).click()
  await flushPromises()
  expect(useScreens().screen).toBe('home')
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('does not exist any more')
})

test('a page whose next table is refused is at its table still, also after a reload', async () => {
  const page = await home()
  const screens = useScreens()
  await screens.openTable('t1')
  vi.spyOn(page.host, 'request').mockResolvedValueOnce({
    ok: false,
    refusal: { code: 'room-full' }
  } as never)
  expect(await screens.openTable('t2')).toBe(false)
  expect([screens.screen, page.table.info?.id]).toEqual(['table', 't1'])
  fakePage(2)
  await useScreens().restore()
  expect(useScreens().screen).toBe('table')
})

test('home: exporting a running game asks first, because the file contains its secrets', async () => {
  await home()
  await chooseFromMenu(/^Save a copy/)
  expect(saved.files).toEqual([])
  expect(document.querySelector('[role="dialog"]')?.textContent).toContain('secrets')
  button(/^Save the copy/).click()
  await flushPromises()
  expect(saved.files).toEqual(['a.caravan'])
})

/** A host's answers for its only table while that can be deleted and brought back. */
function deletable({ host }: FakePage): void {
  let isThere = true
  host.answer = ({ type }) => {
    if (type === 'deleteTable') isThere = false
    if (type === 'restoreTable') isThere = true
    if (type === 'listTables' && !isThere) return { ok: true, value: { tables: [] } }
    return type === 'deleteTable' || type === 'restoreTable' ? { ok: true, value: {} } : undefined
  }
}

test('home: a deleted game can be brought back by one press, which has the focus', async () => {
  const page = await home()
  deletable(page)
  await pressInMenu(/^Delete$/)
  await vi.waitFor(() => button(/^Undo$/))
  expect(document.querySelector('[role="dialog"]')).toBeNull()
  const said = (): string => document.querySelector('[role="status"]')?.textContent ?? ''
  expect(said()).toContain('Deleted: Aylin and Lorenzo')
  expect(document.activeElement).toBe(button(/^Undo$/))
  expect(() => button(/^More for/)).toThrow()
  button(/^Undo$/).click()
  await vi.waitFor(() => button(/^More for/))
  expect(said()).toBe('')
})

test('home: deleting a table with guests asks first, and cancelling changes nothing', async () => {
  const page = await home()
  const [host, guest] = page.host.info.seats
  if (!host || !guest) throw new Error('two seats')
  page.host.info = { ...page.host.info, seats: [host, { ...guest, by: 'lan' }] }
  await useTables().refresh()
  for (const [answer, deleted] of [
    [/^Cancel/, false],
    [/^Delete$/, true]
  ] as const) {
    await chooseFromMenu(/^Delete …/)
    button(answer).click()
    await flushPromises()
    expect(page.host.asked.some((request) => request.type === 'deleteTable')).toBe(deleted)
  }
})

test('home: opening a file imports it and opens its table', async () => {
  const page = await home()
  button(/^Open a game file/).click()
  await flushPromises()
  expect(page.host.asked.some((request) => request.type === 'importTable')).toBe(true)
  expect(useScreens().screen).toBe('table')
})

test('new table: the form sends what it shows, and remembers people and options', async () => {
  const page = fakePage(2)
  wrap(page, NewTableScreen)
  button(/^2 players/).click()
  button(/^Expert/).click()
  await flushPromises()
  const first = document.querySelector('input')
  if (first) {
    first.value = 'Zoe'
    first.dispatchEvent(new Event('input'))
  }
  await flushPromises()
  document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }))
  await flushPromises()
  const created = page.host.asked.find((request) => request.type === 'createTable')
  expect(created).toMatchObject({
    game: 'fake',
    options: { startPlayer: 'drawn', goals: 'draft', wind: 'storm' }
  })
  expect(created?.type === 'createTable' && created.seats.map((seat) => seat.name)).toEqual([
    'Zoe',
    'Lorenzo'
  ])
  expect(useSettings().settings.seats[0]?.name).toBe('Zoe')
  expect(useSettings().settings.options['fake']).toMatchObject({ wind: 'storm' })
  expect(useScreens().screen).toBe('table')
})

test('new table: two people with one name cannot begin, and a sentence says so', async () => {
  const page = fakePage(2)
  wrap(page, NewTableScreen)
  const second = document.querySelectorAll('input')[1]
  if (second) {
    second.value = 'Aylin'
    second.dispatchEvent(new Event('input'))
  }
  await flushPromises()
  expect(document.body.textContent).toContain('Two players are called Aylin')
  document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }))
  await flushPromises()
  expect(page.host.asked.some((request) => request.type === 'createTable')).toBe(false)
})

test('settings: applied at once, saved at once, and passed to the style sheets', async () => {
  const page = fakePage(2)
  const settings = useSettings()
  await settings.load()
  void settings.change({ speed: 4 })
  expect(settings.settings.speed).toBe(4)
  await flushPromises()
  expect(document.documentElement.style.getPropertyValue('--pace')).toBe('0.25')
  expect(page.host.asked.at(-1)).toEqual({ type: 'setSettings', settings: { speed: 4 } })
  page.host.push({ type: 'settings', settings: { ...settings.settings, speed: 0 } })
  expect(settings.settings.speed).toBe(0)
})
