/**
 * Where the prices of roads stand: on their drawn spots; where a longer price would cover another one or leave the sheet,
 * elsewhere along its own road.
 */
import type { BundleOf } from '../../art/icons'
import { pointsAlong } from './curves'
import { townLift, type MapLayout, type PieceSpot, type Point, type RouteData, type Spot } from './layout'
import { priceTag } from './price-tag'

/** A road and its price. */
export interface PricedRoad {
  readonly route: RouteData
  readonly cost: BundleOf
  /** The room that what stands before the price takes, such as a seal. */
  readonly before: number
  /** The map draws this road, and keeps its spot free from all but other prices. */
  readonly isDrawn: boolean
}

/** In map units: the height of a price, its distance from the sheet's edge, and the overlap of two that hides nothing. */
const [height, edge, slight] = [18, 3, 2]
/** About the room of a town, of its name, its cards and its bonus. */
const high = { town: 46, name: 15, card: 21, pill: 20 } as const
/** The share of a road at both ends where no price stands, and the number of spots between. */
const [ends, samples] = [0.15, 32]
/** A price may also stand a little above or below its road. */
const besides = [0, -7, 7, -14, 14, -21, 21] as const
/** What it counts to stand one unit from the drawn spot, and to cover a unit of another price or of a piece, against one of what always lies there. */
const [away, price, piece] = [0.25, 4, 0.2]

/** The box of a price whose width is known. */
const boxOf = (before: number, w: number, { x, y }: Point): Spot => ({ x: x - before / 2, y, w, h: height })

/** The area in which two boxes overlap; 0 if that is too little to hide anything. */
function overlap(a: Spot, b: Spot): number {
  const x = (a.w + b.w) / 2 - Math.abs(a.x - b.x)
  const y = (a.h + b.h) / 2 - Math.abs(a.y - b.y)
  return x > slight && y > slight ? x * y : 0
}

/** The nearest spot on the sheet. */
function inside(before: number, w: number, at: Point, sheet: MapLayout): Point {
  const { x } = boxOf(before, w, at)
  const least = sheet.x + edge + w / 2
  const most = sheet.x + sheet.width - edge - w / 2
  return { x: at.x + Math.min(Math.max(x, least), most) - x, y: at.y }
}

/** How many posts and figures of a place are kept in sight. */
const [posts, figures] = [3, 2]
const boxOfPiece = ({ x, y, width, height: tall }: PieceSpot): Spot => ({
  x: x + width / 2,
  y: y + tall / 2,
  w: width,
  h: tall
})

/** Where posts and figures often stand. */
const piecesOn = (map: MapLayout): readonly Spot[] =>
  map.places.flatMap(({ id }) => [...map.posts(id, posts), ...map.figures(id, figures)].map(boxOfPiece))

/** What a price should not cover: towns, their names, and what lies there. */
const lyingOn = ({ places }: MapLayout): readonly Spot[] =>
  places.flatMap(({ x, y, name, cards, pill }) => [
    { x, y: y - townLift, w: high.town, h: high.town },
    ...(name ? [{ x: name.x, y: name.y, w: name.room, h: high.name }] : []),
    ...cards.map((card) => ({ x: card.x, y: card.y, w: card.room, h: high.card })),
    ...(pill ? [{ x: pill.x, y: pill.y, w: pill.room, h: high.pill }] : [])
  ])

/** The roads with their prices in place. `things`: what lies at the towns besides their cards and bonuses. */
export function placeTags(
  roads: readonly PricedRoad[],
  map: MapLayout,
  things: readonly Spot[] = []
): readonly RouteData[] {
  const lying = [...lyingOn(map), ...things]
  const pieces = piecesOn(map)
  const covered = (box: Spot, by: readonly Spot[]): number =>
    by.reduce((sum, other) => sum + overlap(box, other), 0)
  const measured = roads.map(({ route, cost, before, isDrawn }) => {
    const w = 2 * (priceTag(cost)?.half ?? 0) + before
    const held = (at: Point): Point => inside(before, w, at, map)
    const own = held(route.tag)
    const box = (at: Point): Spot => boxOf(before, w, at)
    return { route, isDrawn, held, own, box, first: box(own) }
  })
  const placed: Spot[] = []
  return measured.map(({ route, isDrawn, held, own, box, first }, i) => {
    const at = (): Point => {
      if (covered(first, placed) + (isDrawn ? 0 : covered(first, lying)) === 0) return own
      const prices = [...placed, ...measured.slice(i + 1).map((later) => later.first)]
      const badOf = (spot: Point): number => {
        const there = box(spot)
        return (
          price * covered(there, prices) +
          covered(there, lying) +
          piece * covered(there, pieces) +
          away * Math.hypot(spot.x - own.x, spot.y - own.y)
        )
      }
      const points = pointsAlong(route.d, samples)
      const few = Math.ceil(points.length * ends)
      const spots = points.slice(few, -few).flatMap(({ x, y }) => besides.map((by) => held({ x, y: y + by })))
      return spots.reduce(
        (best, spot) => {
          const bad = badOf(spot)
          return bad < best.bad ? { spot, bad } : best
        },
        { spot: own, bad: badOf(own) }
      ).spot
    }
    const tag = at()
    placed.push(box(tag))
    return tag.x === route.tag.x && tag.y === route.tag.y ? route : { ...route, tag }
  })
}
