// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { expect, test, vi } from 'vitest'
import { defineComponent, h, ref } from 'vue'
import { useLogScroll } from '../../renderer/kit/log/use-log-scroll'
import { openPage } from './page'
import { fakeUi } from './fake-game'
import { giveInterfaces } from './interfaces'

vi.mock('../../shared/games', async () => {
  const { fakeGame } = await import('./fake-game')
  return { games: [fakeGame], gameById: () => fakeGame }
})
giveInterfaces([fakeUi])

const later = () => new Promise((resolve) => setTimeout(resolve, 30))

/** A log of 25 entries, of which the page has ten, in a box of 100 pixels that shows 300. */
async function scrolledBack() {
  const { table, pinia } = await openPage(2)
  for (let i = 0; i < 25; i++) await table.choose({ type: 'coin' })
  await table.open('t1')
  const Holder = defineComponent({
    setup() {
      const body = ref<HTMLElement>()
      const { scrolled } = useLogScroll(body, ref([]))
      return () => h('div', { ref: body, onScroll: scrolled })
    }
  })
  const box = mount(Holder, { global: { plugins: [pinia] }, attachTo: document.body })
  Object.defineProperty(box.element, 'scrollHeight', { value: 300 })
  Object.defineProperty(box.element, 'clientHeight', { value: 100 })
  await later()
  return { table, box, element: box.element as HTMLElement }
}

test('a log that lands near its top by a change of size fetches nothing and goes back to its end', async () => {
  const { table, box, element } = await scrolledBack()
  element.scrollTop = 10
  await box.trigger('scroll')
  await later()
  expect(table.log).toHaveLength(10)
  expect(element.scrollTop).toBeGreaterThanOrEqual(200)
})

test('a log that somebody scrolls back stays there and fetches an older page', async () => {
  const { table, box, element } = await scrolledBack()
  await box.trigger('wheel')
  element.scrollTop = 10
  await box.trigger('scroll')
  await later()
  expect(table.log).toHaveLength(25)
  expect(element.scrollTop).toBe(10)
})
