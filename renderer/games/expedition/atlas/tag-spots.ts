/** Where the price of a space is written: above its medallion, or to a side if a name stands there. Pure. */
import { linesOf } from './name-lines'
import { RADIUS, type BoardLayout, type Point, type SpaceKind } from './layout'

/** The edges of a rectangle, in units of the sheet. */
interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/**
 * The font size of a name by kind of space, its distance below the medallion, and the approximate width of a letter as
 * a share of the font size.
 */
const nameSize = (kind: SpaceKind): number => (kind === 'path' ? 11 : 14)
export const nameDrop = 11
const letter = 0.5

/** The box that a name below a space covers. */
export function nameBox(spot: Point & { readonly kind: SpaceKind }, name: string, scale: number): Box {
  const lines = linesOf(name)
  const size = nameSize(spot.kind)
  const half = (Math.max(...lines.map(({ length }) => length)) * size * letter * scale) / 2
  const base = spot.y + (RADIUS[spot.kind] + nameDrop) * scale
  return {
    left: spot.x - half,
    right: spot.x + half,
    top: base - size * 0.75 * scale,
    bottom: base + (0.2 + lines.length - 1) * size * scale
  }
}

/** Half the width of the widest usual price, cards alone, and half its height. */
const [halfWide, halfHigh] = [17, 10]
/**
 * Candidate spots for the centre of a price, relative to the medallion's centre at full size: above it, then to its
 * sides.
 */
const spots: readonly Point[] = [
  { x: 0, y: -20 },
  ...[12, 22, 30].flatMap((x) => [
    { x, y: -18 },
    { x: -x, y: -18 }
  ]),
  ...[32, 38].flatMap((x) => [
    { x, y: -4 },
    { x: -x, y: -4 }
  ])
]

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/** The box that a price covers if its centre is offset by this much from the centre of its space. */
export const tagBox = (spot: Point, { x, y }: Point, scale: number): Box => ({
  left: spot.x + (x - halfWide) * scale,
  right: spot.x + (x + halfWide) * scale,
  top: spot.y + (y - halfHigh) * scale,
  bottom: spot.y + (y + halfHigh) * scale
})

/**
 * For each space, the offset of its price from the centre of the space: the first spot that covers no name of any
 * space, or the one that covers least.
 */
export function tagSpots(
  { spaces, scale }: BoardLayout,
  nameOf: (space: number) => string
): readonly Point[] {
  const names = spaces.map((spot) => nameBox(spot, nameOf(spot.index), scale))
  return spaces.map((spot) => {
    const covered = (at: Point): number =>
      names.reduce((sum, name) => sum + overlap(tagBox(spot, at, scale), name), 0)
    return spots.reduce((best, at) => (covered(at) < covered(best) ? at : best))
  })
}
