import type { PlaceData as Drawn, RouteData as Road, Spot } from '../../../polo/map/layout'

/** Kinds of places; each has its own drawing. */
export type PlaceKind = 'start' | 'large-city' | 'small-city' | 'beijing' | 'oasis'

export interface PlaceData extends Drawn<PlaceKind> {
  /** Beijing's places for posts. */
  readonly slots?: Spot
}

export interface RouteData extends Road {
  readonly length: number
}
