// @vitest-environment happy-dom
// Where the focus goes once a menu, a dialog or a form closes.

import { mount, type VueWrapper } from '@vue/test-utils'
import { TooltipProvider } from 'reka-ui'
import { afterEach, expect, test, vi } from 'vitest'
import { defineComponent, h, ref, withDirectives } from 'vue'
import ActionMenu from '../../renderer/kit/ActionMenu.vue'
import Modal from '../../renderer/kit/Modal.vue'
import { vTypingField } from '../../renderer/kit/typing-field'
import { useScreens } from '../../renderer/stores/screens'
import { button, field, loadPage, LobbyHost, press, send } from './lan-page'

const focused = (): string | undefined => {
  const { activeElement: at } = document
  return at?.getAttribute('aria-label') ?? at?.textContent?.trim()
}

let open: VueWrapper | undefined
afterEach(() => {
  open?.unmount()
  open = undefined
})

test('a dialog opened from a menu takes the focus, and gives it back to the menu’s button', async () => {
  const asks = ref(false)
  const page = defineComponent(() => () => [
    h(ActionMenu, {
      name: 'More',
      items: [{ icon: 'trash', name: 'Remove', press: () => (asks.value = true) }]
    }),
    h(
      Modal,
      { open: asks.value, 'onUpdate:open': (now: boolean) => (asks.value = now), title: 'Remove the table?' },
      () => h('input', { 'aria-label': 'Reason' })
    )
  ])
  open = mount({ render: () => h(TooltipProvider, () => h(page)) }, { attachTo: document.body })
  const more = button(/^More/)
  more.focus()
  more.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  await vi.waitFor(() => button(/^Remove$/))
  button(/^Remove$/).click()
  await vi.waitFor(() => expect(document.querySelector('[role="dialog"]')).not.toBeNull())
  const dialog = document.querySelector('[role="dialog"]')
  await vi.waitFor(() => expect(dialog?.contains(document.activeElement)).toBe(true))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(dialog?.contains(document.activeElement)).toBe(true)
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  await vi.waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull())
  await vi.waitFor(() => expect(focused()).toBe('More'))
})

test.each(['at once', 'once its part is fetched'])(
  'a dialog for typing has the focus in its field %s, and gives it back',
  async (when) => {
    const [open_, there] = [ref(false), ref(when === 'at once')]
    const page = defineComponent(() => () => [
      h('button', { onClick: () => (open_.value = true) }, 'Talk'),
      h(
        Modal,
        { open: open_.value, 'onUpdate:open': (now: boolean) => (open_.value = now), title: 'Talk' },
        () => there.value && withDirectives(h('input', { 'aria-label': 'Say something' }), [[vTypingField]])
      )
    ])
    open = mount({ render: () => h(TooltipProvider, () => h(page)) }, { attachTo: document.body })
    button(/^Talk$/).focus()
    await press(/^Talk$/)
    if (!there.value) {
      await vi.waitFor(() => expect(focused()).toBe('Close'))
      there.value = true
    }
    await vi.waitFor(() => expect(focused()).toBe('Say something'))
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await vi.waitFor(() => expect(focused()).toBe('Talk'))
  }
)

test('the form of a password has the focus in its field, and gives it back when it is cancelled or sent', async () => {
  const host = new LobbyHost(3, 'local')
  await loadPage(host)
  await useScreens().openTable('t1')
  await vi.waitFor(() => button(/^New password$/))
  await press(/^New password$/)
  expect(focused()).toBe('New password')
  expect(document.activeElement).toBe(field('New password'))
  expect(document.activeElement?.getAttribute('placeholder')).toBe('New password')
  await press(/^Cancel$/)
  expect(field('New password')).toBeNull()
  await press(/^New password$/)
  await send('New password', 'sesame')
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('BUTTON'))
  expect(focused()).toBe('New password')
})

test('the window is named after its screen, which takes the focus that the last one left to nobody', async () => {
  await loadPage(new LobbyHost(3, 'local'))
  expect(document.title).toBe('Caravanserai')
  useScreens().show('join')
  await vi.waitFor(() => expect(document.title).toMatch(/^Join .* · Caravanserai$/))
  expect(document.activeElement?.tagName).toBe('H1')
  await useScreens().goHome()
  await vi.waitFor(() => expect(document.title).toBe('Caravanserai'))
})
