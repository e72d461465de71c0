// @vitest-environment happy-dom
// What the table, its result and the list at Home say of a solo game: the table of the day, and personal records.
import { flushPromises, mount } from '@vue/test-utils'
import { TooltipProvider } from 'reka-ui'
import { beforeEach, expect, test, vi } from 'vitest'
import { h, type Component } from 'vue'
import { noteTable } from '../../renderer/features/solo/remembered'
import EndScreen from '../../renderer/screens/EndScreen.vue'
import TableRow from '../../renderer/screens/TableRow.vue'
import TopBar from '../../renderer/table/TopBar.vue'
import type { SoloGame } from '../../shared/protocol/messages'
import { fakeUi } from './fake-game'
import { FakeHost } from './fake-host'
import { giveInterfaces } from './interfaces'
import { openPage, settled, type FakePage } from './page'

vi.mock('../../shared/games', async () => {
  const { fakeGame } = await import('./fake-game')
  return { games: [fakeGame], gameById: () => fakeGame }
})
giveInterfaces([fakeUi])
beforeEach(() => localStorage.clear())

const daily = '2026-11-23'
const wrap = ({ pinia }: FakePage, component: Component, props = {}) =>
  mount(() => h(TooltipProvider, () => h(component, props)), { global: { plugins: [pinia] } })

/** A page whose game is over with 2 points for the first seat; the host answers with these records. */
async function overWith(games: readonly Partial<SoloGame>[], day?: string): Promise<FakePage> {
  const host = new FakeHost(2)
  host.elsewhere.add(1)
  host.info = { ...host.info, ...(day !== undefined && { daily: day }) }
  const all = games.map((one, i) => ({
    table: `old${i}`,
    game: 'fake',
    players: 2,
    level: 2,
    points: 0,
    won: false,
    at: 0,
    ...one
  })) as SoloGame[]
  host.answer = ({ type }) => (type === 'getRecords' ? { ok: true, value: { games: all } } : undefined)
  const page = await openPage(2, {}, host)
  await page.table.choose({ type: 'coin' })
  for (let i = 0; i < 4; i++) {
    host.play({ type: 'end' })
    await settled()
  }
  return page
}

async function lineOf(page: FakePage): Promise<string> {
  const screen = wrap(page, EndScreen)
  await flushPromises()
  const text = screen.get('.leaf__line').text()
  screen.unmount()
  return text
}

test('the result says whether it is the best against computer players of that level, or what the best is', async () => {
  const own = { table: 't1', points: 2 }
  const line = async (...games: Partial<SoloGame>[]): Promise<string> =>
    (await lineOf(await overWith(games))).replace('with 2 points', '')
  expect(await line(own), 'the first').toBe('')
  expect(await line({ points: 1 }, own)).toBe(' · your best against Trader (medium), up from 1 point')
  expect(await line({ points: 5 }, own)).toBe(' · your best against Trader (medium) is 5 points')
  expect(await line({ points: 2 }, own), 'as many').toBe(' · your best against Trader (medium) is 2 points')
  expect(await line({ points: 5, level: 4 }, { points: 5, players: 3 }, own), 'others').toBe('')
  expect(await line({ points: 5 }), 'no solo game').toBe('')
})

test('the result of a table of the day is compared with the others there, and can be played again', async () => {
  const own = { table: 't1', points: 2, daily }
  const past = await overWith([{ points: 5 }, own], daily)
  expect(await lineOf(past)).toBe('with 2 points · table of the day')
  expect(await lineOf(await overWith([{ points: 3, daily }, own], daily))).toBe(
    'with 2 points · your best at this table of the day is 3 points'
  )

  const screen = wrap(past, EndScreen)
  expect(screen.text()).not.toContain('Rematch')
  await screen
    .findAll('button')
    .find((one) => one.text() === 'Play again')
    ?.trigger('click')
  await flushPromises()
  expect(past.host.asked.find(({ type }) => type === 'gatherTable')).toMatchObject({
    daily,
    seats: [{ by: 'here' }, { by: 'bot', level: 3 }, { by: 'bot', level: 3 }]
  })
})

test('a result is copied as text, with who plays which level; where that fails, the text is shown and selected', async () => {
  const page = await overWith([], daily)
  const { seats } = page.host.info
  page.host.info = {
    ...page.host.info,
    seats: seats.map((seat, at) => (at === 1 ? { ...seat, by: 'bot' as const, level: 3 as const } : seat)),
    series: { names: [seats[0]?.name ?? ''], games: [{ number: 1, totals: [3], won: [0] }] }
  }
  page.host.push({ type: 'table', table: page.host.info, own: [0] })
  await settled()
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const screen = wrap(page, EndScreen)
  const press = async (): Promise<void> => {
    await screen.get('button[aria-label="Copy the result as text"]').trigger('click')
    await flushPromises()
  }
  await press()
  const names = seats.map(({ name }) => name)
  const text = [
    'The Fake Game',
    'Table of the day, 23 November 2026',
    '',
    `1st ${names[0]} (the 0th): 2 points`,
    `2nd ${names[1]} (computer: Caravan leader, the 1th): 1 point`,
    '',
    `Game 2 of this series · ${names[0]} 2 wins`
  ].join('\n')
  expect(writeText.mock.calls).toEqual([[text]])
  expect(screen.get('.copy-result [role="status"]').text()).toBe('Copied.')

  writeText.mockRejectedValue(new Error('denied'))
  await press()
  const shown = document.querySelector('textarea')
  expect(shown?.value).toBe(text)
  expect([shown?.selectionStart, shown?.selectionEnd]).toEqual([0, text.length])
  writeText.mockRestore()
  screen.unmount()
})

test('the top bar and the list at Home name the table of the day', async () => {
  const host = new FakeHost(2)
  host.info = { ...host.info, daily }
  const page = await openPage(2, {}, host)
  const bar = wrap(page, TopBar)
  await vi.waitFor(() => expect(bar.get('.chip').text()).toBe('Table of the day'))
  const row = wrap(page, TableRow, { table: host.info, now: 0, twin: true })
  expect(row.get('.row__facts').text()).toMatch(/^Table of the day, 23 Nov 2026 · /)
  const { daily: _, ...plain } = host.info
  expect(wrap(page, TableRow, { table: plain, now: 0, twin: false }).text()).not.toContain('of the day')
})

test('the top bar names a training position', async () => {
  noteTable('t1', { game: 'voyages', number: 7 })
  const bar = wrap(await openPage(2), TopBar)
  await vi.waitFor(() => expect(bar.get('.chip').text()).toBe('Position 7'))
})
