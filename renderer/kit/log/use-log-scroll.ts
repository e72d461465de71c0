/** The log's box stays at its end until somebody scrolls back; near its top that fetches older pages. */
import { nextTick, onBeforeUnmount, ref, watch, type Ref } from 'vue'
import { useTable } from '../../stores/table'

/** Pixels from the end that still count as the end, and from the top at which older pages are fetched. */
const nearEnd = 24
const nearTop = 40
/** Milliseconds for which a box scrolls on by a turn of the wheel, a swipe or a key. */
const rollsFor = 300

/** For the box in `body`, which shows what `lines` makes. `fetching` is true while a page is on its way. */
export function useLogScroll(body: Ref<HTMLElement | undefined>, lines: Ref<unknown>) {
  const table = useTable()
  const fetching = ref(false)
  let atEnd = true
  let held = false
  let touchedAt = -Infinity

  function toEnd(): void {
    if (body.value && atEnd) body.value.scrollTop = body.value.scrollHeight
  }

  const touched = (): void => void (touchedAt = performance.now())
  const grasped = ({ pointerType }: PointerEvent): void => void (held = pointerType === 'mouse')
  /** The end of a drag at the scroll bar is told by no event: the pointer moves with no button down. */
  function moved({ buttons }: PointerEvent): void {
    if (held && buttons === 0) held = false
  }

  /** A log that somebody scrolled back stays there; what scrolls because it changed its size says nothing about that. */
  async function scrolled(): Promise<void> {
    const box = body.value
    if (!box) return
    if (!held && performance.now() - touchedAt > rollsFor) return toEnd()
    touched()
    atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd
    if (box.scrollTop <= nearTop) await fetch(box)
  }

  async function fetch(box: HTMLElement): Promise<void> {
    if (table.complete || fetching.value) return
    fetching.value = true
    const below = box.scrollHeight - box.scrollTop
    await table.older()
    fetching.value = false
    await nextTick()
    if (atEnd) toEnd()
    else box.scrollTop = box.scrollHeight - below
  }

  /** Fetches pages until the box is full: a filter may leave too few lines for anybody to scroll back. */
  async function fill(): Promise<void> {
    await nextTick()
    const box = body.value
    while (box && !table.complete && !fetching.value && box.scrollHeight <= box.clientHeight) {
      const { length } = table.log
      await fetch(box)
      if (table.log.length === length) return
    }
  }

  // With the next frame, which lays the page out anyway: asked for at once, it would be laid out once more in between.
  let frame = 0
  watch(
    [lines, body],
    () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(toEnd)
    },
    { flush: 'post' }
  )

  const resized = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(toEnd)
  const byHand = ['wheel', 'touchmove', 'keydown']
  watch(body, (box, before) => {
    if (before) resized?.unobserve(before)
    if (box) resized?.observe(box)
    before?.removeEventListener('pointerdown', grasped)
    box?.addEventListener('pointerdown', grasped)
    for (const event of byHand) {
      before?.removeEventListener(event, touched)
      box?.addEventListener(event, touched, { passive: true })
    }
  })
  addEventListener('pointermove', moved, { passive: true })
  onBeforeUnmount(() => {
    cancelAnimationFrame(frame)
    removeEventListener('pointermove', moved)
    resized?.disconnect()
  })

  return { fetching, scrolled, fill }
}
