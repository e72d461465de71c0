// @vitest-environment happy-dom
// The recap at the table: when it is shown, what closes it, and its setting.
import { flushPromises, mount } from '@vue/test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import type { Settings } from '../../shared/protocol/messages'
import { useHints } from '../../renderer/features/advice/store'
import RecapCard from '../../renderer/features/recap/RecapCard.vue'
import { useSettings } from '../../renderer/stores/settings'
import { openPage, settled } from './page'
import { fakeUi } from './fake-game'
import { giveInterfaces } from './interfaces'

vi.mock('../../shared/games', async () => {
  const { fakeGame } = await import('./fake-game')
  return { games: [fakeGame], gameById: (id: string) => (id === 'fake' ? fakeGame : undefined) }
})
// Separate tasks, as in a browser; without a delay they would be one task here.
vi.mock('../../renderer/kit/flights/frame-schedule', async (original) => ({
  ...(await original<object>()),
  nextTask: () => new Promise((resolve) => setTimeout(resolve, 1))
}))
const screen = vi.hoisted(() => ({ upright: false }))
vi.mock('../../renderer/kit/use-media', async (original) => {
  const real = await original<typeof import('../../renderer/kit/use-media')>()
  const portrait = '(orientation: portrait)'
  return {
    ...real,
    useMedia: (text: string) => (screen.upright && text === portrait ? { value: true } : real.useMedia(text))
  }
})
giveInterfaces([fakeUi])

afterEach(() => {
  vi.restoreAllMocks()
  screen.upright = false
  document.body.innerHTML = ''
})

/** Mounts the recap at a table for two on this device; Aylin has taken coins and ended her turn. */
async function atLorenzo(part: Partial<Settings> = {}, focused = true, coins = 1) {
  vi.spyOn(document, 'hasFocus').mockReturnValue(focused)
  const page = await openPage(2)
  void useSettings().change(part)
  const card = mount(RecapCard, { global: { plugins: [page.pinia] }, attachTo: document.body })
  await page.table.choose(...Array.from({ length: coins }, () => ({ type: 'coin' })), { type: 'end' })
  await settled()
  await flushPromises()
  return { ...page, card }
}

test('at the start of a turn the recap says what the others did, and the next choice closes it', async () => {
  const { table, card } = await atLorenzo()
  expect(table.seat).toBe(1)
  expect(card.text()).toContain('Before your first turn')
  expect(card.get('h3').text()).toContain('Aylin')
  expect(card.findAll('li').map((line) => line.text())).toEqual([expect.stringContaining('from the mint')])
  await table.choose({ type: 'coin' })
  await flushPromises()
  expect(card.find('section').exists()).toBe(false)
  card.unmount()
})

test.each([
  ['Enter', 'and nothing else hears the key', 0],
  ['Escape', 'and what is chosen on the table hears it too', 1]
])('%s closes it, %s', async (key, _told, times) => {
  const { card } = await atLorenzo()
  const heard = vi.fn()
  window.addEventListener('keydown', heard)
  const press = (): boolean =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  press()
  await flushPromises()
  expect(card.find('section').exists()).toBe(false)
  expect(heard).toHaveBeenCalledTimes(times)
  press()
  expect(heard).toHaveBeenCalledTimes(times + 1)
  window.removeEventListener('keydown', heard)
  card.unmount()
})

test.each([
  [false, true],
  [true, false]
])('small screen %s: beside a refusal the card stays %s', async (small, stays) => {
  const { table, card } = await atLorenzo(small ? { textSize: 200 } : {})
  expect(await table.choose({ type: 'cheat' })).toBeDefined()
  await flushPromises()
  expect(card.find('section').exists()).toBe(stays)
  card.unmount()
})

test('the recap is hidden while a hint is shown, and comes back after it', async () => {
  const { card } = await atLorenzo()
  const hints = useHints()
  hints.state = 'shown'
  await flushPromises()
  expect(card.find('section').exists()).toBe(false)
  hints.close()
  await flushPromises()
  expect(card.find('section').exists()).toBe(true)
  card.unmount()
})

