/** The map: 25 places and 30 routes with their costs. Facts of the printed game. */
import type { Step as RoadStep } from '../../../polo/roads/map'
import type { OfModule } from '../../../polo/open-game'
import type { Bundle, LocationId } from '../types'

/** Oases and Venezia (`start`) never hold posts (ruling 37). */
export type PlaceKind = 'start' | 'large-city' | 'small-city' | 'beijing' | 'oasis'

/** Kinds of places that modules add, each by declaring a key: off the roads (`isOffRoads`), with posts like a city. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- modules declare its keys
export interface ModulePlaceKinds {}

/** A place; a large city has one or more city cards and an outpost bonus. */
export interface Place {
  readonly id: LocationId
  readonly kind: PlaceKind | keyof ModulePlaceKinds
  readonly cityCards: number
}

/** A road between two places; its cost is paid at every crossing, either way (ruling 31). */
export interface Route {
  readonly from: LocationId
  readonly to: LocationId
  readonly cost: Bundle
  /** Set for a module's road that exists beside the printed one to the same place. */
  readonly name?: OfModule
}

/** What roads cost. */
export const fareItems = ['coin', 'camel'] as const
export type FareItem = (typeof fareItems)[number]
/** A step along a road: where it leads and what it costs. */
export type Step = RoadStep<FareItem>

const place = (id: LocationId, kind: PlaceKind, cityCards = 0): Place => ({ id, kind, cityCards })
const route = (from: LocationId, to: LocationId, cost: Bundle = {}): Route => ({ from, to, cost })

export const places: readonly Place[] = [
  place('venezia', 'start'),
  place('alexandria', 'large-city', 1),
  place('karachi', 'large-city', 1),
  place('karakorum', 'large-city', 1),
  place('lan-zhou', 'large-city', 1),
  place('moscow', 'large-city', 1),
  place('samarcanda', 'large-city', 1),
  place('sumatra', 'large-city', 3),
  place('adana', 'small-city'),
  place('anxi', 'small-city'),
  place('kashgar', 'small-city'),
  place('kochi', 'small-city'),
  place('ormuz', 'small-city'),
  place('xian', 'small-city'),
  place('beijing', 'beijing'),
  place('oasis-a', 'oasis'),
  place('oasis-b', 'oasis'),
  place('oasis-c', 'oasis'),
  place('oasis-d', 'oasis'),
  place('oasis-e', 'oasis'),
  place('oasis-f', 'oasis'),
  place('oasis-g', 'oasis'),
  place('oasis-h', 'oasis'),
  place('oasis-i', 'oasis'),
  place('oasis-j', 'oasis')
]

export const routes: readonly Route[] = [
  route('venezia', 'oasis-a'),
  route('venezia', 'oasis-e', { camel: 3 }),
  route('venezia', 'alexandria'),
  route('oasis-a', 'moscow'),
  route('moscow', 'anxi', { camel: 3 }),
  route('anxi', 'karakorum', { camel: 2 }),
  route('karakorum', 'oasis-b'),
  route('oasis-b', 'oasis-c', { coin: 5 }),
  route('oasis-b', 'oasis-d'),
  route('oasis-c', 'beijing'),
  route('oasis-d', 'beijing', { camel: 3 }),
  route('oasis-d', 'lan-zhou'),
  route('beijing', 'xian'),
  route('beijing', 'oasis-j'),
  route('oasis-e', 'samarcanda'),
  route('oasis-e', 'oasis-g'),
  route('samarcanda', 'oasis-f', { camel: 2 }),
  route('oasis-f', 'kashgar', { camel: 4 }),
  route('kashgar', 'lan-zhou', { camel: 2 }),
  route('xian', 'oasis-h'),
  route('oasis-j', 'sumatra', { camel: 4 }),
  route('alexandria', 'oasis-g', { coin: 7 }),
  route('alexandria', 'oasis-i'),
  route('oasis-g', 'ormuz', { camel: 3 }),
  route('ormuz', 'karachi', { camel: 3 }),
  route('karachi', 'oasis-h'),
  route('oasis-h', 'kochi', { camel: 4 }),
  route('sumatra', 'kochi', { coin: 10 }),
  route('oasis-i', 'adana', { camel: 2 }),
  route('adana', 'kochi', { coin: 15 })
]
