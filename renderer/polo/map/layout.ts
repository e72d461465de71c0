/**
 * The layout of a map: places with their names, cards and bonuses, posts and figures, and the roads. A game provides
 * drawn spots in the map's own units; 1 unit is 1 px at 1280x720.
 */

/** How a target on the map is shown. */
export type TargetState = 'idle' | 'legal' | 'selected' | 'refused'
/** Which end of a piece of varying length stays put. */
export type Anchor = 'start' | 'middle' | 'end'

export interface Point {
  readonly x: number
  readonly y: number
}

/** A rectangle by its centre. */
export interface Spot extends Point {
  readonly w: number
  readonly h: number
}

/** The room kept for a piece whose width varies: centre, width, and the end that stays near the town. */
export interface Room extends Point {
  readonly room: number
  readonly anchor: Anchor
}

/** Where posts stand in a city: the first at the point, more follow to one side or to both. */
export interface PostRow extends Point {
  /** To the left, to both sides, to the right. */
  readonly grow: -1 | 0 | 1
  /** More than three stand in two rows, the second above (-1) or below (1) the first; 0: always in one. */
  readonly rows: -1 | 0 | 1
}

/** One place as it was drawn. */
export interface PlaceData<Kind extends string = string> extends Point {
  readonly id: string
  readonly kind: Kind
  /** `anchor`: the end of the line that stays put, where that is not the one next to the town. */
  readonly name?: Spot & { readonly anchor?: Anchor }
  /** The middle of the first post. */
  readonly posts?: PostRow
  /** Where the feet of figures stand, the first one's first. More figures repeat the step between the last two spots. */
  readonly figures: readonly Point[]
  readonly pill?: Spot
  readonly fare?: Spot
  readonly cards: readonly Spot[]
}

export interface RouteData {
  readonly id: string
  readonly from: string
  readonly to: string
  /** Path data: a start, then quadratic or cubic curves (M, Q, C; absolute). */
  readonly d: string
  /** Where its price stands. */
  readonly tag: Point
}

export interface PlaceLayout<Kind extends string = string> extends Point {
  readonly id: string
  readonly kind: Kind
  /** The room for its name; undefined if none is written. */
  readonly name: Room | undefined
  /** One per city card of the place. */
  readonly cards: readonly Room[]
  /** The bonus of the place. */
  readonly pill: Room | undefined
  /** Where the full cost of a journey to this place is written. */
  readonly fare: Point
}

/** A piece's upper left corner and its size. */
export interface PieceSpot extends Point {
  readonly width: number
  readonly height: number
}

/** A post's spot. The next post in the row covers part of it, so its letter moves sideways by `letter` to stay visible. */
export interface PostSpot extends PieceSpot {
  readonly letter: number
}

/** The part of the drawing that is shown, in map units. */
export interface SheetBox extends Point {
  readonly width: number
  readonly height: number
}

/** The `viewBox` attribute of an svg that shows this part of a drawing. */
export const viewBoxOf = ({ x, y, width, height }: SheetBox): string => `${x} ${y} ${width} ${height}`

export interface MapLayout<Kind extends string = string> extends SheetBox {
  readonly viewBox: string
  /** From north to south: draw them in this order. */
  readonly places: readonly PlaceLayout<Kind>[]
  readonly routes: readonly RouteData[]
  /** The layout of one place. Throws for an unknown id. */
  readonly place: (id: string) => PlaceLayout<Kind>
  /**
   * The spots of `count` posts in a city, in drawing order, so that the one next to the town comes last; empty if the
   * place has no room for posts.
   */
  readonly posts: (id: string, count: number) => readonly PostSpot[]
  /** The spots of `count` figures in a place, in drawing order, so that the front ones come last. */
  readonly figures: (id: string, count: number) => readonly PieceSpot[]
}

/**
 * Sizes of pieces in map units. `pitch`: distance between posts by their number in one row; `letter`: how far a letter
 * moves when the next post covers it.
 */
const POST = { size: 25, pitch: [20, 20, 20, 17, 14.5], rowStep: 17, letter: 3 } as const
/** `feet`: where a figure's feet are, as a share of its height from the top. */
const FIGURE = { width: 25, height: 35.4, feet: 0.9 } as const

/** How far a town's drawing stands above the point where its roads meet, in map units. */
export const townLift = 2

