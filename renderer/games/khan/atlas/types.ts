import type { PlaceData as Drawn, Point, RouteData as Road, Spot } from '../../../polo/map/layout'

/**
 * Kinds of places, each with its own outline: Beijing; cities with contracts, a city card, a bonus alone or an action of
 * their own; oases.
 */
export type PlaceKind = 'start' | 'contract' | 'card' | 'bonus' | 'special' | 'oasis'

/** A place; `pill` is its bonus marker, `fare` what the way there costs. */
export interface PlaceData extends Drawn<PlaceKind> {
  /** The middle of its shield, left of its name. */
  readonly shield?: Point
  readonly outpost?: Spot
  /** Its contracts, one above the other. */
  readonly contracts?: Spot
  /** Its two places for dice, with what they bring. */
  readonly special?: Spot
}

export interface RouteData extends Road {
  /** It goes by water, and asks for a guild seal. */
  readonly water?: boolean
}
