/** Spots for contracts, markers, cards and outposts that a content pack has moved to other cities. */
import type { Place, Route } from '../../../../shared/games/khan/content/map'
import { apart, nearestIn, type Obstacle } from '../../../polo/map/coverage'
import { freeSpots } from '../../../polo/map/free-spots'
import { priceTag } from '../../../polo/map/price-tag'
import { townLift, type Point, type SheetBox, type Spot } from '../../../polo/map/layout'
import type { PlaceData, PlaceKind, RouteData } from './types'

/** What lies in a city. */
type Lies = Pick<Place, 'id' | 'contracts' | 'marker' | 'card' | 'outpost'>
/** What needs most room comes first. */
const things = ['contracts', 'card', 'marker', 'outpost'] as const
type Thing = (typeof things)[number]

/** The size of each thing's spot. */
const sizes: Readonly<Record<Thing, readonly [w: number, h: number]>> = {
  contracts: [150, 43],
  card: [118, 21],
  marker: [73, 20],
  outpost: [52, 20]
}
/** From this distance on a thing has a line to its town, in map units. */
const longest = 55
/** The width of the sheet's edge. */
const edge = 12
/** The buttons that change the map's size, at its lower right corner at 1280 by 720. */
const buttons: Spot = { x: 737, y: 485, w: 32, h: 62 }
/** How bad it is, for each square unit, to cover what is there only at times, or names of regions and seas. */
const light = { atTimes: 0.05, label: 0.1 } as const

const spotOf = ({ contracts, cards, pill, outpost }: PlaceData, thing: Thing): Spot | undefined =>
  ({ contracts, card: cards[0], marker: pill, outpost })[thing]

/** A line from a thing to its town. */
export interface Thread {
  readonly from: Point
  readonly to: Point
}

/** The lines to the towns of things that lie far from theirs, or nearer to another one. */
export function threadsOf(places: readonly PlaceData[]): readonly Thread[] {
  const towns = places.filter(({ kind }) => kind !== 'oasis')
  return places.flatMap((place) =>
    things.flatMap((thing) => {
      const spot = spotOf(place, thing)
      if (!spot) return []
      const to = { x: place.x, y: place.y }
      const away = apart(spot, to)
      const isClear = away < longest && towns.every((one) => one.id === place.id || apart(spot, one) > away)
      return isClear ? [] : [{ from: nearestIn(spot, to), to }]
    })
  )
}

/** The place without anything that can be moved, and of the kind that fits what lies there. */
function bareOf(place: PlaceData, lies: Lies): PlaceData {
  const { contracts: _contracts, pill: _pill, outpost: _outpost, ...rest } = place
  return { ...rest, kind: kindOf(place, lies), cards: [] }
}

function kindOf({ kind }: PlaceData, { contracts, card }: Lies): PlaceKind {
  if (kind === 'start' || kind === 'oasis' || kind === 'special') return kind
  return contracts ? 'contract' : card ? 'card' : 'bonus'
}

const withSpot = (place: PlaceData, thing: Thing, spot: Spot): PlaceData =>
  thing === 'card' ? { ...place, cards: [spot] } : { ...place, [thing === 'marker' ? 'pill' : thing]: spot }

const around = ({ x, y }: Point, w: number, h: number): Spot => ({ x, y, w, h })

/** What lies at a place for good: the town, its name and shield, the dice of a special city; and what is there at times. */
function obstaclesOf(place: PlaceData, [w, h]: readonly [number, number]): readonly Obstacle[] {
  const { name, posts, figures, fare, shield, special } = place
  const always = [
    around({ x: place.x, y: place.y - townLift }, w, h),
    ...(name ? [name] : []),
    ...(special ? [special] : []),
    ...(shield ? [around(shield, 19, 19)] : [])
  ]
  const atTimes = [
    ...(posts ? [around(posts, 44, 26)] : []),
    ...(fare ? [around(fare, 40, 16)] : []),
    ...figures.map(({ x, y }) => around({ x, y: y - 15 }, 18, 30))
  ]
  return [
    ...always.map((spot) => ({ ...spot, weight: Infinity })),
    ...atTimes.map((spot) => ({ ...spot, weight: light.atTimes }))
  ]
}

/** What a road costs in a content. */
type Price = Pick<Route, 'from' | 'to' | 'cost'>

/** The box of a road's price, with the seal of a waterway. */
function tagOf({ from, to, tag, water }: RouteData, prices: readonly Price[]): Spot {
  const cost = prices.find((one) => one.from === from && one.to === to)?.cost ?? {}
  const half = priceTag(cost)?.half ?? 0
  const seal = water ? 18 : 0
  return around({ x: tag.x - seal / 2, y: tag.y }, 2 * half + seal, 18)
}

/** The map that places are looked for on. */
interface Drawn {
  readonly places: readonly PlaceData[]
  readonly routes: readonly RouteData[]
  readonly sheet: SheetBox
  /** Names of regions and seas, and the title. */
  readonly labels: readonly Spot[]
  /** Width and height of the drawing of a place. */
  readonly drawing: (place: PlaceData) => readonly [width: number, height: number]
}

/**
 * The drawn places, with spots for what lies there in this content. The built-in board stays as it is; on any other, all
 * of it is laid out anew, but what was not moved stays where it can.
 */
export function placesWith(
  drawn: Drawn,
  content: readonly Lies[],
  prices: readonly Price[]
): readonly PlaceData[] {
  const lies = new Map(content.map((place) => [place.id, place]))
  const has = (place: PlaceData, thing: Thing): boolean => lies.get(place.id)?.[thing] !== undefined
  const isChanged = (place: PlaceData): boolean =>
    things.some((thing) => has(place, thing) !== (spotOf(place, thing) !== undefined))
  if (!drawn.places.some(isChanged)) return drawn.places
  const bare = drawn.places.map((place) => bareOf(place, lies.get(place.id) ?? { id: place.id }))
  const laid = things.flatMap((thing) =>
    drawn.places.flatMap((place) => (has(place, thing) ? [{ thing, place }] : []))
  )
  const spots = freeSpots(
    laid.map(({ thing, place }) => {
      const [w, h] = sizes[thing]
      const before = spotOf(place, thing)
      return {
        home: place,
        w,
        h,
        ...(thing === 'contracts' ? { scales: [1, 0.9], least: 0.7 } : { scales: [1] }),
        ...(before && { before })
      }
    }),
    {
      sheet: drawn.sheet,
      edge,
      homes: drawn.places.filter(({ kind }) => kind !== 'oasis'),
      obstacles: [
        ...bare.flatMap((place) => obstaclesOf(place, drawn.drawing(place))),
        ...drawn.routes.map((route) => ({ ...tagOf(route, prices), weight: Infinity })),
        { ...buttons, weight: Infinity },
        ...drawn.labels.map((spot) => ({ ...spot, weight: light.label }))
      ]
    }
  )
  return bare.map((place) =>
    laid.reduce((now, { thing, place: { id } }, i) => {
      const spot = spots[i]
      return id === place.id && spot ? withSpot(now, thing, spot) : now
    }, place)
  )
}
