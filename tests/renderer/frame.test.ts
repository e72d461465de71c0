// @vitest-environment happy-dom
import { flushPromises, mount } from '@vue/test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import { h } from 'vue'
import { TooltipProvider } from 'reka-ui'
import EndScreen from '../../renderer/screens/EndScreen.vue'
import { firstPeople, useNewTableForm } from '../../renderer/screens/new-table-form'
import { sourceRows, widest } from '../../renderer/features/statistics/points'
import { dateText } from '../../renderer/screens/date-text'
import { tableFacts, twinsIn } from '../../renderer/screens/table-facts'
import type { TableInfo } from '../../shared/protocol/messages'
import { groupsOf, linesOf, plainText } from '../../renderer/kit/log/log-groups'
import LogPanel from '../../renderer/kit/log/LogPanel.vue'
import { useTableOverlays } from '../../renderer/table/overlays'
import TableScreen from '../../renderer/table/TableScreen.vue'
import { useWords } from '../../renderer/words'
import { refusalSentence } from '../../renderer/words/refusal'
import { hostRefusals } from '../../shared/protocol/refusals'
import { defaultSettings } from '../../shared/protocol/messages'
import { fakeRules, fakeUi } from './fake-game'
import { openPage, settled, type FakePage } from './page'
import { giveInterfaces } from './interfaces'

vi.mock('../../shared/games', async () => {
  const { fakeGame } = await import('./fake-game')
  return { games: [fakeGame], gameById: () => fakeGame }
})
giveInterfaces([fakeUi])

const words = useWords()
const wrap = (page: FakePage, component: typeof TableScreen) =>
  mount(
    { render: () => h(TooltipProvider, () => h(component)) },
    { global: { plugins: [page.pinia] }, attachTo: document.body }
  )

afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
})

test('the log is grouped by chapter and turn, and can be filtered by seat', async () => {
  const { table } = await openPage(2)
  for (const choice of ['coin', 'end', 'coin', 'end', 'coin']) {
    await table.choose({ type: choice })
    await settled()
  }
  const groups = groupsOf(table.log, (entry) => linesOf(entry, fakeUi, table.context))
  expect(groups.map((group) => [group.chapter, group.seat, group.lines.length])).toEqual([
    [undefined, 0, 1],
    [undefined, 1, 1],
    ['Round 2', 1, 0],
    [undefined, 0, 1]
  ])
  expect(
    groupsOf(table.log, (entry) => linesOf(entry, fakeUi, table.context), { seat: 1 }).flatMap(
      (group) => group.lines
    )
  ).toHaveLength(1)
})

test('the log panel shows sentences, marks undone ones, and has filter buttons', async () => {
  const page = await openPage(2)
  await page.table.choose({ type: 'coin' })
  await page.table.undo()
  const panel = mount(LogPanel, { global: { plugins: [page.pinia] } })
  expect(panel.text()).toContain('takes')
  expect(panel.find('.is-undone').exists()).toBe(true)
  await panel.get('button[aria-label="Only Lorenzo"]').trigger('click')
  expect(panel.text()).not.toContain('takes')
})

test('the log cannot be focused exactly while the recap covers it', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  const page = await openPage(2)
  const panels = [false, true].map((bare) => {
    // As the table's screen mounts the log.
    const setup = () => (useTableOverlays(), () => h(LogPanel, { bare }))
    return mount({ setup }, { global: { plugins: [page.pinia] }, attachTo: document.body })
  })
  const covered = (): boolean[] => panels.map((panel) => panel.get<HTMLElement>('[role="log"]').element.inert)
  expect(covered()).toEqual([false, false])
  await page.table.choose({ type: 'coin' }, { type: 'end' })
  await settled()
  await flushPromises()
  expect(covered()).toEqual([true, false])
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  await flushPromises()
  expect(covered()).toEqual([false, false])
  for (const panel of panels) panel.unmount()
})

test('a sentence can be read as plain text', () => {
  const parts = fakeUi.sentence({ type: 'coinTaken', seat: 0 } as never, {
    seats: [],
    view: undefined,
    content: undefined
  })
  expect(plainText(parts, ['Aylin'], (item, count) => `${count} ${item}`)).toBe(
    'Aylin takes 1 coin from the mint'
  )
})

test('the top bar says what to do, who has the decision, and why undo is not possible', async () => {
  const page = await openPage(2)
  const screen = wrap(page, TableScreen)
  await flushPromises()
  expect(screen.get('h1').text()).toBe('turn please')
  expect(screen.text()).toContain('the board')
  const undo = screen.findAll('button').find((button) => button.text().startsWith('Undo'))
  expect(undo?.attributes('aria-description')).toBe(words.barriers.nothing)
  await undo?.trigger('click')
  expect(screen.get('[role="alert"]').text()).toContain(words.barriers.nothing)
  await page.table.choose({ type: 'cheat' })
  await flushPromises()
  expect(screen.get('[role="alert"]').text()).toContain('The rules say no: no-cheating 3')
  screen.unmount()
})

