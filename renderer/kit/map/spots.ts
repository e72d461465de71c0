/**
 * Finds the spots of a map in the DOM, by the attributes of `spotMarks`. In a larger drawing, `data-heart` marks the part
 * that people aim at. Several elements may share one id, for example a city and its name.
 */
import type { Box, Spot } from './hit-test'

/** The attributes that make an element a spot. `lit`: it can be chosen now. */
export const spotMarks = (id: string, lit: boolean): Readonly<Record<string, string>> => ({
  'data-spot': id,
  ...(lit && { 'data-lit': '' })
})

/** A spot with its element. */
export interface PageSpot extends Spot {
  /** The element that receives the click. */
  readonly element: Element
}

function boxOf(element: Element): Box {
  const { left, top, right, bottom } = (
    element.querySelector('[data-heart]') ?? element
  ).getBoundingClientRect()
  return { left, top, right, bottom }
}

/** All spots in an element by id, with their current boxes in the window. */
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
