// The tabs of a small screen: which one is open, and when that changes by itself.

import { expect, test } from 'vitest'
import { effectScope, nextTick, ref } from 'vue'
import { showPane, usePanes, type Pane } from '../../renderer/kit/phone/panes'

/** Three tabs; the test sets the decision and the tabs where it can be made. */
function tabs() {
  const asked = ref('nothing')
  const where = ref<readonly string[]>([])
  const panes = ['map', 'cards', 'others'].map((id): Pane => ({
    id,
    label: () => id,
    icon: 'dice',
    panels: [],
    wanted: () => where.value.includes(id)
  }))
  const scope = effectScope()
  const made = scope.run(() => usePanes(panes, () => asked.value))
  if (!made) throw new Error('no panes')
  const ask = async (question: string, ...ids: string[]): Promise<void> => {
    asked.value = question
    where.value = ids
    await nextTick()
  }
  return { ...made, ask }
}

test('the first tab is open at first', () => {
  expect(tabs().open.value).toBe('map')
})

test('a decision opens a tab where it can be made, and marks all such tabs', async () => {
  const { open, wanted, ask } = tabs()
  await ask('draw', 'cards', 'others')
  expect(open.value).toBe('cards')
  expect(wanted.value).toEqual(['cards', 'others'])
})

test('the open tab stays open if the decision can be made there', async () => {
  const { open, ask } = tabs()
  open.value = 'others'
  await ask('turn', 'map', 'others')
  expect(open.value).toBe('others')
})

test('whoever opens another tab is not sent back by the same decision', async () => {
  const { open, ask } = tabs()
  await ask('draw', 'cards')
  open.value = 'others'
  await ask('draw', 'cards')
  expect(open.value).toBe('others')
})

test('the next decision opens its tab again, even if it is the same tab', async () => {
  const { open, ask } = tabs()
  await ask('first', 'cards')
  open.value = 'others'
  await ask('second', 'cards')
  expect(open.value).toBe('cards')
})

test('a tab that becomes necessary during a decision is opened', async () => {
  const { open, ask } = tabs()
  await ask('turn', 'cards')
  await ask('turn', 'map')
  expect(open.value).toBe('map')
})

test('a tab that something asks to show is opened, and again after it was left', async () => {
  const { open, ask } = tabs()
  await ask('turn', 'cards')
  for (let i = 0; i < 2; i++) {
    showPane('others')
    await nextTick()
    expect(open.value).toBe('others')
    open.value = 'map'
    await nextTick()
  }
})

test('of several tabs that something asks to show, the first that this table has is opened', async () => {
  const { open, ask } = tabs()
  await ask('turn', 'cards')
  showPane('road', 'others', 'map')
  await nextTick()
  expect(open.value).toBe('others')
})

test('a request to show a tab that this table does not have changes nothing', async () => {
  const { open } = tabs()
  showPane('bazaar')
  await nextTick()
  expect(open.value).toBe('map')
})

test('where the map is held, its tab is gone: the first of the others opens, and an open one stays open', async () => {
  const pane = (id: string): Pane => ({ id, label: () => id, icon: 'dice', panels: [], wanted: () => false })
  const panes = ref(['map', 'cards', 'others'].map(pane))
  const { open } = effectScope().run(() => usePanes(panes, () => '')) ?? {}
  expect(open?.value).toBe('map')
  panes.value = ['cards', 'others'].map(pane)
  await nextTick()
  expect(open?.value).toBe('cards')
  panes.value = ['map', 'cards', 'others'].map(pane)
  await nextTick()
  expect(open?.value).toBe('cards')
})
