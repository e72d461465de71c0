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

/** What is left of a rectangle beside one that lies over it: nothing if its middle is covered. */
function beside(under: DOMRect, over: DOMRect): DOMRect {
  let { left, top, right, bottom } = under
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const [inRow, inColumn] = [over.top < y && y < over.bottom, over.left < x && x < over.right]
  if (inRow && inColumn) return new DOMRect(left, top, 0, 0)
  if (over.top <= top && bottom <= over.bottom) {
    if (over.left > x) right = Math.min(right, over.left)
    else left = Math.max(left, over.right)
  } else if (over.left <= left && right <= over.right) {
    if (over.top > y) bottom = Math.min(bottom, over.top)
    else top = Math.max(top, over.bottom)
  }
  return new DOMRect(left, top, right - left, bottom - top)
}

/**
 * The same, without what lies under something that covers it; empty if its middle does, and for an element with
 * `data-elsewhere`: pieces that have no place on the table come from there, but nothing of them is to be seen there.
 */
export function visiblePart(element: Element): DOMRect {
  if (element.hasAttribute('data-elsewhere')) return new DOMRect()
  let rect = clippedPart(element)
  for (const cover of covers) if (!cover.contains(element)) rect = beside(rect, cover.getBoundingClientRect())
  return rect
}
