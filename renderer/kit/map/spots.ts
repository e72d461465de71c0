/**
 * Things on a map that a finger may choose, in the page. They carry `spotMarks`; what people aim at in a larger drawing
 * carries `data-heart`. Several elements may share one id: a town and its name.
 */
import type { Box, Spot } from './hit-test'

/** Marks for the element that a press on it goes to. `lit`: it can be chosen now. */
export const spotMarks = (id: string, lit: boolean): Readonly<Record<string, string>> => ({
  'data-spot': id,
  ...(lit && { 'data-lit': '' })
})

/** A spot as it is on the page. */
export interface PageSpot extends Spot {
  /** What a press on it goes to. */
  readonly element: Element
}

function boxOf(element: Element): Box {
  const { left, top, right, bottom } = (
    element.querySelector('[data-heart]') ?? element
  ).getBoundingClientRect()
  return { left, top, right, bottom }
}

/** All spots in this element by id, with their boxes in the window as they lie now. */
export function spotsIn(frame: Element): ReadonlyMap<string, PageSpot> {
  const spots = new Map<string, PageSpot>()
  for (const element of frame.querySelectorAll('[data-spot]')) {
    const id = element.getAttribute('data-spot') ?? ''
    const lit = element.hasAttribute('data-lit')
    const box = boxOf(element)
    const known = spots.get(id)
    spots.set(
      id,
      known
        ? { ...known, lit: known.lit || lit, boxes: [...known.boxes, box] }
        : { id, lit, boxes: [box], element }
    )
  }
  return spots
}
