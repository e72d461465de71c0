/** Kinds of places; each has its own drawing. */
export type PlaceKind = 'start' | 'large-city' | 'small-city' | 'beijing' | 'oasis'

/** A rectangle by its centre, in map units. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export interface PlaceData {
  readonly id: string
  readonly kind: PlaceKind
  readonly x: number
  readonly y: number
  readonly name?: Spot
  readonly posts?: Spot
  readonly figures?: Spot
  readonly pill?: Spot
  readonly fare?: Spot
  readonly slots?: Spot
  readonly cards: readonly Spot[]
}

export interface RouteData {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly d: string
  readonly length: number
  readonly tag: { readonly x: number; readonly y: number }
}