test('the undo button says what it undoes, and whose choice that is if it is another seat’s', async () => {
  const page = await openPage(2)
  const screen = wrap(page, TableScreen)
  const undo = () => screen.findAll('button').find((button) => button.text().startsWith('Undo'))
  await page.table.choose({ type: 'coin' })
  await flushPromises()
  expect(undo()?.text()).toBe('UndoU')
  expect(undo()?.attributes('aria-description')).toBe('Take back: Aylin takes 1 coin from the mint')
  await page.table.choose({ type: 'end' })
  await settled()
  await flushPromises()
  expect(page.table.seat).toBe(1)
  expect(undo()?.text()).toBe('Undo · AylinU')
  expect(undo()?.attributes('aria-description')).toBe('Take back the end of Aylin’s turn')
  screen.unmount()
})

test('after a journey, which is one press, the undo button names all of it by where it led', async () => {
  const page = await openPage(2)
  const screen = wrap(page, TableScreen)
  const undo = () => screen.findAll('button').find((button) => button.text().startsWith('Undo'))
  const arrival = vi.fn(() => 'Samarcanda')
  Object.assign(fakeUi, { arrival })
  await page.table.choose({ type: 'coin' }, { type: 'coin' })
  await flushPromises()
  expect(undo()?.attributes('aria-description')).toBe('Take back the whole journey to Samarcanda')
  Object.assign(fakeUi, { arrival: undefined })
  screen.unmount()
})

test('the curtain covers the table, and the page holds no secret before it is raised', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const page = await openPage(2, { goals: 'draft' })
  const screen = wrap(page, TableScreen)
  await flushPromises()
  expect(screen.get('[role="alertdialog"]').text()).toContain('Pass the device to Aylin')
  expect(document.body.innerHTML).not.toContain('secret-')
  await screen.get('[role="alertdialog"] button').trigger('click', { detail: 0 })
  await flushPromises()
  expect(screen.find('[role="alertdialog"]').exists(), 'a key pressed for the last answer').toBe(true)
  await screen.get('[role="alertdialog"] button').trigger('click', { detail: 1 })
  await flushPromises()
  expect(screen.find('[role="alertdialog"]').exists()).toBe(false)
  await page.table.choose({ type: 'keep', goal: 'secret-0-a' })
  await flushPromises()
  expect(screen.get('[role="alertdialog"]').text()).toContain('Pass the device to Lorenzo')
  expect(document.title).toMatch(/^Pass the device to Lorenzo · /)
  expect(document.body.innerHTML).not.toContain('secret-')
  screen.unmount()
})

test('the end screen ranks the seats, names the winner and shows every source of points in words and numbers', async () => {
  const page = await openPage(2)
  await page.table.choose({ type: 'coin' })
  for (let i = 0; i < 4; i++) {
    await page.table.choose({ type: 'end' })
    await settled()
  }
  const screen = wrap(page, EndScreen)
  expect(screen.get('h1').text()).toBe('Aylin wins')
  expect(screen.text()).toContain('Points for courage')
  expect(screen.text()).not.toContain('Points for nothing')
  expect(screen.get('[role="img"][aria-label^="Aylin:"]').attributes('aria-label')).toContain(
    'Points for coins 1'
  )
  screen.unmount()
})

test('the end screen names the unit that the game counts', async () => {
  const page = await openPage(2)
  await page.table.choose({ type: 'coin' })
  for (let i = 0; i < 4; i++) {
    await page.table.choose({ type: 'end' })
    await settled()
  }
  const own = {
    name: 'Pearls',
    amount: (count: number) => `${count} pearls`,
    winner: (count: number) => `by ${count} pearls`,
    from: 'Whose pearls',
    onEqual: (held: string) => `as many pearls: ${held}`
  }
  const plain = wrap(page, EndScreen)
  expect(plain.text()).toContain(words.points.from)
  plain.unmount()
  vi.spyOn(page.table, 'ui', 'get').mockReturnValue({ ...fakeUi, unit: () => own })
  const screen = wrap(page, EndScreen)
  expect(screen.text()).toContain('Whose pearls')
  expect(screen.text()).toContain('by 2 pearls')
  expect(screen.find('[aria-label="1 pearls"]').exists()).toBe(true)
  expect(screen.text()).not.toContain(words.points.from)
  screen.unmount()
})

test('the end screen says to the only person at the device that they won, or where they came', async () => {
  const page = await openPage(2)
  await page.table.choose({ type: 'coin' })
  for (let i = 0; i < 4; i++) {
    await page.table.choose({ type: 'end' })
    await settled()
  }
  const lineFor = (own: readonly number[]): string => {
    vi.spyOn(page.table, 'own', 'get').mockReturnValue(own)
    const screen = wrap(page, EndScreen)
    const text = `${screen.get('h1').text()}: ${screen.get('.leaf__line').text()}`
    screen.unmount()
    return text
  }
  expect(lineFor([1])).toBe('Aylin wins: with 2 points · you came 2nd, 1 point behind')
  expect(lineFor([0])).toBe('You win: with 2 points')
  expect(lineFor([0, 1])).toBe('Aylin wins: with 2 points')
})

