// @vitest-environment happy-dom
// Tooltips: Escape closes one for good, until the pointer or the focus is moved by the user.

import { mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { TooltipProvider, TooltipRoot } from 'reka-ui'
import { afterEach, expect, test, vi } from 'vitest'
import { defineComponent, h, nextTick, ref, withDirectives } from 'vue'
import Tip from '../../renderer/kit/tips/Tip.vue'
import TipLayer from '../../renderer/kit/tips/TipLayer.vue'
import {
  closeTip,
  followPointer,
  muteTips,
  openTip,
  vExplain,
  unmuteTips
} from '../../renderer/kit/tips/tips'

afterEach(() => {
  closeTip()
  vi.useRealTimers()
  document.body.innerHTML = ''
})

/** Elements that can be re-rendered under a resting pointer, as at a table after Escape. */
function page() {
  vi.useFakeTimers()
  const drawn = ref(0)
  const wrapper = mount(
    defineComponent(() => () => [
      withDirectives(h('button', { key: drawn.value, class: 'thing' }), [[vExplain, 'What it does.']]),
      withDirectives(h('button', { class: 'other' }), [[vExplain, 'Another one.']]),
      h(TipLayer)
    ]),
    { attachTo: document.body, global: { plugins: [createPinia()] } }
  )
  const enter = (name: string, x: number): void => {
    wrapper
      .get(name)
      .element.dispatchEvent(
        new PointerEvent('pointerenter', { pointerType: 'mouse', clientX: x, clientY: 5 })
      )
    vi.advanceTimersByTime(500)
  }
  const key = (name: string): void =>
    void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }))
  return { wrapper, drawn, enter, key }
}

test('after Escape a tooltip is not reopened by an element that is re-rendered under the pointer', async () => {
  const { drawn, enter, key, wrapper } = page()
  enter('.thing', 10)
  expect(openTip.value?.tip.text).toBe('What it does.')
  key('Escape')
  expect(openTip.value).toBeUndefined()
  drawn.value++
  await nextTick()
  enter('.thing', 10)
  expect(openTip.value).toBeUndefined()
  enter('.other', 60)
  expect(openTip.value?.tip.text).toBe('Another one.')
  wrapper.unmount()
})

test('closing a dialog by Escape does not open the tooltip of the element that gets the focus back', () => {
  const { key, wrapper } = page()
  const thing = wrapper.get('.thing').element
  vi.spyOn(thing, 'matches').mockReturnValue(true)
  key('Escape')
  thing.dispatchEvent(new FocusEvent('focus'))
  vi.advanceTimersByTime(500)
  expect(openTip.value).toBeUndefined()
  key('Tab')
  thing.dispatchEvent(new FocusEvent('focus'))
  vi.advanceTimersByTime(500)
  expect(openTip.value?.tip.text).toBe('What it does.')
  wrapper.unmount()
})

test('after Escape no tooltip opens where the focus returns to, until a key or the pointer moves on', async () => {
  const wrapper = mount(() => h(TooltipProvider, () => h(Tip, { text: 'People' }, () => h('button', 'P'))))
  const isOff = () => wrapper.findComponent(TooltipRoot).props('disabled')
  expect(isOff()).toBe(false)
  muteTips()
  await nextTick()
  expect(isOff()).toBe(true)
  unmuteTips()
  await nextTick()
  expect(isOff()).toBe(false)
})

/** Puts a finger on an element for this long and lifts it; browsers then click, however long it was. */
function touch(element: Element, milliseconds: number): void {
  const at = { pointerType: 'touch', bubbles: true }
  element.dispatchEvent(new PointerEvent('pointerdown', at))
  vi.advanceTimersByTime(milliseconds)
  element.dispatchEvent(new PointerEvent('pointerup', at))
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

test('a long touch explains a button and does not press it; the next touch presses', () => {
  const { wrapper } = page()
  const pressed = vi.fn()
  const { element } = wrapper.get('.thing')
  element.addEventListener('click', pressed)
  touch(element, 100)
  expect(pressed).toHaveBeenCalledTimes(1)
  expect(openTip.value).toBeUndefined()
  touch(element, 700)
  expect(pressed).toHaveBeenCalledTimes(1)
  expect(openTip.value?.tip.text).toBe('What it does.')
  touch(element, 100)
  expect(pressed).toHaveBeenCalledTimes(2)
  wrapper.unmount()
})

test('a long touch after which the browser does not click leaves the next press alone', () => {
  const { wrapper, key } = page()
  const pressed = vi.fn()
  const { element } = wrapper.get('.thing')
  element.addEventListener('click', pressed)
  element.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }))
  vi.advanceTimersByTime(700)
  element.dispatchEvent(new PointerEvent('pointercancel', { pointerType: 'touch', bubbles: true }))
  key('Enter')
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  expect(pressed).toHaveBeenCalledTimes(1)
  wrapper.unmount()
})

