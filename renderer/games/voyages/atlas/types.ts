import type { PlaceData as Drawn, RouteData as Road, Spot } from '../../../polo/map/layout'

/** Kinds of places; each has its own drawing. */
export type PlaceKind = 'start' | 'large-city' | 'small-city' | 'beijing' | 'oasis'

export interface PlaceData extends Drawn<PlaceKind> {
  /** The spot of Beijing's slots for posts. */
  readonly slots?: Spot
}

export interface RouteData extends Road {
  readonly length: number
}
