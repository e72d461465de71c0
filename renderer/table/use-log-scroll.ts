/** The log's box stays at its end until somebody scrolls back, and fetches older pages at its top. */
import { nextTick, onBeforeUnmount, ref, watch, type Ref } from 'vue'
import { useTable } from '../stores/table'

/** Pixels from the end that still count as the end, and from the top at which older pages are fetched. */
const nearEnd = 24
const nearTop = 40

/** For the box in `body`, which shows what `lines` makes. `fetching` is true while a page is on its way. */
export function useLogScroll(body: Ref<HTMLElement | undefined>, lines: Ref<unknown>) {
  const table = useTable()
  const fetching = ref(false)
  let atEnd = true
  let height = 0
  let top = 0

  const isAtEnd = (box: HTMLElement): boolean => box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd

  function toEnd(): void {
    if (body.value && atEnd) body.value.scrollTop = body.value.scrollHeight
  }

  /** Whoever scrolled back stays there; a box or lines that only changed their size say nothing about that. */
  async function scrolled(): Promise<void> {
    const box = body.value
    if (!box) return
    const back = box.scrollTop < top
    top = box.scrollTop
    if (box.clientHeight === height) atEnd = isAtEnd(box) || (atEnd && !back)
    // Lines grow when their pieces arrive.
    if (!back) toEnd()
    if (box.scrollTop > nearTop || table.complete || fetching.value) return
    fetching.value = true
    const below = box.scrollHeight - box.scrollTop
    await table.older()
    fetching.value = false
    await nextTick()
    if (atEnd) toEnd()
    else box.scrollTop = box.scrollHeight - below
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

  const resized =
    typeof ResizeObserver === 'undefined'
      ? undefined
      : new ResizeObserver(() => {
          height = body.value?.clientHeight ?? 0
          toEnd()
        })
  watch(body, (box, before) => {
    if (before) resized?.unobserve(before)
    if (box) resized?.observe(box)
  })
  onBeforeUnmount(() => {
    cancelAnimationFrame(frame)
    resized?.disconnect()
  })

  return { fetching, scrolled }
}
