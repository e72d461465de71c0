/** Arrow keys on the map: along the routes, to the neighbour that lies most in that direction. */
import type { MapLayout } from './layout'

const directions = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0]
} as const
export type Arrow = keyof typeof directions

const arrows = Object.keys(directions) as readonly Arrow[]
const isArrow = (key: string): key is Arrow => arrows.some((arrow) => arrow === key)

/**
 * Where each arrow leads from a place. A neighbour that is the best one in no direction gets the most likely arrow that
 * is free or whose neighbour has two, so that every route can be walked.
 */
export function arrowsFrom(
  map: MapLayout,
  here: string,
  neighbours: readonly string[]
): ReadonlyMap<Arrow, string> {
  const from = map.place(here)
  /** How well an arrow points at a place: the cosine of the angle between them. */
  const alignment = (place: string, arrow: Arrow): number => {
    const [dx, dy] = [map.place(place).x - from.x, map.place(place).y - from.y]
    const [x, y] = directions[arrow]
    return (dx * x + dy * y) / Math.hypot(dx, dy)
  }
  const assigned = new Map<Arrow, string>()
  for (const arrow of arrows) {
    const [best] = neighbours
      .filter((place) => alignment(place, arrow) > 0.2)
      .sort((a, b) => alignment(b, arrow) - alignment(a, arrow))
    if (best !== undefined) assigned.set(arrow, best)
  }
  const keysOf = (place: string | undefined): number =>
    [...assigned.values()].filter((one) => one === place).length
  for (const place of neighbours) {
    if (keysOf(place) > 0) continue
    const [spare] = arrows
      .filter((arrow) => !assigned.has(arrow) || keysOf(assigned.get(arrow)) > 1)
      .sort((a, b) => alignment(place, b) - alignment(place, a))
    if (spare !== undefined) assigned.set(spare, place)
  }
  return assigned
}

/** The key listener for the places of a map. `neighbours`: the places to which a road leads. */
export const mapArrows =
  (map: MapLayout, neighbours: (place: string) => readonly string[]) =>
  (event: KeyboardEvent): void => {
    const from = event.currentTarget
    if (!(from instanceof Element)) return
    const here = from.getAttribute('data-place')
    if (!isArrow(event.key) || here === null) return
    event.preventDefault()
    event.stopPropagation()
    const to = arrowsFrom(map, here, neighbours(here)).get(event.key)
    const target = to === undefined ? undefined : from.closest('svg')?.querySelector(`[data-place="${to}"]`)
    if (target instanceof SVGElement) target.focus()
  }