test('the focus finds its description at once, and none that only repeats the name', () => {
  const { wrapper } = page()
  const thing = wrapper.get('.thing').element
  vi.spyOn(thing, 'matches').mockReturnValue(true)
  unmuteTips()
  thing.dispatchEvent(new FocusEvent('focus'))
  expect(thing.getAttribute('aria-describedby')).toBe('table-tip')
  closeTip()
  thing.setAttribute('aria-label', 'What it does.')
  thing.dispatchEvent(new FocusEvent('focus'))
  expect(openTip.value?.tip.text).toBe('What it does.')
  expect(thing.hasAttribute('aria-describedby')).toBe(false)
  wrapper.unmount()
})

test('an open tooltip closes once there is nothing left to say', async () => {
  vi.useFakeTimers()
  const said = ref<string | undefined>('2 silk are missing.')
  const wrapper = mount(
    defineComponent(() => () => [
      withDirectives(h('span', { class: 'thing' }), [[vExplain, said.value]]),
      h(TipLayer)
    ]),
    { attachTo: document.body, global: { plugins: [createPinia()] } }
  )
  const thing = wrapper.get('.thing').element
  vi.spyOn(thing, 'matches').mockReturnValue(true)
  unmuteTips()
  thing.dispatchEvent(new FocusEvent('focus'))
  expect(openTip.value?.tip.text).toBe('2 silk are missing.')
  said.value = undefined
  await nextTick()
  expect(openTip.value).toBeUndefined()
  wrapper.unmount()
})

test('a tooltip stays when something else scrolls, such as the log, and closes when its own place does', () => {
  const { wrapper, enter } = page()
  const log = document.body.appendChild(document.createElement('div'))
  enter('.thing', 10)
  log.dispatchEvent(new Event('scroll'))
  expect(openTip.value?.tip.text).toBe('What it does.')
  document.dispatchEvent(new Event('scroll'))
  expect(openTip.value).toBeUndefined()
  enter('.other', 60)
  document.body.dispatchEvent(new Event('scroll'))
  expect(openTip.value).toBeUndefined()
  wrapper.unmount()
})

test('a tooltip opens although something else disappears meanwhile', async () => {
  const { wrapper, drawn } = page()
  const at = { pointerType: 'mouse', clientX: 30, clientY: 5 }
  wrapper.get('.other').element.dispatchEvent(new PointerEvent('pointerenter', at))
  vi.advanceTimersByTime(30)
  drawn.value++
  await nextTick()
  vi.advanceTimersByTime(400)
  expect(openTip.value?.tip.text).toBe('Another one.')
  wrapper.unmount()
})

test('a finger that moves the map over a place does not ask what it is', () => {
  const { wrapper } = page()
  const { element } = wrapper.get('.thing')
  // As the app does.
  document.addEventListener('pointermove', followPointer, true)
  const at = (clientX: number) => ({ pointerType: 'touch', bubbles: true, clientX, clientY: 5 })
  element.dispatchEvent(new PointerEvent('pointerdown', at(10)))
  for (let x = 13; x < 60; x += 3) {
    element.dispatchEvent(new PointerEvent('pointermove', at(x)))
    vi.advanceTimersByTime(15)
  }
  vi.advanceTimersByTime(600)
  expect(openTip.value).toBeUndefined()
  element.dispatchEvent(new PointerEvent('pointerup', at(60)))
  element.dispatchEvent(new PointerEvent('pointerdown', at(10)))
  element.dispatchEvent(new PointerEvent('pointermove', at(13)))
  vi.advanceTimersByTime(600)
  expect(openTip.value?.tip.text, 'a finger never lies quite still').toBe('What it does.')
  document.removeEventListener('pointermove', followPointer, true)
  wrapper.unmount()
})
