/** The layout of the map of In the Service of the Khan. */
import {
  makeMapLayout,
  roomOf,
  type PlaceLayout,
  type Point,
  type Room,
  type SheetBox,
  type Spot
} from '../../../polo/map/layout'
import { PLACES } from './data/places.generated'
import { ROUTES } from './data/routes.generated'
import { placesWith } from './moved'
import type { PlaceData, PlaceKind, RouteData } from './types'

/** Cards may lie over the coast of Arabia, where nothing of the game lies. */
const berths = [{ x: 12, y: 432, width: 240, height: 78, side: 'bottom' }] as const

export const ground: SheetBox = { x: 0, y: 0, width: 752, height: 522 }
/** The map of the built-in board. For where cities, their posts and routes are, which no content pack moves. */
export const map = makeMapLayout<PlaceKind>(ground, PLACES, ROUTES, berths)
/** Roads and waterways. */
export const routes: readonly RouteData[] = ROUTES

const DRAWN: Readonly<Record<PlaceKind, readonly [width: number, height: number]>> = {
  start: [72, 62],
  contract: [46, 42],
  card: [48, 34],
  bonus: [35, 45],
  special: [60, 46.5],
  oasis: [30, 30]
}

/** A place of this map. */
export type Place = PlaceLayout<PlaceKind>

/** Width and height of a place's drawing. */
export const drawingOf = ({ kind }: Pick<Place, 'kind'>): readonly [width: number, height: number] =>
  DRAWN[kind]

/** Spots at a place that other maps of the family do not have. */
export interface Extras {
  readonly shield: Point | undefined
  readonly outpost: Room | undefined
  readonly contracts: Spot | undefined
  readonly special: Spot | undefined
}

/** The map of a content: where things lie that belong to cities. */
export interface Atlas {
  readonly map: typeof map
  /** The spots of shield, outpost, contracts and special city of a place. Throws for an unknown id. */
  readonly extrasOf: (id: string) => Extras
}

function atlasOf(places: readonly PlaceData[]): Atlas {
  const extras = new Map(
    places.map((place): readonly [string, Extras] => {
      const { id, shield, outpost, contracts, special } = place
      return [id, { shield, outpost: outpost && roomOf(outpost, place), contracts, special }]
    })
  )
  return {
    map: places === PLACES ? map : makeMapLayout<PlaceKind>(ground, places, ROUTES, berths),
    extrasOf: (id) => {
      const found = extras.get(id)
      if (!found) throw new Error(`No place ${id} on the map`)
      return found
    }
  }
}

type Places = Parameters<typeof placesWith>[1]
const known = new WeakMap<Places, Atlas>()

/** The map with what lies in the cities of a content. Drawn once for each. */
export function atlasFor({ places }: { readonly places: Places }): Atlas {
  const drawn = { places: PLACES, routes: ROUTES, sheet: ground, drawing: drawingOf }
  const found = known.get(places) ?? atlasOf(placesWith(drawn, places))
  known.set(places, found)
  return found
}

/** The spots of `count` contracts of a city, from top to bottom. */
export const contractSpots = ({ x, y, w }: Spot, count: number): readonly Room[] =>
  Array.from({ length: count }, (_, i) => ({
    x,
    y: y + (i - (count - 1) / 2) * 22,
    room: w,
    anchor: 'start'
  }))
