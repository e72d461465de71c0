// @vitest-environment happy-dom
// What a screen reader says at the table: the dice on a space, its price, the shield of a city, what is chosen, what is asked.

import { mount } from '@vue/test-utils'
import { TooltipProvider } from 'reka-ui'
import { expect, test, vi } from 'vitest'
import { defineComponent, h, nextTick, ref, useTemplateRef, type Component } from 'vue'
import CourtPanel from '../../renderer/games/khan/court/CourtPanel.vue'
import KhanMap from '../../renderer/games/khan/panels/MapBoard.vue'
import Bazaar from '../../renderer/games/voyages/panels/Bazaar.vue'
import GoalsPlate from '../../renderer/games/voyages/panels/GoalsPlate.vue'
import { useLostFocus } from '../../renderer/kit/lost-focus'
import { useArrows } from '../../renderer/kit/use-arrows'
import StandingNote from '../../renderer/kit/standing/StandingNote.vue'
import { openTip } from '../../renderer/kit/tips/tips'
import DiceTray from '../../renderer/polo/dice/DiceTray.vue'
import QuestionDock from '../../renderer/polo/question-views/QuestionDock.vue'
import { table as khanTable } from '../khan/table'
import { table } from '../voyages/table'
import { sit, sitKhan } from './seated-model'

/** The tooltip of an element that the keyboard reaches. */
function tipAt(element: Element): string {
  vi.spyOn(element, 'matches').mockImplementation((selector) => selector === ':focus-visible')
  element.dispatchEvent(new FocusEvent('focus'))
  return openTip.value?.target === element ? (openTip.value.tip.text ?? '') : ''
}

test('an occupied space names the dice on it, and what the chosen dice cost there, in each of its columns too', async () => {
  const position = table()
    .given({ dice: [2, 5], coins: 9 })
    .onSpace('bazaar-pepper', 1, 4)
  const { wrapper, model } = await sit(position, Bazaar)
  const stall = wrapper.get('[aria-label^="Pepper stall, needs"]')
  expect(stall.attributes('aria-label')).toBe('Pepper stall, needs 1 die: Die 4, blue')
  expect(wrapper.get('[aria-label^="Camel stall, needs"]').attributes('aria-label')).toBe(
    'Camel stall, needs 1 die'
  )
  model.selection.setDice([0])
  await nextTick()
  expect(tipAt(stall.element)).toMatch(/Occupied: costs 2 coins with these dice\.$/)
  const column = wrapper.get('[aria-label^="Pepper stall, column 1:"]')
  expect(tipAt(column.element)).toMatch(/Occupied: costs 2 coins with these dice\.$/)
})

test('a die that is chosen by its digit is announced; the hint about digits is not', async () => {
  const { wrapper, model } = await sit(table().given({ dice: [2, 5] }), DiceTray)
  const sum = wrapper.get('.tray__sum')
  expect(sum.attributes('aria-live')).toBe('off')
  model.selection.setDice([1])
  await nextTick()
  expect(sum.attributes('aria-live')).toBe('polite')
  expect(sum.text()).toBe('Chosen 5')
})

test('goals at which somebody peeks are announced: nobody can go to them while holding the button', async () => {
  const { wrapper } = await sit(table().given({}), GoalsPlate)
  expect(wrapper.get('.goals__cards').attributes('aria-live')).toBe('polite')
})

test('a shield on the map of the Khan says whose city it belongs to, and the city names its shield', async () => {
  const { wrapper } = await sitKhan(khanTable(), KhanMap)
  await vi.waitFor(() => expect(wrapper.html()).toContain('k-shield-'))
  const shields = wrapper.findAll('[aria-label^="Shield of "]').map((one) => one.attributes('aria-label'))
  expect(shields.filter((said) => said?.startsWith('Shield of Xian: '))).toHaveLength(1)
  expect(tipAt(wrapper.get('[data-place="xian"]').element)).toContain(
    shields.find((said) => said?.startsWith('Shield of Xian: '))
  )
})

test('a standing is read line by line, not as one word', async () => {
  const standing = { now: 3, projected: 5, lines: [{ source: 'coins', now: 3, coming: 2 }] }
  const page = mount(
    {
      render: () =>
        h(TooltipProvider, () =>
          h(
            StandingNote as Component,
            { standing, name: 'Mei', sourceOf: () => 'Coins left', amountOf: String, opens: true },
            () => '3'
          )
        )
    },
    { attachTo: document.body }
  )
  await page.get('button').trigger('focus')
  await vi.waitFor(() =>
    expect(document.querySelector('[role="tooltip"]')?.textContent).toBe(
      'Coins left: 3, if scored now 5. Press for the whole board.'
    )
  )
  page.unmount()
})

test('when the focused button is gone, the focus goes to the heading that says what to do next', async () => {
  const there = ref(true)
  const page = mount(
    defineComponent(() => {
      useLostFocus(useTemplateRef<HTMLElement>('heading'))
      useArrows()
      return () => [
        h('h1', { key: 'heading', ref: 'heading', tabindex: -1 }, 'Your turn'),
        ...(there.value ? [h('button', { key: 'go' }, 'Go')] : []),
        h('button', { key: 'stall', 'data-nav': '' }, 'A stall')
      ]
    }),
    { attachTo: document.body }
  )
  const button = page.get('button').element
  vi.spyOn(button, 'matches').mockImplementation((selector) => selector === ':focus-visible')
  button.focus()
  there.value = false
  await nextTick()
  // happy-dom, unlike browsers, says nothing of a focused element that is removed.
  const out = new FocusEvent('focusout')
  Object.defineProperty(out, 'target', { value: button })
  document.dispatchEvent(out)
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Your turn'))
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown' }))
  expect(document.activeElement?.textContent, 'arrow keys lead from there to the table').toBe('A stall')
  page.unmount()
})

test('the answers of a question are named after it, which is read as the focus enters them', async () => {
  const question = { kind: 'keep' }
  const { wrapper } = await sit(
    table(),
    defineComponent(
      () => () =>
        h(
          QuestionDock,
          { question, what: 'Camels or coins', why: 'for a low roll', label: 'Decision' },
          () => [h('button', '2 camels')]
        )
    )
  )
  expect(wrapper.get('[role="group"]:has(button)').attributes('aria-label')).toBe(
    'Camels or coins, for a low roll'
  )
})

test('each panel of the Khan’s court has a heading to jump to', () => {
  const page = mount(CourtPanel, { props: { title: 'Guild seals' } })
  expect(page.get('[role="heading"][aria-level="2"]').text()).toBe('Guild seals')
})
