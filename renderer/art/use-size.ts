/** The size of an element in px, updated when it changes. */
import { onBeforeUnmount, onMounted, shallowRef, type Ref, type ShallowRef } from 'vue'

/** Width and height of a box, in px. */
export interface Box {
  readonly width: number
  readonly height: number
}

export function useSize(element: Readonly<Ref<HTMLElement | null>>): Readonly<ShallowRef<Box>> {
  const size = shallowRef<Box>({ width: 0, height: 0 })
  const measure = (): void => {
    const box = element.value
    if (box) size.value = { width: box.clientWidth, height: box.clientHeight }
  }
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure)
  onMounted(() => {
    measure()
    if (element.value) observer?.observe(element.value)
  })
  onBeforeUnmount(() => observer?.disconnect())
  return size
}
