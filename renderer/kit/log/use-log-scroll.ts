/** Keeps the log scrolled to its end unless somebody scrolls back, and fetches older pages near its top or while there is room. */
import { nextTick, onBeforeUnmount, ref, watch, type Ref } from 'vue'
import { useTable } from '../../stores/table'

/** Distance from the end that still counts as the end, and from the top at which older pages are fetched, in px. */
const nearEnd = 24
const nearTop = 40
/** Milliseconds for which scrolling may continue after a wheel, touch or key event. */
const scrollTime = 300

/** `body` is the scrolling element, `lines` a ref that changes with its content. `fetching` is true while a page is loading. */
export function useLogScroll(body: Ref<HTMLElement | undefined>, lines: Ref<unknown>) {
  const table = useTable()
  const fetching = ref(false)
  let atEnd = true
  let dragging = false
  let lastInput = -Infinity

  function toEnd(): void {
    if (body.value && atEnd) body.value.scrollTop = body.value.scrollHeight
  }

  const markInput = (): void => void (lastInput = performance.now())
  const startDrag = ({ pointerType }: PointerEvent): void => void (dragging = pointerType === 'mouse')
  /** No event ends a drag of the scroll bar, so its end is detected by a pointer move with no button down. */
  function endDrag({ buttons }: PointerEvent): void {
    if (dragging && buttons === 0) dragging = false
  }

  /** Records whether a person has left the end of the log. Scroll events caused by a change of size are ignored. */
  async function scrolled(): Promise<void> {
    const box = body.value
    if (!box) return
    if (!dragging && performance.now() - lastInput > scrollTime) return toEnd()
    markInput()
    atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd
    if (box.scrollTop <= nearTop) await fetch(box)
  }

  async function fetch(box: HTMLElement): Promise<void> {
    if (table.complete || fetching.value) return
    fetching.value = true
    const below = box.scrollHeight - box.scrollTop
    await table.loadOlder()
    fetching.value = false
    await nextTick()
    if (atEnd) toEnd()
    else box.scrollTop = box.scrollHeight - below
  }

  /** True while lines are missing and those that are shown leave nothing to scroll. */
  const isShort = ({ scrollHeight, clientHeight }: HTMLElement): boolean =>
    !table.complete && !fetching.value && clientHeight > 0 && scrollHeight <= clientHeight

  /** Fetches pages until the box is full: with fewer lines nobody could scroll back. */
  async function fill(): Promise<void> {
    await nextTick()
    const box = body.value
    while (box && isShort(box)) {
      const { length } = table.log
      await fetch(box)
      if (table.log.length === length) return
    }
  }

  // Deferred to the next frame, which computes the layout anyway: reading the height now would force an extra layout.
  let frame = 0
  watch(
    [lines, body],
    () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(settle)
    },
    { flush: 'post' }
  )
  function settle(): void {
    toEnd()
    void fill()
  }

  const resized = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(settle)
  const byHand = ['wheel', 'touchmove', 'keydown']
  watch(body, (box, before) => {
    if (before) resized?.unobserve(before)
    if (box) resized?.observe(box)
    before?.removeEventListener('pointerdown', startDrag)
    box?.addEventListener('pointerdown', startDrag)
    for (const event of byHand) {
      before?.removeEventListener(event, markInput)
      box?.addEventListener(event, markInput, { passive: true })
    }
  })
  addEventListener('pointermove', endDrag, { passive: true })
  onBeforeUnmount(() => {
    cancelAnimationFrame(frame)
    removeEventListener('pointermove', endDrag)
    resized?.disconnect()
  })

  return { fetching, scrolled }
}
