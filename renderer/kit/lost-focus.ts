/** Where the focus goes when the button that had it is gone, so that a screen reader says what to do next. */
import { onBeforeUnmount, onMounted, type ShallowRef } from 'vue'

/** Milliseconds in which an open question, a dialog or the curtain may take the focus instead. */
const patience = 100

/** While the component is mounted: `heading`, which must be focusable, takes the focus that was lost. */
export function useLostFocus(heading: Readonly<ShallowRef<HTMLElement | null>>): void {
  let byKeys = false
  function watch({ type, target }: Event): void {
    if (!(target instanceof Element)) return
    if (type === 'focusin') byKeys = target.matches(':focus-visible')
    else
      setTimeout(() => {
        const isGone = !target.isConnected || target.matches(':disabled')
        if (byKeys && isGone && document.activeElement === document.body)
          heading.value?.focus({ preventScroll: true })
      }, patience)
  }
  const events = ['focusin', 'focusout']
  onMounted(() => events.forEach((type) => document.addEventListener(type, watch)))
  onBeforeUnmount(() => events.forEach((type) => document.removeEventListener(type, watch)))
}