test('a recap whose lines do not fit grows on a press, so that all are visible', async () => {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(200)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100)
  const { card } = await atLorenzo()
  await vi.waitFor(() => expect(card.findAll('footer button')).toHaveLength(2))
  const more = card.findAll('footer button')[1]
  const sheet = card.get('section')
  expect([more?.text(), sheet.classes()]).toEqual(['Show all', ['recap', 'sheet']])
  await more?.trigger('click')
  expect([more?.text(), sheet.classes()]).toEqual(['Fewer', ['recap', 'sheet', 'is-whole']])
  await more?.trigger('click')
  await vi.waitFor(() => expect([more?.text(), sheet.classes()]).toEqual(['Show all', ['recap', 'sheet']]))
  card.unmount()
})

test.each([
  ['on a phone held upright', undefined],
  ['over a log without room for lines', 40]
])('%s the recap is folded to one row, and the same button opens it and folds it again', async (_, high) => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 270, high ?? 600)
  )
  screen.upright = high === undefined
  const { card } = await atLorenzo(high === undefined ? { textSize: 200 } : {})
  const sheet = card.get('section')
  const folded = ['recap', 'sheet', 'is-folded', 'is-row']
  await vi.waitFor(() => expect(sheet.classes()).toEqual(folded))
  const [, button] = card.findAll('footer button')
  expect([button?.text(), button?.attributes('aria-expanded')]).toEqual(['Show all', 'false'])
  await button?.trigger('click')
  expect([button?.text(), sheet.classes()]).toEqual(['Fewer', ['recap', 'sheet', 'is-whole']])
  await button?.trigger('click')
  expect([button?.text(), sheet.classes()]).toEqual(['Show all', folded])
  card.unmount()
})

test.each([
  [90, '1 more'],
  [50, 'Show all']
])('left-out lines are counted only if all others are visible: in %s px as “%s”', async (room, says) => {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.querySelectorAll('li').length * 40
  })
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(room)
  vi.spyOn(fakeUi, 'weight').mockReturnValue('detail')
  const { card } = await atLorenzo({}, true, 3)
  await vi.waitFor(() => expect(card.findAll('li')).toHaveLength(2))
  await vi.waitFor(() => expect(card.findAll('footer button')[1]?.text()).toBe(says))
  card.unmount()
})

// A second measurement must not measure the intermediate state of the first.
test('the recap may be measured again while it is being measured', async () => {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.querySelectorAll('li').length * 40
  })
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(90)
  vi.spyOn(fakeUi, 'weight').mockReturnValue('detail')
  const { card } = await atLorenzo({}, true, 3)
  await vi.waitFor(() => expect(card.findAll('footer button')[1]?.text()).toBe('1 more'))
  const gone = performance.now()
  window.dispatchEvent(new Event('resize'))
  // Delays the second measurement until the first has changed the page.
  while (performance.now() < gone + 5) void 0
  window.dispatchEvent(new Event('resize'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(card.findAll('footer button')[1]?.text()).toBe('1 more')
  card.unmount()
})

test('there is no recap if nothing happened', async () => {
  const page = await openPage(2)
  const card = mount(RecapCard, { global: { plugins: [page.pinia] } })
  await flushPromises()
  expect(page.table.decision?.seat).toBe(0)
  expect(card.find('section').exists()).toBe(false)
  card.unmount()
})

test.each([
  ['never', false, false],
  ['away', true, false],
  ['away', false, true],
  ['always', true, true]
] as const)('recap %s, window in front: %s', async (recap, focused, shown) => {
  const { card } = await atLorenzo({ recap }, focused)
  expect(card.find('section').exists()).toBe(shown)
  card.unmount()
})

test('closed by its own button, it leaves the focus in the log', async () => {
  const { card } = await atLorenzo()
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div class="table__game"><div class="log__body" tabindex="0"></div></div>'
  )
  const close = card.get<HTMLElement>('.recap__head button')
  close.element.focus()
  await close.trigger('click')
  await flushPromises()
  expect(card.find('section').exists()).toBe(false)
  expect(document.activeElement?.className).toBe('log__body')
  card.unmount()
})
