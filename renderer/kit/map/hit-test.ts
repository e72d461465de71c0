/** What a tap on a map hits. Pure; lengths and places in CSS pixels. */

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

/** A thing on a map that can be pressed. */
export interface Spot {
  readonly id: string
  /** It can be chosen now; others only explain themselves. */
  readonly lit: boolean
  /** What is drawn of it. The first box is what people aim at, the others (a name, a card) belong to it. */
  readonly boxes: readonly [Box, ...Box[]]
}

/** How far a fingertip reaches; and how far apart two things must lie for nobody to hit the wrong one (T-24). */
export const touchLimits = { reach: 22, apart: 24 } as const

/** `closer`: two lie so near each other that the map must be enlarged before either can be meant. */
export type Touch =
  | { readonly kind: 'spot'; readonly id: string }
  | { readonly kind: 'closer'; readonly ids: readonly [string, string] }

export const middleOf = ({ left, top, right, bottom }: Box): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2
})

/** Between the middles of two boxes. */
export function between(a: Box, b: Box): number {
  const [p, q] = [middleOf(a), middleOf(b)]
  return Math.hypot(p.x - q.x, p.y - q.y)
}

/** From a point to the nearest of a box; 0 within it. */
function awayFrom(box: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(0, box.left - x, x - box.right), Math.max(0, box.top - y, y - box.bottom))
}

/**
 * What a tap at this point means: the nearest lit thing within reach, else the nearest of the others; undefined where
 * nothing is within reach. With `mayEnlarge`, lit ones too close to be told apart are asked to be brought nearer first.
 */
export function touchOf(spots: readonly Spot[], at: Point, mayEnlarge: boolean): Touch | undefined {
  const here: Box = { left: at.x, right: at.x, top: at.y, bottom: at.y }
  const near = spots
    .map((spot) => ({
      spot,
      away: Math.min(...spot.boxes.map((box) => awayFrom(box, at))),
      off: between(spot.boxes[0], here)
    }))
    .filter(({ away }) => away <= touchLimits.reach)
    .sort((a, b) => Number(b.spot.lit) - Number(a.spot.lit) || a.away - b.away || a.off - b.off)
  const [first, second] = near.map(({ spot }) => spot)
  if (!first) return undefined
  const rivals = first.lit && second?.lit && between(first.boxes[0], second.boxes[0]) < touchLimits.apart
  return rivals && mayEnlarge
    ? { kind: 'closer', ids: [first.id, second.id] }
    : { kind: 'spot', id: first.id }
}
