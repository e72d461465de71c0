// @vitest-environment happy-dom
// Content packs in the page: fetched once for a table; opened, remembered and refused in the new-table form.

import { hashOf } from '../../shared/engine/check'
import { flushPromises, mount } from '@vue/test-utils'
import { TooltipProvider } from 'reka-ui'
import { afterEach, expect, test, vi } from 'vitest'
import { h } from 'vue'
import * as later from '../../renderer/screens/lazy-screens'
import NewTableScreen from '../../renderer/screens/NewTableScreen.vue'
import { useScreens } from '../../renderer/stores/screens'
import { useSettings } from '../../renderer/stores/settings'
import { entries } from '../../renderer/games'
import { addGame, gameEntries, setGames } from '../../renderer/stores/games'
import { fakePage, settled, type FakePage } from './page'
import { fakeUi } from './fake-game'
import { packedGame } from './fake-pack'
import { giveInterfaces } from './interfaces'

vi.mock('../../shared/games', async (original) => {
  const { packedGame } = await import('./fake-pack')
  const actual = await original<object>()
  return { ...actual, games: [packedGame], gameById: () => packedGame }
})
giveInterfaces([fakeUi])
const chosen = vi.hoisted(() => ({ file: undefined as { name: string; text: string } | undefined }))
const saveText = vi.hoisted(() => vi.fn(() => Promise.resolve(true)))
vi.mock('../../renderer/screens/files', () => ({
  choosePack: () => Promise.resolve(chosen.file),
  saveText
}))

const pack = { name: 'Copper', coins: 3 }

/** A page on a host whose table has a pack. */
function packPage(): FakePage {
  const page = fakePage(2)
  page.host.info = { ...page.host.info, pack: { name: 'Copper', hash: hashOf(pack) } }
  page.host.pack = pack
  return page
}

const asked = (page: FakePage, type: string): number =>
  page.host.asked.filter((request) => request.type === type).length

afterEach(() => (document.body.innerHTML = ''))

test('a table’s pack is fetched once, before its first view', async () => {
  const page = packPage()
  const opening = page.table.open('t1')
  await settled()
  expect(await opening).toBeUndefined()
  expect(page.table.game?.rules.tables({})).toEqual([{ id: 'pack', hash: 'copper-3' }])
  expect(page.table.context.content).toEqual({ coins: 3 })
  expect(asked(page, 'getPack')).toBe(1)
  await page.table.leave()
  expect(await page.table.open('t1')).toBeUndefined()
  expect(asked(page, 'getPack')).toBe(1)
})

test('choices that are played while the pack is being fetched are not lost', async () => {
  const page = packPage()
  let arrive = (): void => undefined
  page.host.before = (request) =>
    request.type === 'getPack' ? new Promise<void>((resolve) => (arrive = resolve)) : Promise.resolve()
  const opening = page.table.open('t1')
  await settled()
  expect(page.table.view).toBeUndefined()
  await page.host.request({ type: 'choose', command: 'x', seat: 0, decision: 0, choices: [{ type: 'coin' }] })
  expect(page.table.view).toBeUndefined()
  arrive()
  expect(await opening).toBeUndefined()
  expect(page.table.view).toMatchObject({ coins: [1, 0] })
  expect(page.table.log).toHaveLength(1)
})

test.each([
  ['a pack that this app does not take', { name: 'Copper', coins: 99 }],
  ['a pack of another content than the host plays over', { name: 'Copper', coins: 4 }]
])('%s: the table is not opened, and left', async (_what, wrong) => {
  const page = packPage()
  page.host.pack = wrong
  expect(await page.table.open('t1')).toEqual({ code: 'content-differs' })
  expect(page.table.info).toBeUndefined()
  expect(asked(page, 'leaveTable')).toBe(1)
})

const button = (name: RegExp): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('button')].find((one) =>
    name.test(one.textContent?.trim() ?? '')
  )
  if (!found) throw new Error(`no button ${String(name)}`)
  return found
}

function form(page: FakePage): void {
  mount(
    { render: () => h(TooltipProvider, () => h(NewTableScreen)) },
    { global: { plugins: [page.pinia] }, attachTo: document.body }
  )
}

async function open(text: string): Promise<void> {
  chosen.file = { name: 'mine.json', text }
  button(/^(Open a pack|Another) …/).click()
  await flushPromises()
  await vi.dynamicImportSettled()
  await flushPromises()
}

test('the form: a starter pack that cannot be written, for example on a full disk, is reported until it can', async () => {
  form(fakePage(2))
  const save = document.querySelector<HTMLElement>(
    'button[title="Save the built-in values as a file to edit"]'
  )
  const press = async (): Promise<string> => {
    save?.click()
    await flushPromises()
    return document.querySelector('[role=alert]')?.textContent ?? ''
  }
  saveText.mockRejectedValueOnce(new Error('ENOSPC'))
  expect(await press()).toBe('The file could not be written.')
  expect(await press()).toBe('')
  expect(saveText).toHaveBeenCalledTimes(2)
})

