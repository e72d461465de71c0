/** What can be seen of an element on the table, so that outlines and rings surround nothing that is out of sight. */
import { getOverflowAncestors } from '@floating-ui/vue'
import type { Directive } from 'vue'

/** The boxes that may clip an element, found at this time. */
interface Clips {
  readonly boxes: readonly Element[]
  readonly found: number
}
const clips = new WeakMap<Element, Clips>()
/**
 * Milliseconds after which the boxes round an element are looked for again. Finding them reads the style of everything
 * round it, which is too much for each of many pieces in every frame.
 */
const clipsLast = 500

function clippingBoxes(element: Element): readonly Element[] {
  const now = performance.now()
  const known = clips.get(element)
  if (known && now - known.found < clipsLast) return known.boxes
  const boxes = getOverflowAncestors(element).filter((box) => box instanceof Element)
  clips.set(element, { boxes, found: now })
  return boxes
}

const covers = new Set<Element>()
/** Marks an element that lies over the table, such as a question: what is under it counts as out of sight. */
export const vCovers: Directive<Element> = {
  mounted: (element) => void covers.add(element),
  unmounted: (element) => void covers.delete(element)
}

/** Whether something lies over the middle of an element's rectangle. */
function isCovered(element: Element, { left, top, width, height }: DOMRect): boolean {
  const [x, y] = [left + width / 2, top + height / 2]
  return [...covers].some((cover) => {
    if (cover.contains(element)) return false
    const { left, top, right, bottom } = cover.getBoundingClientRect()
    return left < x && x < right && top < y && y < bottom
  })
}

/** The rectangle of an element on the screen without the parts that are scrolled away or clipped; empty if nothing is left. */
export function clippedPart(element: Element): DOMRect {
  let { left, top, right, bottom } = element.getBoundingClientRect()
  for (const box of clippingBoxes(element)) {
    const frame = box.getBoundingClientRect()
    left = Math.max(left, frame.left)
    top = Math.max(top, frame.top)
    right = Math.min(right, frame.right)
    bottom = Math.min(bottom, frame.bottom)
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
}

/** The same, but empty if something covers its middle. */
export function visiblePart(element: Element): DOMRect {
  const rect = clippedPart(element)
  return isCovered(element, rect) ? new DOMRect(rect.x, rect.y, 0, 0) : rect
}
