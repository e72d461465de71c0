/** Where anchors are on the screen, frame by frame: pieces move, maps are dragged, panels open. */
import { onBeforeUnmount, onMounted, shallowRef, type Ref } from 'vue'
import { anchorRects } from '../flights/anchors'

const same = (a: readonly DOMRect[], b: readonly DOMRect[]): boolean =>
  a.length === b.length &&
  a.every((rect, i) => {
    const other = b[i]
    return (
      other?.x === rect.x && other.y === rect.y && other.width === rect.width && other.height === rect.height
    )
  })

/** True if any of it is inside the window. */
const isInside = (rect: DOMRect): boolean =>
  rect.right > 0 && rect.bottom > 0 && rect.left < window.innerWidth && rect.top < window.innerHeight

/** The rectangles of the anchors with these names; replaced only when one has changed. */
export function useRects(names: () => readonly string[]): Readonly<Ref<readonly DOMRect[]>> {
  const rects = shallowRef<readonly DOMRect[]>([])
  let frame = 0
  function look(): void {
    const now = names().flatMap(anchorRects).filter(isInside)
    if (!same(now, rects.value)) rects.value = now
    frame = requestAnimationFrame(look)
  }
  onMounted(look)
  onBeforeUnmount(() => cancelAnimationFrame(frame))
  return rects
}
