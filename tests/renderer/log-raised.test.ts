// @vitest-environment happy-dom
// The log of a low place is raised over what is above it, and lowered again by the same button, Escape, or an overlay.
import { mount } from '@vue/test-utils'
import { expect, test, vi } from 'vitest'
import { defineComponent, h, nextTick, ref } from 'vue'
import LogPanel from '../../renderer/kit/log/LogPanel.vue'
import { provideOverlays } from '../../renderer/kit/overlays'
import { fakeUi } from './fake-game'
import { giveInterfaces } from './interfaces'
import { openPage } from './page'

vi.mock('../../shared/games', async () => {
  const { fakeGame } = await import('./fake-game')
  return { games: [fakeGame], gameById: () => fakeGame }
})
giveInterfaces([fakeUi])

async function lowLog() {
  const { pinia } = await openPage(2)
  const covered = ref(false)
  const Place = defineComponent(() => {
    provideOverlays({ isLogCovered: () => covered.value, onSheet: [] })
    return () => h(LogPanel)
  })
  const place = mount(Place, { global: { plugins: [pinia] }, attachTo: document.body })
  const button = place.get('.log__raise')
  const isRaised = (): boolean => {
    const shown = place.get('.log').classes().includes('is-raised')
    expect(button.attributes('aria-expanded')).toBe(String(shown))
    return shown
  }
  return { covered, place, button, isRaised }
}

test('the button raises the log and lowers it again', async () => {
  const { place, button, isRaised } = await lowLog()
  expect([isRaised(), button.attributes('aria-label')]).toEqual([false, 'Open the log over the boards'])
  await button.trigger('click')
  expect([isRaised(), button.attributes('aria-label')]).toEqual([true, 'Close the log again'])
  await button.trigger('click')
  expect(isRaised()).toBe(false)
  place.unmount()
})

test('Escape lowers it and means nothing else; lowered, the log leaves the key alone', async () => {
  const { place, button, isRaised } = await lowLog()
  const press = async (): Promise<boolean> => {
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    document.body.dispatchEvent(event)
    await nextTick()
    return event.defaultPrevented
  }
  await button.trigger('click')
  expect([await press(), isRaised()]).toEqual([true, false])
  expect(await press()).toBe(false)
  place.unmount()
})

test('whatever covers the log lowers it', async () => {
  const { covered, place, button, isRaised } = await lowLog()
  await button.trigger('click')
  covered.value = true
  await nextTick()
  expect(isRaised()).toBe(false)
  place.unmount()
})
