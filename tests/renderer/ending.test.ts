// @vitest-environment happy-dom
// The end of a game on the table: what is shown before the ending scene, and what the scene waits for.
import { mount } from '@vue/test-utils'
import { TooltipProvider } from 'reka-ui'
import { expect, test, vi } from 'vitest'
import { defineComponent, h, nextTick, ref } from 'vue'
import type { Ending } from '../../renderer/contract/moments'
import EndingScene from '../../renderer/features/moments/EndingScene.vue'
import { useEnding } from '../../renderer/features/moments/use-ending'
import { vAnchor } from '../../renderer/kit/flights/anchors'
import { vCovers } from '../../renderer/kit/flights/visible-part'
import { shownPoints } from '../../renderer/kit/shown-points'
import Modal from '../../renderer/kit/Modal.vue'
import { useSettings } from '../../renderer/stores/settings'
import TopBar from '../../renderer/table/TopBar.vue'
import { fakeUi } from './fake-game'
import { giveInterfaces } from './interfaces'
import { openPage, settled, type FakePage } from './page'

vi.mock('../../shared/games', async () => {
  const { fakeGame: game } = await import('./fake-game')
  return { games: [game], gameById: () => game }
})
/** The scene with which a game ends, if it has one. */
const scene = vi.fn<() => Ending | undefined>()
giveInterfaces([{ ...fakeUi, ending: scene }])

test('“Look round the board” appears once the ending was shown, and does not flash up before it', async () => {
  const { pinia, table } = await openPage(2)
  void useSettings().change({ speed: 1 })
  const toSheet = vi.fn()
  const Screen = defineComponent(() => {
    const { coming } = useEnding(toSheet)
    return () => h(TooltipProvider, () => h(TopBar, { ending: coming.value }))
  })
  const screen = mount(Screen, { global: { plugins: [pinia] }, attachTo: document.body })
  const said = (): boolean => screen.text().includes('Look round the board')
  for (let i = 0; i < 8 && !table.outcome; i++) {
    await table.choose({ type: 'end' })
    await settled()
  }
  await nextTick()
  expect([table.outcome !== undefined, said(), screen.get('.btn--go').isVisible()]).toEqual([
    true,
    false,
    false
  ])
  await vi.waitFor(() => expect(toSheet).toHaveBeenCalled(), 3000)
  await nextTick()
  expect([said(), screen.get('.btn--go').isVisible()]).toEqual([true, true])
  screen.unmount()
})

/** Plays the fake game to its end. */
async function playToTheEnd(table: FakePage['table']): Promise<void> {
  for (let i = 0; i < 8 && !table.outcome; i++) {
    await table.choose({ type: 'end' })
    await settled()
  }
}

test('the end waits until the dialog in which somebody is writing is closed', async () => {
  const { pinia, table } = await openPage(2)
  void useSettings().change({ speed: 4 })
  const toSheet = vi.fn()
  const talks = ref(true)
  const Screen = defineComponent(() => {
    useEnding(toSheet)
    return () =>
      h(TooltipProvider, () =>
        h(Modal, { open: talks.value, title: 'Chat' }, () => h('input', { id: 'line' }))
      )
  })
  const screen = mount(Screen, { global: { plugins: [pinia] }, attachTo: document.body })
  await playToTheEnd(table)
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(toSheet).not.toHaveBeenCalled()
  talks.value = false
  await vi.waitFor(() => expect(toSheet).toHaveBeenCalledOnce())
  screen.unmount()
})

test('keys in a dialog over the ending scene belong to the dialog; elsewhere they skip the scene', async () => {
  const { pinia, table } = await openPage(2)
  await playToTheEnd(table)
  const { outcome } = table
  if (!outcome) throw new Error('not over')
  const done = vi.fn()
  const ending = { title: 'End', categories: [] }
  const scene = mount(
    () =>
      h(TooltipProvider, () => [
        h(EndingScene, { ending, outcome, playSound: () => undefined, onDone: done }),
        h('div', { role: 'dialog' }, h('input', { id: 'line' }))
      ]),
    { global: { plugins: [pinia] }, attachTo: document.body }
  )
  const press = (target: Element): boolean => {
    const event = new KeyboardEvent('keydown', { key: 'h', bubbles: true, cancelable: true })
    target.dispatchEvent(event)
    return event.defaultPrevented
  }
  const line = scene.get('#line').element
  expect([press(line), press(line), done.mock.calls.length]).toEqual([false, false, 0])
  expect(press(document.body)).toBe(true)
  scene.unmount()
})

test('Enter on the button for the next step goes one step on, not to the last one', async () => {
  const { pinia, table } = await openPage(2)
  await playToTheEnd(table)
  const { outcome } = table
  if (!outcome) throw new Error('not over')
  const ending = { title: 'End', categories: [{ name: 'Goals', points: [1, 2] }] }
  const scene = mount(
    () => h(TooltipProvider, () => h(EndingScene, { ending, outcome, playSound: () => undefined })),
    { global: { plugins: [pinia] }, attachTo: document.body }
  )
  /** As a browser does: the key presses the button unless somebody has prevented that. */
  const enter = async (button: HTMLElement): Promise<void> => {
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    if (button.dispatchEvent(event)) button.click()
    await nextTick()
  }
  const [next] = scene.findAll<HTMLElement>('.ending__foot button')
  if (!next) throw new Error('no button')
  await enter(next.element)
  expect(scene.get('.ending__title').text()).toBe('Goals')
  scene.unmount()
})

test('the scene lies over everything, so the map stays bright even where a card covers its middle', async () => {
  const { pinia, table } = await openPage(2)
  await playToTheEnd(table)
  const { outcome } = table
  if (!outcome) throw new Error('not over')
  const Board = defineComponent({
    directives: { anchor: vAnchor, covers: vCovers },
    template: '<div id="map" v-anchor="[\'sheet\', \'sheet:drawn\']" /><div id="card" v-covers />'
  })
  const board = mount(Board, { attachTo: document.body })
  board.get('#map').element.getBoundingClientRect = () => new DOMRect(0, 0, 800, 400)
  board.get('#card').element.getBoundingClientRect = () => new DOMRect(300, 100, 200, 200)
  const ending = { title: 'End', categories: [] }
  const scene = mount(
    () => h(TooltipProvider, () => h(EndingScene, { ending, outcome, playSound: () => undefined })),
    {
      global: { plugins: [pinia] },
      attachTo: document.body
    }
  )
  await nextTick()
  expect(scene.get('.ending__map').attributes('style')).toContain('width: 800px')
  scene.unmount()
  board.unmount()
})

test('from the last choice on, the table shows the points that the scene has yet to count up', async () => {
  const { pinia, table } = await openPage(2)
  void useSettings().change({ speed: 4, motion: 'full' })
  scene.mockImplementation(() => ({ title: 'End', categories: [{ name: 'Goals', points: [5, 5] }] }))
  const toSheet = vi.fn()
  const Screen = defineComponent(() => {
    const { ending } = useEnding(toSheet)
    return () => h('p', ending.value?.title)
  })
  const screen = mount(Screen, { global: { plugins: [pinia] }, attachTo: document.body })
  await playToTheEnd(table)
  const totals = (table.outcome?.scores ?? []).toSorted((a, b) => a.seat - b.seat).map(({ total }) => total)
  expect(shownPoints.value).toEqual(totals.map((total) => total - 5))
  screen.unmount()
  expect(shownPoints.value).toBeUndefined()
  scene.mockReset()
})
