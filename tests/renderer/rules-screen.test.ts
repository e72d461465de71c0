// @vitest-environment happy-dom
// The rules, over a table and on their own screen: opened by key, pointer, refusal and address, read and searched.

import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { disposePinia, getActivePinia } from 'pinia'
import { TooltipProvider } from 'reka-ui'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defineComponent, h, withDirectives } from 'vue'
import RulesScreen from '../../renderer/screens/RulesScreen.vue'
import RulesSheet from '../../renderer/features/rules/RulesSheet.vue'
import { placeOf } from '../../renderer/stores/rules-address'
import { useRules } from '../../renderer/stores/rules'
import { useRuleKeys } from '../../renderer/features/rules/use-rule-keys'
import { useScreens } from '../../renderer/stores/screens'
import { useSettings } from '../../renderer/stores/settings'
import TableScreen from '../../renderer/table/TableScreen.vue'
import TipLayer from '../../renderer/kit/tips/TipLayer.vue'
import { vExplain } from '../../renderer/kit/tips/tips'
import { speak } from '../../renderer/words/catalogue'
import { openPage, type FakePage } from './page'
import { fakeUi } from './fake-game'
import { giveInterfaces } from './interfaces'

vi.mock('../../shared/games', async () => {
  const { fakeGame } = await import('./fake-game')
  return { games: [fakeGame], gameById: () => fakeGame }
})
giveInterfaces([fakeUi])

/** Elements with an explanation and a rule, as on a table. */
const Room = defineComponent(() => {
  useRuleKeys()
  const rules = useRules()
  return () =>
    h(TooltipProvider, () => [
      withDirectives(h('button', { id: 'mint', 'data-rule': 'coins.taking' }, [h('i', 'mint')]), [
        [vExplain, 'Coins are made here.']
      ]),
      h(TipLayer),
      useScreens().screen === 'rules' ? h(RulesScreen) : h(TableScreen),
      rules.sheet ? h(RulesSheet) : undefined
    ])
})

let open: VueWrapper | undefined

async function room(): Promise<FakePage> {
  const page = await openPage(2)
  useScreens().screen = 'table'
  open = mount(Room, { global: { plugins: [page.pinia] }, attachTo: document.body })
  await flushPromises()
  return page
}
const element = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}
const button = (name: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent)?.trim() === name
  )
  if (!found) throw new Error(`no button ${name}`)
  return found
}
async function press(key: string, target: EventTarget = document.body): Promise<KeyboardEvent> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  target.dispatchEvent(event)
  await flushPromises()
  return event
}
const sheet = (): Element | null => document.querySelector('[role="dialog"]')
const here = (): string | undefined => document.querySelector('.para.is-here')?.id

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '#')
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  open?.unmount()
  const pinia = getActivePinia()
  if (pinia) disposePinia(pinia)
  document.body.innerHTML = ''
  return speak('en')
})

test('F1 opens the rule about what has the focus, keeps the table, and closes again', async () => {
  const page = await room()
  element('#mint').focus()
  expect((await press('F1')).defaultPrevented).toBe(true)
  expect(sheet()?.textContent).toContain('Taking a coin')
  expect(here()).toBe('rules/fake/coins.taking')
  expect(document.activeElement?.textContent).toContain('Taking a coin')
  expect(page.table.info?.id).toBe('t1')
  expect(useScreens().screen).toBe('table')
  await press('F1')
  expect(sheet()).toBeNull()
  expect(location.hash).toBe('')
})

test('H without a focused element opens the rule about the open decision, but not while somebody types', async () => {
  await room()
  const field = document.body.appendChild(document.createElement('input'))
  await press('h', field)
  expect(sheet()).toBeNull()
  await press('h')
  expect(here()).toBe('rules/fake/coins.taking')
})

test('a right click opens the rule of the innermost element, a touch does not', async () => {
  await room()
  const long = new PointerEvent('contextmenu', { pointerType: 'touch', bubbles: true, cancelable: true })
  element('#mint i').dispatchEvent(long)
  await flushPromises()
  expect(sheet()).toBeNull()
  const right = new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
  element('#mint i').dispatchEvent(right)
  await flushPromises()
  expect(right.defaultPrevented).toBe(true)
  expect(here()).toBe('rules/fake/coins.taking')
})

test('a tooltip opened by touch stays, with a button to the rule, until the next touch elsewhere', async () => {
  vi.useFakeTimers()
  try {
    await room()
    const touch = (type: string, target: Element): boolean =>
      target.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', bubbles: true }))
    const mint = element('#mint')
    touch('pointerdown', mint)
    await vi.advanceTimersByTimeAsync(500)
    touch('pointerup', mint)
    touch('pointerleave', mint)
    await vi.advanceTimersByTimeAsync(1)
    expect(element('[role="tooltip"]').textContent).toContain('Coins are made here.')
    touch('pointerdown', document.body)
    await vi.advanceTimersByTimeAsync(1)
    expect(document.querySelector('[role="tooltip"]')).toBeNull()

    touch('pointerdown', mint)
    await vi.advanceTimersByTimeAsync(500)
    element('[role="tooltip"] button').click()
    await vi.advanceTimersByTimeAsync(1)
  } finally {
    vi.useRealTimers()
  }
  await flushPromises()
  expect(here()).toBe('rules/fake/coins.taking')
})

