/** Spots for contracts, markers, cards and outposts that a content pack has moved to other cities. */
import type { Place } from '../../../../shared/games/khan/content/map'
import { townLift, type Point, type SheetBox, type Spot } from '../../../polo/map/layout'
import type { PlaceData, PlaceKind, RouteData } from './types'

/** What lies in a city. */
type Lies = Pick<Place, 'id' | 'contracts' | 'marker' | 'card' | 'outpost'>
const things = ['contracts', 'card', 'marker', 'outpost'] as const
type Thing = (typeof things)[number]

/** The size of each thing's spot. */
const sizes: Readonly<Record<Thing, readonly [w: number, h: number]>> = {
  contracts: [146, 43],
  card: [118, 21],
  marker: [73, 20],
  outpost: [52, 20]
}
/** How far from its town a thing is looked for, the distance between two spots tried, and the width of the sheet's edge. */
const search = { x: 160, y: 105, step: 5, edge: 12 } as const

const spotOf = ({ contracts, cards, pill, outpost }: PlaceData, thing: Thing): Spot | undefined =>
  ({ contracts, card: cards[0], marker: pill, outpost })[thing]

/** The place with only those spots that it needs, and the kind that fits what lies there. */
function stripped(place: PlaceData, lies: Lies): PlaceData {
  const { contracts, pill, outpost, cards, ...rest } = place
  return {
    ...rest,
    kind: kindOf(place, lies),
    cards: lies.card ? cards : [],
    ...(contracts && lies.contracts && { contracts }),
    ...(pill && lies.marker && { pill }),
    ...(outpost && lies.outpost && { outpost })
  }
}

function kindOf({ kind }: PlaceData, { contracts, card }: Lies): PlaceKind {
  if (kind === 'start' || kind === 'oasis' || kind === 'special') return kind
  return contracts ? 'contract' : card ? 'card' : 'bonus'
}

/** The place without the spot of a thing. */
const without = (place: PlaceData, thing: Thing): PlaceData => {
  const { contracts, pill, outpost, cards, ...rest } = place
  return {
    ...rest,
    cards: thing === 'card' ? [] : cards,
    ...(contracts && thing !== 'contracts' && { contracts }),
    ...(pill && thing !== 'marker' && { pill }),
    ...(outpost && thing !== 'outpost' && { outpost })
  }
}

const withSpot = (place: PlaceData, thing: Thing, spot: Spot): PlaceData => {
  if (thing === 'card') return { ...place, cards: [spot] }
  return { ...place, [thing === 'marker' ? 'pill' : thing]: spot }
}

const around = ({ x, y }: Point, w: number, h: number): Spot => ({ x, y, w, h })

/** A rectangle, and how bad it is to cover it: less for what is there only at times. */
type Piece = Spot & { readonly weight: number }

/** What a new spot should not cover: the town and all that is written or stands at a place. */
function piecesOf(place: PlaceData, [w, h]: readonly [number, number]): readonly Piece[] {
  const { name, posts, figures, fare, shield, contracts, pill, outpost, special, cards } = place
  const written = [name, contracts, pill, outpost, special, ...cards].flatMap((spot) => (spot ? [spot] : []))
  const always = [
    around({ x: place.x, y: place.y - townLift }, w, h),
    ...written,
    ...(shield ? [around(shield, 19, 19)] : [])
  ]
  const atTimes = [
    ...(posts ? [around(posts, 44, 26)] : []),
    ...(fare ? [around(fare, 40, 16)] : []),
    ...figures.map(({ x, y }) => around({ x, y: y - 15 }, 18, 30))
  ]
  return [
    ...always.map((spot) => ({ ...spot, weight: 1 })),
    ...(name ? [{ ...name, weight: 2 }] : []),
    ...atTimes.map((spot) => ({ ...spot, weight: 0.1 }))
  ]
}

/** How much two rectangles cover of each other. */
const covered = (a: Spot, b: Spot): number => {
  const [x, y] = [(a.w + b.w) / 2 - Math.abs(a.x - b.x), (a.h + b.h) / 2 - Math.abs(a.y - b.y)]
  return x > 0 && y > 0 ? x * y : 0
}

/** How far a point is from a rectangle; 0 inside. */
const apart = ({ x, y, w, h }: Spot, to: Point): number =>
  Math.hypot(Math.max(0, Math.abs(x - to.x) - w / 2), Math.max(0, Math.abs(y - to.y) - h / 2))

/** The map that places are looked for on. */
interface Drawn {
  readonly places: readonly PlaceData[]
  readonly routes: readonly RouteData[]
  readonly sheet: SheetBox
  /** Width and height of the drawing of a place. */
  readonly drawing: (place: PlaceData) => readonly [width: number, height: number]
}

/** The spot nearest to its town that covers least of anything else. */
function bestSpot(town: PlaceData, thing: Thing, { places, routes, sheet, drawing }: Drawn): Spot {
  const [w, h] = sizes[thing]
  const reach = around(town, 2 * search.x + w, 2 * search.y + h)
  const taken = [
    ...places.flatMap((place) => piecesOf(place, drawing(place))),
    ...routes.map(({ tag, water }) => ({
      ...around({ x: tag.x - (water ? 9 : 0), y: tag.y }, water ? 70 : 52, 18),
      weight: 0.6
    }))
  ].filter((one) => covered(reach, one) > 0)
  const others = places.filter(
    ({ id, kind, x, y }) => id !== town.id && kind !== 'oasis' && apart(reach, { x, y }) === 0
  )
  let best: Spot = around(town, w, h)
  let least = Infinity
  for (let dy = -search.y; dy <= search.y; dy += search.step)
    for (let dx = -search.x; dx <= search.x; dx += search.step) {
      const spot = around({ x: town.x + dx, y: town.y + dy }, w, h)
      const edge = search.edge
      if (spot.x - w / 2 < edge || spot.x + w / 2 > sheet.width - edge) continue
      if (spot.y - h / 2 < edge || spot.y + h / 2 > sheet.height - edge) continue
      const away = apart(spot, town)
      const strays = others.some((other) => apart(spot, other) <= away)
      const cost = taken.reduce(
        (sum, one) => sum + one.weight * covered(spot, one),
        (strays ? 200 : 0) + away
      )
      if (cost < least) [best, least] = [spot, cost]
    }
  return best
}

/** The drawn places, with spots for what lies there in this content; those of the built-in board stay as they are. */
export function placesWith(drawn: Drawn, content: readonly Lies[]): readonly PlaceData[] {
  const lies = new Map(content.map((place) => [place.id, place]))
  const isNew = (place: PlaceData, thing: Thing): boolean =>
    lies.get(place.id)?.[thing] !== undefined && !spotOf(place, thing)
  const isChanged = (place: PlaceData): boolean =>
    things.some(
      (thing) => (lies.get(place.id)?.[thing] !== undefined) !== (spotOf(place, thing) !== undefined)
    )
  if (!drawn.places.some(isChanged)) return drawn.places
  const bare = drawn.places.map((place) => stripped(place, lies.get(place.id) ?? { id: place.id }))
  let places: readonly PlaceData[] = bare
  // What needs most room chooses first; in the second round each knows where the others are.
  for (const thing of [...things, ...things])
    for (const [at, place] of bare.entries()) {
      if (!isNew(place, thing)) continue
      const now = without(places[at] ?? place, thing)
      const others = places.with(at, now)
      places = others.with(at, withSpot(now, thing, bestSpot(now, thing, { ...drawn, places: others })))
    }
  return places
}
