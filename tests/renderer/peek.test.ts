// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defineComponent, h } from 'vue'
import PeekButton from '../../renderer/kit/peek/PeekButton.vue'
import { peekPatience, usePeek } from '../../renderer/kit/peek/use-peek'
import { openPage } from './page'
import { fakeUi } from './fake-game'
import { giveInterfaces } from './interfaces'

vi.mock('../../shared/games', async () => {
  const { fakeGame } = await import('./fake-game')
  return { games: [fakeGame], gameById: () => fakeGame }
})
giveInterfaces([fakeUi])

const Holder = defineComponent({
  setup() {
    const peek = usePeek(() => 0)
    return () =>
      h('div', [h(PeekButton, { peek, what: 'goals' }), h('p', JSON.stringify(peek.secrets.value) ?? '')])
  }
})

async function held() {
  const page = await openPage(2)
  const wrapper = mount(Holder, { global: { plugins: [page.pinia] }, attachTo: document.body })
  const button = wrapper.get('button')
  await button.trigger('keydown', { key: ' ' })
  await vi.advanceTimersByTimeAsync(1)
  expect(wrapper.text()).toContain('secret-0-a')
  const gone = async (): Promise<void> => {
    await vi.advanceTimersByTimeAsync(1)
    expect(wrapper.html()).not.toContain('secret-')
    expect(JSON.stringify(page.pinia.state.value)).not.toContain('secret-')
    expect(button.attributes('aria-pressed')).toBe('false')
  }
  return { wrapper, button, gone }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('the peek button has an accessible name', async () => {
  const { button } = await held()
  expect(button.attributes('aria-label')).toBe('Hold to peek at your goals')
})
test('a peek ends on release', async () => {
  const { button, gone } = await held()
  await button.trigger('keyup', { key: ' ' })
  await gone()
})
test('a peek ends when the window loses the focus', async () => {
  const { gone } = await held()
  window.dispatchEvent(new Event('blur'))
  await gone()
})
test('a peek ends when the page is hidden', async () => {
  const { gone } = await held()
  const spy = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await gone()
  spy.mockRestore()
})
test('a peek ends after five seconds without input', async () => {
  const { gone, wrapper } = await held()
  await vi.advanceTimersByTimeAsync(peekPatience - 100)
  document.dispatchEvent(new Event('pointermove'))
  await vi.advanceTimersByTimeAsync(peekPatience - 100)
  expect(wrapper.text()).toContain('secret-0-a')
  await vi.advanceTimersByTimeAsync(200)
  await gone()
})
test('a reply that arrives after the release is dropped', async () => {
  const page = await openPage(2)
  const wrapper = mount(Holder, { global: { plugins: [page.pinia] } })
  let open: () => void = () => undefined
  page.host.gate = new Promise((resolve) => (open = resolve))
  await wrapper.get('button').trigger('keydown', { key: 'Enter' })
  await wrapper.get('button').trigger('keyup', { key: 'Enter' })
  open()
  await vi.advanceTimersByTimeAsync(1)
  expect(wrapper.html()).not.toContain('secret-')
})

test('a screen reader, which presses without a key or pointer to hold, shows with one press and hides with the next', async () => {
  const { button, gone, wrapper } = await held()
  await button.trigger('keyup', { key: ' ' })
  await gone()
  await button.trigger('click', { detail: 0 })
  await vi.advanceTimersByTimeAsync(1)
  expect(wrapper.text()).toContain('secret-0-a')
  await button.trigger('click', { detail: 0 })
  await gone()
  // The click that ends a press of the pointer shows nothing.
  await button.trigger('click', { detail: 1 })
  await gone()
})