test('the form: a pack is opened, named, remembered, sent with the table, and removed again', async () => {
  const page = fakePage(2)
  form(page)
  expect(document.body.textContent).toContain('Built in')
  await open(JSON.stringify({ ...pack, author: 'Zoe' }))
  expect(document.body.textContent).toMatch(/Copper\s*by Zoe/)
  expect(JSON.parse(useSettings().settings.packs['fake'] ?? '')).toEqual({ ...pack, author: 'Zoe' })
  document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }))
  await flushPromises()
  expect(page.host.asked.find((request) => request.type === 'createTable')).toMatchObject({
    game: 'fake',
    pack: { name: 'Copper', coins: 3 }
  })
  button(/^Restore built-in/).click()
  await flushPromises()
  expect(document.body.textContent).not.toContain('Copper')
  expect(useSettings().settings.packs).toEqual({})
})

test('the form: a faulty file is refused with line numbers and changes nothing', async () => {
  form(fakePage(2))
  await open(JSON.stringify(pack))
  await open('{\n  "name": "Silver",\n  "coins": 99,\n  "mint": true\n}')
  const alert = document.querySelector('[role="alert"]')
  expect(
    [...(alert?.querySelectorAll('li') ?? [])].map((one) => one.textContent?.replace(/\s+/g, ' ').trim())
  ).toEqual([
    'Line 3, coins: This number is too large: write 9 or less.',
    'Line 4, mint: No pack has a key “mint” here: remove it or correct its spelling.'
  ])
  expect(document.body.textContent).toContain('Copper')
  await open(JSON.stringify({ name: 'Gold', coins: 1 }))
  expect(document.querySelector('[role="alert"]')).toBeNull()
  expect(document.body.textContent).toContain('Gold')
})

test('the form: a pack for another game is refused by that game’s name, not by what else it has', async () => {
  const entry = entries.find(({ id }) => id === 'khan')
  if (!entry) throw new Error('no such game')
  setGames([...gameEntries(), entry])
  form(fakePage(2))
  await open('{\n  "caravanPack": 1,\n  "game": "khan",\n  "name": "Xanadu"\n}')
  expect(document.querySelector('[role="alert"] li')?.textContent?.replace(/\s+/g, ' ').trim()).toBe(
    `Line 3, game: This pack is for ${entry.title().name}: choose that game, then open the pack again.`
  )
  giveInterfaces([fakeUi])
})

test('the form: the code of packs is fetched when a file is opened; without the host no file can be read', async () => {
  let reachable = false
  const { packs } = packedGame
  if (!packs) throw new Error('no packs')
  const load = vi.fn(() =>
    reachable
      ? Promise.resolve({ packs, packFault: () => undefined })
      : Promise.reject(new Error('the host is gone'))
  )
  const { packs: _, ...bare } = packedGame
  addGame({ game: bare, ui: fakeUi })
  setGames(gameEntries().map((entry) => ({ ...entry, packs: { load } })))
  form(fakePage(2))
  expect(document.body.textContent).toContain('Built in')
  expect(load).not.toHaveBeenCalled()
  await open(JSON.stringify(pack))
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('The file could not be read.')
  reachable = true
  await open(JSON.stringify(pack))
  expect(document.querySelector('[role="alert"]')).toBeNull()
  expect(document.body.textContent).toContain('Copper')
  addGame({ game: packedGame, ui: fakeUi })
  giveInterfaces([fakeUi])
})

test('the forms of a new table and of one in its lobby open with the remembered pack, whose code is fetched first', async () => {
  const { packs, ...bare } = packedGame
  if (!packs) throw new Error('no packs')
  addGame({ game: bare, ui: fakeUi })
  let arrive = (): void => undefined
  const load = () =>
    new Promise<{ packs: typeof packs; packFault: () => undefined }>((resolve) => {
      arrive = () => resolve({ packs, packFault: () => undefined })
    })
  setGames(gameEntries().map((entry) => ({ ...entry, packs: { load } })))
  const page = fakePage(2)
  await page.table.open('t1')
  await useSettings().change({ packs: { fake: JSON.stringify(pack) } })
  useScreens().openNewTable(false, 'fake')
  const shown = mount(
    { render: () => h(TooltipProvider, () => [h(later.NewTableScreen), h(later.ChangeTableScreen)]) },
    { global: { plugins: [page.pinia] }, attachTo: document.body }
  )
  await vi.dynamicImportSettled()
  await flushPromises()
  expect(document.body.textContent).not.toContain('Built in')
  arrive()
  await vi.waitFor(() => expect(document.body.textContent.match(/Copper/g)).toHaveLength(2))
  shown.unmount()
  giveInterfaces([fakeUi])
})

test('a remembered pack that this app no longer accepts is ignored', () => {
  const page = fakePage(2)
  void useSettings().change({ packs: { fake: '{"name":"Old","coins":0}' } })
  form(page)
  expect(document.body.textContent).toContain('Built in')
  expect(document.querySelector('[role="alert"]')).toBeNull()
})
