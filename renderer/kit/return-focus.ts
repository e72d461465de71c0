import { nextTick } from 'vue'
import { logElement } from './notes/page-elements'

/**
 * Call before a card over the table disappears: if the focus is in it, the focus goes to `opener`, where it was before the
 * card opened, or else to the log.
 */
export async function returnFocus(card: Element | null | undefined, opener?: Element | null): Promise<void> {
  if (!card?.contains(document.activeElement)) return
  await nextTick()
  const to = opener?.isConnected === true && opener !== document.body ? opener : logElement()
  if (to instanceof HTMLElement) to.focus({ preventScroll: true })
}
