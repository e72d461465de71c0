/** The layout of the map of Voyages. */
import {
  makeMapLayout,
  type PlaceLayout,
  type Point,
  type SheetBox,
  type Spot
} from '../../../polo/map/layout'
import { PLACES } from './data/places.generated'
import { ROUTES } from './data/routes.generated'
import type { PlaceData, PlaceKind } from './types'

export const map = makeMapLayout({ x: 0, y: -12, width: 994, height: 388 }, PLACES, ROUTES)

/** The whole drawn ground, which a large screen shows: it has more of the north and the south. */
export const ground: SheetBox = { x: 0, y: -32, width: 994, height: 428 }

const DRAWN: Readonly<Record<PlaceKind, readonly [width: number, height: number]>> = {
  start: [46, 42],
  'large-city': [46, 38.3],
  'small-city': [33, 29],
  beijing: [54, 47.8],
  oasis: [28, 24.3]
}

/** A place of this map. */
export type Place = PlaceLayout<PlaceKind>

export interface Slot extends Point {
  readonly size: number
  /** Victory points printed above it. */
  readonly points: number
}

/**
 * The width of all of Beijing's slots together, the gap between two, and the rim round them, which stays clear of the
 * map's frame.
 */
const SLOTS = { width: 106, gap: 2, rim: 2 } as const

/** Beijing's frame, and a slot for each number of points, in the order in which they are filled. */
export function beijingWith(points: readonly number[]): {
  readonly frame: Spot
  readonly slots: readonly Slot[]
} {
  const places: readonly PlaceData[] = PLACES
  const spot = places.find(({ kind }) => kind === 'beijing')?.slots
  if (!spot) throw new Error('Beijing has no slots on the map')
  const pitch = (SLOTS.width + SLOTS.gap) / points.length
  return {
    frame: { ...spot, w: SLOTS.width + 2 * SLOTS.rim },
    slots: points.map((each, i) => ({
      x: spot.x + (i - (points.length - 1) / 2) * pitch,
      y: spot.y + 6.5,
      size: pitch - SLOTS.gap,
      points: each
    }))
  }
}

/** Width and height of a place's drawing. */
export const drawingOf = ({ kind }: Place): readonly [width: number, height: number] => DRAWN[kind]
