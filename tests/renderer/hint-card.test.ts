// @vitest-environment happy-dom
// The hint beside a low log shows what to do at once, but the reasons only on request, so as not to cover the rivals'
// boards.
import { flushPromises, mount } from '@vue/test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import { h, ref } from 'vue'
import HintCard from '../../renderer/features/advice/HintCard.vue'
import { useHints } from '../../renderer/features/advice/store'
import { fakeUi } from './fake-game'
import { giveInterfaces } from './interfaces'
import { openPage } from './page'

vi.mock('../../shared/games', async () => {
  const { fakeGame } = await import('./fake-game')
  return { games: [fakeGame], gameById: (id: string) => (id === 'fake' ? fakeGame : undefined) }
})
giveInterfaces([fakeUi])

afterEach(() => {
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

test.each([
  ['low', 150, true],
  ['high', 500, false]
])('beside a %s log', async (_name, height, brief) => {
  document.body.innerHTML = '<div class="table__game"><div class="log__body"></div></div>'
  const { pinia } = await openPage(2)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height)
  // As high as the card is with its reasons.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400)
  const hints = useHints()
  hints.state = 'shown'
  hints.advice = {
    choice: 0,
    plan: { steps: [[{ type: 'coinTaken', seat: 0 }]], gains: { points: 2, dice: -1 } },
    nodes: 1
  } as never
  const card = mount(HintCard, { global: { plugins: [pinia] }, attachTo: document.body })
  await flushPromises()
  const told = (): boolean => card.find('.reasons__gains').exists()
  expect(card.find('.reasons__plan').exists()).toBe(true)
  expect(told()).toBe(!brief)
  const why = card.find('.note__foot button')
  expect(why.exists()).toBe(brief)
  if (brief) {
    await why.trigger('click')
    expect([told(), why.attributes('aria-expanded')]).toEqual([true, 'true'])
    await why.trigger('click')
    expect([told(), why.attributes('aria-expanded')]).toEqual([false, 'false'])
  }
  card.unmount()
})

test('closed with the focus in it, it gives the focus back to where it was when the hint was asked for', async () => {
  document.body.innerHTML =
    '<button id="hint"></button><div class="table__game"><div class="log__body" tabindex="0"></div></div>'
  const { pinia } = await openPage(2)
  for (const [asked, back] of [
    ['#hint', '#hint'],
    // By its key: nothing had the focus.
    [undefined, '.log__body']
  ] as const) {
    if (asked === undefined) (document.activeElement as HTMLElement).blur()
    else document.querySelector<HTMLElement>(asked)?.focus()
    const shown = ref(true)
    const page = { render: () => (shown.value ? h(HintCard) : undefined) }
    const place = mount(page, { global: { plugins: [pinia] }, attachTo: document.body })
    await flushPromises()
    place.get<HTMLElement>('.note__head button').element.focus()
    shown.value = false
    await flushPromises()
    expect(document.activeElement).toBe(document.querySelector(back))
    place.unmount()
  }
})

test('while it hides the whole log, nothing in the log can be reached', async () => {
  document.body.innerHTML =
    '<div class="table__game"><section class="log"><div class="log__body"></div></section></div>'
  const { pinia } = await openPage(2)
  const log = document.querySelector('.log')
  const high = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get')
  for (const [height, hides] of [
    [300, true],
    [100, false]
  ] as const) {
    high.mockReturnValue(height)
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 200))
    const card = mount(HintCard, { global: { plugins: [pinia] }, attachTo: document.body })
    await flushPromises()
    expect(log?.hasAttribute('inert')).toBe(hides)
    card.unmount()
    expect(log?.hasAttribute('inert')).toBe(false)
  }
})
