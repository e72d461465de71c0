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
import { LABELS, TITLE } from './data/ornaments.generated'
import { PLACES } from './data/places.generated'
import { ROUTES } from './data/routes.generated'
import { placesWith, threadsOf, type Thread } from './moved'
import type { PlaceData, PlaceKind, RouteData } from './types'

export const ground: SheetBox = { x: 0, y: 0, width: 752, height: 522 }
/** The part that is shown: the ground, and the score track, which begins above it and covers its upper border. */
export const shown: SheetBox = { x: 0, y: -12, width: 752, height: 534 }
/** Height of the score track: its pennants end above everything that lies on the map. */
export const trackHeight = 20

/** The map of the built-in board. For where cities, their posts and routes are, which no content pack moves. */
export const map = makeMapLayout<PlaceKind>(ground, PLACES, ROUTES)
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
  /** The boxes of these spots at all places. */
  readonly things: readonly Spot[]
  /** Lines from what a content pack has moved to the towns it belongs to; none on the built-in board. */
  readonly threads: readonly Thread[]
}

function atlasOf(places: readonly PlaceData[]): Atlas {
  const extras = new Map(
    places.map((place): readonly [string, Extras] => {
      const { id, shield, outpost, contracts, special } = place
      return [id, { shield, outpost: outpost && roomOf(outpost, place), contracts, special }]
    })
  )
  const things = [...extras.values()].flatMap(({ shield, outpost, contracts, special }): Spot[] => [
    ...(shield ? [{ ...shield, w: 20, h: 20 }] : []),
    ...(outpost ? [{ ...outpost, w: outpost.room, h: 20 }] : []),
    ...(contracts ? [contracts] : []),
    ...(special ? [special] : [])
  ])
  return {
    things,
    map: places === PLACES ? map : makeMapLayout<PlaceKind>(ground, places, ROUTES),
    threads: places === PLACES ? [] : threadsOf(places),
    extrasOf: (id) => {
      const found = extras.get(id)
      if (!found) throw new Error(`No place ${id} on the map`)
      return found
    }
  }
}

/** About the room of the names of regions and seas, and that of the title. */
const labels: readonly Spot[] = [
  ...LABELS.map(({ x, y }) => ({ x, y: y - 4, w: 60, h: 9 })),
  { ...TITLE, w: TITLE.w + 24 }
]

type Places = Parameters<typeof placesWith>[1]
type Prices = Parameters<typeof placesWith>[2]
const known = new WeakMap<Places, Atlas>()

/** The map with what lies in the cities of a content. Drawn once for each. */
export function atlasFor({
  places,
  routes: prices
}: {
  readonly places: Places
  readonly routes: Prices
}): Atlas {
  const drawn = { places: PLACES, routes: ROUTES, sheet: ground, labels, drawing: drawingOf }
  const found = known.get(places) ?? atlasOf(placesWith(drawn, places, prices))
  known.set(places, found)
  return found
}

/** The room of a contract; `most`: the size in which it is drawn at most, as a share of the usual one. */
export interface ContractRoom extends Room {
  readonly most: number
}

/** Height of two contracts one above the other, and the distance between them, in map units. */
const pair = { height: 43, pitch: 22 } as const

/** The spots of `count` contracts of a city, from top to bottom; a lower spot draws them smaller. */
export function contractSpots({ x, y, w, h }: Spot, count: number): readonly ContractRoom[] {
  const most = Math.min(1, h / pair.height)
  return Array.from({ length: count }, (_, i) => ({
    x,
    y: y + (i - (count - 1) / 2) * pair.pitch * most,
    room: w,
    anchor: 'start',
    most
  }))
}
