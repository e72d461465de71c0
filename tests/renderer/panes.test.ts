// Tabs of a small screen: which one is open, and when it changes by itself.

import { expect, test } from 'vitest'
import { effectScope, nextTick, ref } from 'vue'
import { showPane, usePanes, type Pane } from '../../renderer/kit/phone/panes'

/** Three tabs; what is asked, and where it is answered, is set from outside. */
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

test('opens with the first tab', () => {
  expect(tabs().open.value).toBe('map')
})

test('goes where a decision is made, and marks every tab where it can be', async () => {
  const { open, wanted, ask } = tabs()
  await ask('draw', 'cards', 'others')
  expect(open.value).toBe('cards')
  expect(wanted.value).toEqual(['cards', 'others'])
})

test('stays where the decision can be made as well', async () => {
  const { open, ask } = tabs()
  open.value = 'others'
  await ask('turn', 'map', 'others')
  expect(open.value).toBe('others')
})

test('whoever turns to another tab is not fetched back by the same question', async () => {
  const { open, ask } = tabs()
  await ask('draw', 'cards')
  open.value = 'others'
  await ask('draw', 'cards')
  expect(open.value).toBe('others')
})

test('the next question fetches again, though it is answered in the same place', async () => {
  const { open, ask } = tabs()
  await ask('first', 'cards')
  open.value = 'others'
  await ask('second', 'cards')
  expect(open.value).toBe('cards')
})

test('a tab that comes to be wanted in mid-question is opened', async () => {
  const { open, ask } = tabs()
  await ask('turn', 'cards')
  await ask('turn', 'map')
  expect(open.value).toBe('map')
})

test('a tab that is shown to somebody is opened, and again after they have left it', async () => {
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

test('what is shown of another table changes nothing', async () => {
  const { open } = tabs()
  showPane('bazaar')
  await nextTick()
  expect(open.value).toBe('map')
})
