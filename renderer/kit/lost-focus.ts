/** Where the focus goes when the button that had it is gone, so that who plays by keys hears what to do next. */
import { onBeforeUnmount, onMounted, type ShallowRef } from 'vue'

/** Milliseconds in which an open question, a dialog or the curtain may take the focus instead. */
const patience = 100

/** While the component is mounted: `heading`, which must be focusable, takes the focus that was lost. */
export function useLostFocus(heading: Readonly<ShallowRef<HTMLElement | null>>): void {
  let byKeys = false
  function came({ target }: FocusEvent): void {
    byKeys = target instanceof Element && target.matches(':focus-visible')
  }
  function went({ target }: FocusEvent): void {
    if (!byKeys) return
    setTimeout(() => {
      const isGone = target instanceof Element && (!target.isConnected || target.matches(':disabled'))
      if (isGone && document.activeElement === document.body) heading.value?.focus({ preventScroll: true })
    }, patience)
  }
  onMounted(() => {
    document.addEventListener('focusin', came)
    document.addEventListener('focusout', went)
  })
  onBeforeUnmount(() => {
    document.removeEventListener('focusin', came)
    document.removeEventListener('focusout', went)
  })
}