test('points by source have rows only for sources with points, and a scale for the widest bar', () => {
  const outcome = {
    scores: [
      { seat: 0, total: 3, bySource: { a: 3, b: 0 } },
      { seat: 1, total: 5, bySource: { a: 1, c: 4 } }
    ],
    ranking: [[1], [0]]
  }
  expect(sourceRows(outcome).map((row) => row.source)).toEqual(['a', 'c'])
  expect(widest(outcome)).toBe(5)
})

test('the new-table form: default people differ, colours swap, names must differ, seats can be moved', () => {
  const form = useNewTableForm(fakeRules, fakeUi, defaultSettings, ['A', 'B', 'C', 'D'])
  expect(form.people.value.map((person) => person.name)).toEqual(['A', 'B', 'C', 'D'])
  expect(new Set(form.people.value.map((person) => person.colour)).size).toBe(4)
  const [first, second] = form.people.value
  form.paint(first?.id ?? 0, second?.colour ?? '')
  expect(form.people.value.slice(0, 2).map((person) => person.colour)).toEqual([
    second?.colour,
    first?.colour
  ])
  form.rename(1, ' a ')
  expect(form.fault.value).toEqual({ kind: 'twice', name: 'a' })
  form.rename(1, '  ')
  expect(form.fault.value).toEqual({ kind: 'missing', place: 2 })
  form.count.value = 2
  form.rename(1, 'Zed')
  expect(form.move(0, 1)).toBe(true)
  expect(form.move(0, 1)).toBe(false)
  expect(form.seats().map((seat) => seat.name)).toEqual(['Zed', 'A'])
  form.starters.value['startPlayer'] = 0
  expect(form.chosen()).toEqual({ startPlayer: '1', goals: 'deal', wind: 'calm' })
  form.apply('hard')
  expect(form.preset.value).toBe('hard')
  form.values.value['wind'] = 'calm'
  expect(form.preset.value).toBe('')
})

test('the people of last time are offered again, without duplicates', () => {
  const people = firstPeople(
    3,
    [
      { name: 'Zoe', colour: 'green' },
      { name: 'Zoe', colour: 'green' }
    ],
    ['A', 'B'],
    fakeUi.colours
  )
  expect(people.map((person) => person.name)).toEqual(['Zoe', 'A', 'B'])
  expect(new Set(people.map((person) => person.colour)).size).toBe(3)
})

test('every refusal code of the host has a sentence', () => {
  for (const code of Object.keys(hostRefusals)) {
    const sentence = refusalSentence(words, { code })
    expect(sentence).not.toBe('')
    expect(sentence).not.toBe(words.unknownRefusal(code))
  }
})

test('a time is described in words', () => {
  const now = new Date(2031, 4, 3, 14, 5).getTime()
  expect(dateText(words, now - 5000, now)).toBe('just\u00a0now')
  expect(dateText(words, now - 5 * 60_000, now)).toBe('5\u00a0min\u00a0ago')
  expect(dateText(words, now - 3 * 3_600_000, now)).toBe('today, 11:05')
  expect(dateText(words, now - 20 * 3_600_000, now)).toBe('yesterday, 18:05')
  expect(dateText(words, new Date(2031, 0, 2).getTime(), now)).toBe('2 Jan 2031, 00:00')
})

test('tables of the same people are distinguished by when they were begun and played', () => {
  const now = new Date(2031, 4, 3, 14, 5).getTime()
  const seats = ['Anna', 'Ben'].map((name) => ({
    name,
    colour: 'red',
    by: 'here' as const,
    taken: true,
    present: true
  }))
  const table = (id: string, begun: number, played: number): TableInfo => ({
    id,
    seats,
    game: 'fake',
    status: 'running',
    options: {},
    choices: 9,
    round: 2,
    waiting: [0],
    created: now - begun * 3_600_000,
    updated: now - played * 3_600_000
  })
  const [one, other] = [table('a', 9, 2), table('b', 5, 2)]
  const third = { ...table('c', 3, 2), seats: seats.slice(0, 1) }
  const twins = twinsIn([one, other, third])
  expect([...twins]).toEqual(['a', 'b'])
  const said = [one, other].map((of) => tableFacts(words, of, now, twins.has(of.id)))
  expect(said[0]).toContain('begun today, 05:05')
  expect(said[1]).toContain('begun today, 09:05')
  expect(tableFacts(words, third, now, twins.has('c'))).not.toContain('begun')
  expect(dateText(words, new Date(2031, 3, 1, 9, 30).getTime(), now)).toBe('1 Apr 2031, 09:30')
})
