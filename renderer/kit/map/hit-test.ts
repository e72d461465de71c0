/** Finds the spot that a tap on a map is meant for. Pure; lengths and positions in CSS pixels. */

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Something on a map that can be tapped. */
export interface Spot {
  readonly id: string
  /** It can be chosen now; a tap on any other spot only opens its explanation. */
  readonly lit: boolean
  /** The boxes of its elements: first the one that people aim at, then those that belong to it, such as a name or a card. */
  readonly boxes: readonly [Box, ...Box[]]
}

/** How far from a spot a tap may be; and how far apart two spots must be for a tap to be unambiguous (T-24). */
export const touchLimits = { reach: 22, apart: 24 } as const

/** A hit spot, or with `closer` two spots so near each other that the map must be zoomed in before a tap can choose one. */
export type TapTarget =
  | { readonly kind: 'spot'; readonly id: string }
  | { readonly kind: 'closer'; readonly ids: readonly [string, string] }

export const middleOf = ({ left, top, right, bottom }: Box): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2
})

/** The distance between the centres of two boxes. */
export function distance(a: Box, b: Box): number {
  const [p, q] = [middleOf(a), middleOf(b)]
  return Math.hypot(p.x - q.x, p.y - q.y)
}

/** The distance from a point to a box; 0 inside it. */
function distanceTo(box: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(0, box.left - x, x - box.right), Math.max(0, box.top - y, y - box.bottom))
}

/**
 * The target of a tap: the nearest lit spot within reach, else the nearest other spot; undefined if none is within reach.
 * With `mayEnlarge`, two lit spots that are too close together give `closer` instead.
 */
export function tapTarget(spots: readonly Spot[], at: Point, mayEnlarge: boolean): TapTarget | undefined {
  const here: Box = { left: at.x, right: at.x, top: at.y, bottom: at.y }
  const near = spots
    .map((spot) => ({
      spot,
      gap: Math.min(...spot.boxes.map((box) => distanceTo(box, at))),
      centreDistance: distance(spot.boxes[0], here)
    }))
    .filter(({ gap }) => gap <= touchLimits.reach)
    .sort(
      (a, b) =>
        Number(b.spot.lit) - Number(a.spot.lit) || a.gap - b.gap || a.centreDistance - b.centreDistance
    )
  const [first, second] = near.map(({ spot }) => spot)
  if (!first) return undefined
  const rivals = first.lit && second?.lit && distance(first.boxes[0], second.boxes[0]) < touchLimits.apart
  return rivals && mayEnlarge
    ? { kind: 'closer', ids: [first.id, second.id] }
    : { kind: 'spot', id: first.id }
}
