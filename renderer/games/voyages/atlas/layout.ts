import { PLACES } from './data/places.generated'
import { ROUTES } from './data/routes.generated'
import type { PlaceData, RouteData, Spot } from './types'

/** The map's own units: 1 unit is 1 px at 1280x720. The svg's viewBox is `0 0 WIDTH HEIGHT`. */
export const WIDTH = 994
export const HEIGHT = 388
export const VIEW_BOX = `0 0 ${WIDTH} ${HEIGHT}`

/** How a thing on the map presents itself. */
export type TargetState = 'idle' | 'legal' | 'selected' | 'refused'
/** Which end of a piece of varying length stays put. */
export type Anchor = 'start' | 'middle' | 'end'

export interface Point {
  readonly x: number
  readonly y: number
}

/** A room for a piece whose width varies: centre, width, and the end that stays near the town. */
export interface Room extends Point {
  readonly room: number
  readonly anchor: Anchor
}

export interface Slot extends Point {
  readonly size: number
  /** Victory points printed above it. */
  readonly points: number
}

export interface PlaceLayout extends Point {
  readonly id: string
  readonly kind: PlaceData['kind']
  /** Centre of the name's line; none for an oasis. */
  readonly name: Point | undefined
  /** One per city card of the place (Sumatra three). */
  readonly cards: readonly Room[]
  /** Outpost bonus of a large city, or the bonus of a small city. */
  readonly pill: Room | undefined
  /** Where the full cost of a journey to this place is written. */
  readonly fare: Point
  /** Beijing's frame, and its four slots in the order they are filled. */
  readonly frame: Spot | undefined
  readonly slots: readonly Slot[]
}

const POST = 18
const FIGURE = { width: 18, height: 25.5 } as const
/** Beijing's slots, and the rim of the frame round them: clear of the map's own frame. */
const SLOT = { size: 23, pitch: 25.5, rim: 3.25, points: [10, 7, 4, 1] } as const

const byId: ReadonlyMap<string, PlaceData> = new Map(PLACES.map((p) => [p.id, p]))

function dataOf(id: string): PlaceData {
  const data = byId.get(id)
  if (!data) throw new Error(`No place ${id} on the map`)
  return data
}

function room(spot: Spot, town: Point): Room {
  const edge = spot.w / 2
  const anchor: Anchor = spot.x - edge > town.x ? 'start' : spot.x + edge < town.x ? 'end' : 'middle'
  return { x: spot.x, y: spot.y, room: spot.w, anchor }
}

function layoutOf(p: PlaceData): PlaceLayout {
  const { slots } = p
  return {
    id: p.id,
    kind: p.kind,
    x: p.x,
    y: p.y,
    name: p.name && { x: p.name.x, y: p.name.y },
    cards: p.cards.map((spot) => room(spot, p)),
    pill: p.pill && room(p.pill, p),
    fare: p.fare ?? { x: p.x, y: p.y - 30 },
    frame: slots && { ...slots, w: SLOT.pitch * (SLOT.points.length - 1) + SLOT.size + 2 * SLOT.rim },
    slots: slots
      ? SLOT.points.map((points, i) => ({
          x: slots.x + (i - 1.5) * SLOT.pitch,
          y: slots.y + 6,
          size: SLOT.size,
          points
        }))
      : []
  }
}

/** Every place of the map, from north to south: draw them in this order. */
export const PLACE_LAYOUTS: readonly PlaceLayout[] = PLACES.map(layoutOf).toSorted((a, b) => a.y - b.y)

const layouts: ReadonlyMap<string, PlaceLayout> = new Map(PLACE_LAYOUTS.map((l) => [l.id, l]))

/** Where everything of one place goes. Throws for an unknown id. */
export function layout(id: string): PlaceLayout {
  const found = layouts.get(id)
  if (!found) throw new Error(`No place ${id} on the map`)
  return found
}

/** Every route of the map. */
export const ROUTE_LAYOUTS: readonly RouteData[] = ROUTES

/** Rows from the back to the front, the front row the longer one. */
function rows(count: number, perRow: number): readonly number[] {
  return count <= perRow ? [count] : [Math.floor(count / 2), Math.ceil(count / 2)]
}

/** Positions in a room, filled from the side of the town, tighter as more come. */
function fill(
  spot: Spot,
  town: Point,
  count: number,
  w: number,
  h: number,
  widest: number
): readonly Point[] {
  const wide = spot.w > spot.h * 1.4
  const lines = rows(count, wide ? count : 2)
  return lines.flatMap((inRow, line) => {
    const pitch = inRow > 1 ? Math.min(widest, (spot.w - w) / (inRow - 1)) : 0
    const free = spot.w - w - pitch * (inRow - 1)
    const toTown = town.x > spot.x + spot.w / 2 ? 1 : town.x < spot.x - spot.w / 2 ? 0 : 0.5
    const left = spot.x - spot.w / 2 + free * toTown
    const top =
      lines.length > 1
        ? spot.y - spot.h / 2 + line * (spot.h - h)
        : spot.y -
          h / 2 +
          (spot.h - h) * (town.y > spot.y + spot.h / 2 ? 0.5 : town.y < spot.y - spot.h / 2 ? -0.5 : 0)
    return Array.from({ length: inRow }, (_, i) => ({ x: left + i * pitch, y: top }))
  })
}

/**
 * Upper left corners of `count` trading posts (18 units square) in a city, in drawing order.
 * Beijing's posts lie in its slots: see {@link PlaceLayout.slots}.
 */
export function postSpots(id: string, count: number): readonly (Point & { readonly size: number })[] {
  const data = dataOf(id)
  return data.posts && count > 0
    ? fill(data.posts, data, count, POST, POST, POST - 1).map((at) => ({ ...at, size: POST }))
    : []
}

/** Upper left corners of `count` figures (18 x 25.5 units) in a place, in drawing order: the front ones last. */
export function figureSpots(
  id: string,
  count: number
): readonly (Point & { readonly width: number; readonly height: number })[] {
  const data = dataOf(id)
  return data.figures && count > 0
    ? fill(data.figures, data, count, FIGURE.width, FIGURE.height, 19).map((at) => ({ ...at, ...FIGURE }))
    : []
}
