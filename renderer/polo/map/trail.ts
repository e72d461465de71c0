/** The roads as figures walk them: along what is drawn, or in a bow where no road is needed. Pure. */
import type { Trail } from '../../contract/game-ui'
import { pointsAlong } from './curves'
import type { MapLayout, Point, RouteData } from './layout'

/** Anchor of the sheet on which the map is drawn. */
export const sheet = 'sheet'

/** Steps of a walk to each curve of a road: it is smooth between them. */
const paces = 12
/** From the feet of a figure to its middle, in map units. */
const half = 14
/** How high the bow of a way without a road is, in map units. */
const bow = 40

/** Path data of a way where no road is drawn. */
function bowBetween(from: Point, to: Point): string {
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${(from.y + to.y) / 2 - bow} ${to.x} ${to.y}`
}

/** A road that is drawn nowhere on the map, as a bow with its price on top. */
export function roadInABow(map: MapLayout, from: string, to: string): RouteData {
  const [a, b] = [map.place(from), map.place(to)]
  return {
    ...{ id: `${from} ${to}`, from, to, d: bowBetween(a, b) },
    tag: { x: (a.x + b.x) / 2, y: (a.y + b.y - bow) / 2 }
  }
}

/** Points of a figure's feet from one place to a neighbour. */
function roadBetween(map: MapLayout, from: string, to: string): readonly Point[] {
  const road = map.routes.find(
    (route) => (route.from === from && route.to === to) || (route.from === to && route.to === from)
  )
  if (!road) return pointsAlong(bowBetween(map.place(from), map.place(to)), paces)
  const points = pointsAlong(road.d, paces)
  return road.from === from ? points : points.toReversed()
}

/** The way of a figure's middle from one place to a neighbour. */
export function trailAlong(map: MapLayout, from: string, to: string): Trail {
  return {
    sheet,
    points: roadBetween(map, from, to).map(({ x, y }) => ({
      x: (x - map.x) / map.width,
      y: (y - half - map.y) / map.height
    }))
  }
}

/** A way over the map: where it begins, and the places it comes to. */
export interface MapWay {
  readonly from: string
  readonly path: readonly string[]
}

/** Whether a road is part of the journey on show: of one being planned, or of the one that a press would start. */
export type RoadState = 'idle' | 'preview' | 'chosen'

/** A road's key, the same either way. */
export const pairOf = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`)

/** Keys of the roads of a way. */
export function pairsOf(way: MapWay | undefined): ReadonlySet<string> {
  if (!way) return new Set()
  return new Set(way.path.map((to, i) => pairOf(way.path[i - 1] ?? way.from, to)))
}

/** Lines for the steps of a way that follow no printed road. */
export function jumpsOf(
  map: MapLayout,
  way: MapWay | undefined,
  isRoad: (a: string, b: string) => boolean
): readonly string[] {
  if (!way) return []
  return way.path.flatMap((to, i) => {
    const from = way.path[i - 1] ?? way.from
    return isRoad(from, to) ? [] : [bowBetween(map.place(from), map.place(to))]
  })
}
