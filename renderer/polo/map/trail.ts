/** The paths that figures walk: along the drawn roads, or in an arc where a step follows no road. Pure. */
import type { Trail } from '../../contract/game-ui'
import { pointsAlong } from './curves'
import type { MapLayout, Point, RouteData } from './layout'

/** Anchor of the sheet on which the map is drawn. */
export const sheet = 'sheet'
/** Anchor of all that is drawn: on a large screen a frame's ground reaches beyond the sheet. */
export const drawnSheet = 'sheet:drawn'

/** Points for each curve of a road: enough for a smooth walk. */
const samples = 12
/** The distance from a figure's feet to its centre, in map units. */
const half = 14
/** The height of the arc of a step without a road, in map units. */
const arcHeight = 40

/** Path data of the arc between two places that no drawn road joins. */
function arcBetween(from: Point, to: Point): string {
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${(from.y + to.y) / 2 - arcHeight} ${to.x} ${to.y}`
}

/** A road that the map does not draw, as an arc with its price on top. */
export function arcRoad(map: MapLayout, from: string, to: string): RouteData {
  const [a, b] = [map.place(from), map.place(to)]
  return {
    id: `${from} ${to}`,
    from,
    to,
    d: arcBetween(a, b),
    tag: { x: (a.x + b.x) / 2, y: (a.y + b.y - arcHeight) / 2 }
  }
}

/** The path of a figure's feet from one place to a neighbour. */
function roadBetween(map: MapLayout, from: string, to: string): readonly Point[] {
  const road = map.routes.find(
    (route) => (route.from === from && route.to === to) || (route.from === to && route.to === from)
  )
  if (!road) return pointsAlong(arcBetween(map.place(from), map.place(to)), samples)
  const points = pointsAlong(road.d, samples)
  return road.from === from ? points : points.toReversed()
}

/** The road from one place to a neighbour, as shares of the sheet's size, raised by some map units. */
const raisedRoad = (map: MapLayout, from: string, to: string, by: number): Trail => ({
  sheet,
  points: roadBetween(map, from, to).map(({ x, y }) => ({
    x: (x - map.x) / map.width,
    y: (y - by - map.y) / map.height
  }))
})

/** The path of a figure's centre from one place to a neighbour. */
export const trailAlong = (map: MapLayout, from: string, to: string): Trail => raisedRoad(map, from, to, half)

/** The road itself from one place to a neighbour, to draw a line on it. */
export const roadTrail = (map: MapLayout, from: string, to: string): Trail => raisedRoad(map, from, to, 0)

/** A way over the map: where it begins, and the places it visits in order. */
export interface MapWay {
  readonly from: string
  readonly path: readonly string[]
}

/** Whether a road is part of the journey on show: of one being planned, or of the one that a press would start. */
export type RoadState = 'idle' | 'preview' | 'chosen'

/** A road's key, the same in both directions. */
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
    return isRoad(from, to) ? [] : [arcBetween(map.place(from), map.place(to))]
  })
}
