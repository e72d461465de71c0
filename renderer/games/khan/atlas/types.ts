import type { PlaceData as Drawn, Point, RouteData as Road, Spot } from '../../../polo/map/layout'

/**
 * Kinds of places, each with its own outline: Beijing; cities with contracts, a city card, a bonus alone or an action of
 * their own; oases.
 */
export type PlaceKind = 'start' | 'contract' | 'card' | 'bonus' | 'special' | 'oasis'

/** A place; `pill` is the spot of its bonus marker, `fare` that of the price of a journey there. */
export interface PlaceData extends Drawn<PlaceKind> {
  /** The centre of its shield, left of its name. */
  readonly shield?: Point
  readonly outpost?: Spot
  /** Its contracts, one above the other. */
  readonly contracts?: Spot
  /** Its spots for dice, with what they bring. */
  readonly special?: Spot
}

export interface RouteData extends Road {
  /** A waterway, which requires a guild seal. */
  readonly water?: boolean
}
