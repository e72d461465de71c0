/** The roads as figures walk them: along what is drawn, or in a bow where a character needs no road. Pure. */
import type { LocationId } from '../../../shared/games/voyages/types'
import type { Trail } from '../types'
import { HEIGHT, layout, ROUTE_LAYOUTS, WIDTH, type Point } from './atlas/layout'

/** Anchor of the sheet on which the map is drawn. */
export const sheet = 'sheet'

/** Points of a walk between two places: the road is smooth between them. */
const paces = 12
/** From the feet of a figure to its middle, in map units. */
const half = 12
/** How high the bow of a way without a road is, in map units. */
const bow = 40

/** A quadratic curve: the two ends and what it bends to. */
interface Curve {
  readonly from: Point
  readonly by: Point
  readonly to: Point
}

/** The curve of a drawn road; roads are written as one quadratic curve each. */
function curveOf(d: string): Curve | undefined {
  const [ax, ay, bx, by, cx, cy] = (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
  if (ax === undefined || ay === undefined || bx === undefined || by === undefined) return undefined
  if (cx === undefined || cy === undefined) return undefined
  return { from: { x: ax, y: ay }, by: { x: bx, y: by }, to: { x: cx, y: cy } }
}

const reversed = ({ from, by, to }: Curve): Curve => ({ from: to, by, to: from })

/** Path data of a way where no road is drawn. */
export function bowBetween(from: Point, to: Point): string {
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${(from.y + to.y) / 2 - bow} ${to.x} ${to.y}`
}

function roadBetween(from: LocationId, to: LocationId): Curve | undefined {
  const there = ROUTE_LAYOUTS.find((route) => route.from === from && route.to === to)
  if (there) return curveOf(there.d)
  const back = ROUTE_LAYOUTS.find((route) => route.from === to && route.to === from)
  const curve = back ? curveOf(back.d) : curveOf(bowBetween(layout(from), layout(to)))
  return curve && back ? reversed(curve) : curve
}

/** The way of a figure's middle from one place to a neighbour. */
export function walk(from: LocationId, to: LocationId): Trail {
  const curve = roadBetween(from, to)
  if (!curve) return { sheet, points: [] }
  const at = (t: number, axis: 'x' | 'y'): number =>
    (1 - t) ** 2 * curve.from[axis] + 2 * t * (1 - t) * curve.by[axis] + t ** 2 * curve.to[axis]
  return {
    sheet,
    points: Array.from({ length: paces + 1 }, (_, i) => {
      const t = i / paces
      return { x: at(t, 'x') / WIDTH, y: (at(t, 'y') - half) / HEIGHT }
    })
  }
}