/** The room of a drawn spot beside its town. */
export function roomOf(spot: Spot, town: Point): Room {
  const edge = spot.w / 2
  const anchor: Anchor = spot.x - edge > town.x ? 'start' : spot.x + edge < town.x ? 'end' : 'middle'
  return { x: spot.x, y: spot.y, room: spot.w, anchor }
}

const layoutOf = <Kind extends string>(place: PlaceData<Kind>): PlaceLayout<Kind> => ({
  id: place.id,
  kind: place.kind,
  x: place.x,
  y: place.y,
  name: place.name && {
    ...roomOf(place.name, place),
    ...(place.name.anchor && { anchor: place.name.anchor })
  },
  cards: place.cards.map((spot) => roomOf(spot, place)),
  pill: place.pill && roomOf(place.pill, place),
  fare: place.fare ?? { x: place.x, y: place.y - 30 }
})

/**
 * The centres of `count` posts, the one next to the town first. From four on, they stand in two rows if `rows` allows
 * it.
 */
function postsAt(
  { x, y, grow, rows }: PostRow,
  count: number
): readonly (Point & { readonly step: number })[] {
  const { pitch: pitches, rowStep } = POST
  const line = (from: number, many: number, top: number, pitch: number) =>
    Array.from({ length: many }, (_, i) => {
      const left = grow === 0 ? from - ((many - 1) * pitch) / 2 : from
      return { x: left + i * pitch * (grow || 1), y: top, step: pitch }
    })
  const pitch = pitches[Math.min(count, pitches.length) - 1] ?? POST.size
  if (rows === 0 || count < 4) return line(x, count, y, pitch)
  const first = Math.ceil(count / 2)
  const widest = pitches[0]
  return [
    ...line(x, first, y, widest),
    ...line(x + (grow * widest) / 2, count - first, y + rows * rowStep, widest)
  ]
}

/** The spots of `count` posts, in drawing order: a lower row covers the upper one. */
function postSpots(row: PostRow, count: number): readonly PostSpot[] {
  const { size, letter } = POST
  const side = row.grow < 0 ? -1 : 1
  return postsAt(row, count)
    .map(({ x, y, step }, i) => ({
      x: x - size / 2,
      y: y - size / 2,
      width: size,
      height: size,
      letter: i > 0 && step < 18 ? side * letter : 0
    }))
    .toReversed()
    .toSorted((a, b) => a.y - b.y)
}

/** The spots of `count` figures. If there are more than drawn spots, they continue from the last one. */
function figureSpots(feet: readonly Point[], count: number): readonly PieceSpot[] {
  const { width, height, feet: standing } = FIGURE
  const last = feet.at(-1) ?? { x: 0, y: 0 }
  const before = feet.at(-2) ?? { x: last.x - width, y: last.y }
  return Array.from({ length: count }, (_, i) => {
    const more = Math.max(0, i - feet.length + 1)
    const at = feet[i] ?? {
      x: last.x + ((last.x - before.x) * more) / 2,
      y: last.y + ((last.y - before.y) * more) / 2
    }
    return { x: at.x - width / 2, y: at.y - height * standing, width, height }
  }).toReversed()
}

/** Lays out a map of drawn places and roads; `sheet` is the part of it that is shown. */
export function makeMapLayout<Kind extends string>(
  sheet: SheetBox,
  drawn: readonly PlaceData<Kind>[],
  routes: readonly RouteData[]
): MapLayout<Kind> {
  const data = new Map(drawn.map((place) => [place.id, place]))
  const places = drawn.map(layoutOf).toSorted((a, b) => a.y - b.y)
  const laid = new Map(places.map((place) => [place.id, place]))
  function known<Value>(found: Value | undefined, id: string): Value {
    if (found === undefined) throw new Error(`No place ${id} on the map`)
    return found
  }
  const dataOf = (id: string): PlaceData<Kind> => known(data.get(id), id)
  return {
    ...sheet,
    viewBox: viewBoxOf(sheet),
    places,
    routes,
    place: (id) => known(laid.get(id), id),
    posts: (id, count) => {
      const row = dataOf(id).posts
      return row && count > 0 ? postSpots(row, count) : []
    },
    figures: (id, count) => figureSpots(dataOf(id).figures, count)
  }
}
