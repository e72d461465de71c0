/** Follows the rectangles of anchors on the screen, frame by frame. */
import { onBeforeUnmount, onMounted, type Ref } from 'vue'
import { anchorRects } from '../flights/anchors'
import { everyFrame } from '../flights/every-frame'

const same = (a: readonly DOMRect[], b: readonly DOMRect[]): boolean =>
  a.length === b.length &&
  a.every((rect, i) => {
    const other = b[i]
    return (
      other?.x === rect.x && other.y === rect.y && other.width === rect.width && other.height === rect.height
    )
  })

/** True if any part of the rectangle is inside the window. */
const isInside = (rect: DOMRect): boolean =>
  rect.right > 0 && rect.bottom > 0 && rect.left < window.innerWidth && rect.top < window.innerHeight

/** The rectangles of these anchors that are inside the window; a new array only when one has changed. */
export function useRects(names: () => readonly string[]): Readonly<Ref<readonly DOMRect[]>> {
  const { seen, start, stop } = everyFrame<readonly DOMRect[]>([], {
    measure: () =>
      names()
        .flatMap((name) => anchorRects(name))
        .filter(isInside),
    same
  })
  onMounted(start)
  onBeforeUnmount(stop)
  return seen
}
