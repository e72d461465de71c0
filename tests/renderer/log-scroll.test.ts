// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { expect, test, vi } from 'vitest'
import { computed, defineComponent, h, ref } from 'vue'
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

/** Mounts a log of 25 entries, of which the page has loaded ten, 300 pixels high in a box of 100, scrolled back. */
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

test('a log that comes near its top by a change of size loads nothing and returns to its end', async () => {
  const { table, box, element } = await scrolledBack()
  element.scrollTop = 10
  await box.trigger('scroll')
  await later()
  expect(table.log).toHaveLength(10)
  expect(element.scrollTop).toBeGreaterThanOrEqual(200)
})

test('a log that somebody scrolls back stays there and loads an older page', async () => {
  const { table, box, element } = await scrolledBack()
  await box.trigger('wheel')
  element.scrollTop = 10
  await box.trigger('scroll')
  await later()
  expect(table.log).toHaveLength(25)
  expect(element.scrollTop).toBe(10)
})

test('a log whose latest lines do not fill its box gets older ones, since nobody could scroll back to them', async () => {
  const { table, pinia } = await openPage(2)
  for (let i = 0; i < 25; i++) await table.choose({ type: 'coin' })
  await table.open('t1')
  expect(table.log).toHaveLength(10)
  const Holder = defineComponent(() => {
    const body = ref<HTMLElement>()
    const { scrolled } = useLogScroll(
      body,
      computed(() => table.log)
    )
    return () => h('div', { ref: body, onScroll: scrolled })
  })
  // Each entry is 5 pixels high.
  const high = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get')
  high.mockImplementation(() => Math.max(100, table.log.length * 5))
  const room = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100)
  const box = mount(Holder, { global: { plugins: [pinia] }, attachTo: document.body })
  await vi.waitFor(() => expect(table.log).toHaveLength(25))
  await table.open('t1')
  await vi.waitFor(() => expect(table.log, 'also after the host was lost').toHaveLength(25))
  box.unmount()
  await table.open('t1')
  room.mockReturnValue(0)
  mount(Holder, { global: { plugins: [pinia] }, attachTo: document.body })
  await later()
  expect(table.log, 'but not one that is not shown').toHaveLength(10)
  vi.restoreAllMocks()
})