test('a refusal leads to the paragraph that explains it', async () => {
  const page = await room()
  await page.table.choose({ type: 'cheat' })
  await flushPromises()
  element('[role="alert"] .btn').click()
  await flushPromises()
  expect(here()).toBe('rules/fake/coins.fine')
})

test('links lead on and back, the address follows, and tables are filled from the content of the game that is played', async () => {
  await room()
  useRules().open('coins.taking')
  await flushPromises()
  expect(location.hash).toBe('#rules/fake/coins.taking')
  element('.para p a').click()
  await flushPromises()
  expect(here()).toBe('rules/fake/coins.fine')
  expect(location.hash).toBe('#rules/fake/coins.fine')
  expect(element('table').textContent).toContain('Lying3')
  element('.book__bar .btn').click()
  await flushPromises()
  expect(here()).toBe('rules/fake/coins.taking')
})

test('the view can be switched, and the choice is remembered', async () => {
  await room()
  useRules().open()
  await flushPromises()
  expect(sheet()?.textContent).toContain('You take a coin.')
  button('Summary').click()
  await flushPromises()
  expect(sheet()?.textContent).toContain('One coin a turn.')
  expect(sheet()?.textContent).not.toContain('You take a coin.')
  button('In detail').click()
  await flushPromises()
  expect(sheet()?.textContent).not.toContain('One coin a turn.')
  expect(sheet()?.textContent).toContain('Our own')
  await openPage(2)
  expect(useRules().view).toBe('detail')
})

test('the search lists and highlights; Enter goes to the first hit, arrow keys into the list, Escape clears it', async () => {
  await room()
  useRules().open()
  await flushPromises()
  await press('/', element('.para__title'))
  const field = element('input[type="search"]') as HTMLInputElement
  expect(document.activeElement).toBe(field)
  field.value = 'chéats'
  field.dispatchEvent(new Event('input'))
  await flushPromises()
  expect(element('.book__side [role="status"]').textContent).toBe('1 paragraph found')
  expect([...document.querySelectorAll('.book__text mark')].map((mark) => mark.textContent)).toEqual([
    'Cheats'
  ])
  await press('ArrowDown', field)
  expect(document.activeElement?.textContent).toContain('Fines')
  await press('ArrowUp', document.activeElement ?? field)
  expect(document.activeElement).toBe(field)
  await press('Enter', field)
  expect(here()).toBe('rules/fake/coins.fine')
  await press('Escape', field)
  expect(field.value).toBe('')
  expect(sheet()).not.toBeNull()
})

test('an address leads to its paragraph, on the rules’ own screen or beside the table; unknown addresses are ignored', async () => {
  await room()
  const rules = useRules()
  location.hash = '#rules/fake/coins.fine'
  rules.openFromAddress()
  await flushPromises()
  expect(sheet()).not.toBeNull()
  expect(here()).toBe('rules/fake/coins.fine')
  rules.close()
  useScreens().screen = 'home'
  location.hash = '#rules/fake'
  rules.openFromAddress()
  await flushPromises()
  expect(useScreens().screen).toBe('rules')
  expect(element('h1').textContent).toBe('Rules')
  button('Home').click()
  await flushPromises()
  expect(useScreens().screen).toBe('home')
  expect(location.hash).toBe('')
  expect(placeOf('#rules/')).toBeUndefined()
  expect(placeOf('#elsewhere')).toBeUndefined()
  location.hash = '#rules/nobody/coins.fine'
  rules.openFromAddress()
  expect(useScreens().screen).toBe('home')
})

test('the book follows the language', async () => {
  await room()
  useRules().open()
  await flushPromises()
  expect(element('.book__head').textContent).toBe('Coins')
  await useSettings().change({ language: 'de' })
  await flushPromises()
  expect(element('.book__head').textContent).toBe('Münzen')
  expect(button('Überblick')).toBeDefined()
})

test('on the rules’ own screen H keeps the book that is open', async () => {
  await room()
  const rules = useRules()
  rules.show('another')
  rules.open()
  expect(rules.place).toEqual({ game: 'another' })
  rules.open('coins.taking')
  expect(rules.place?.game).not.toBe('another')
})

test('the button that prints the book stands beside the search, not on a row of its own', async () => {
  await room()
  useRules().open()
  await flushPromises()
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const at = button('Print')
  expect(at.parentElement?.querySelector('input[type="search"]')).not.toBeNull()
  at.click()
  expect(print).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
