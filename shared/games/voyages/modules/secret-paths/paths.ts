/** The twelve path tokens, as data. What they do is designed by us (rulings 89 to 94); the printed ones were not found. */
import { lookup } from '../../../../polo/lookup'
import type { PlaceKind } from '../../content/map'

/** What a token does: for a Travel action, for a movement of any kind, or as a bonus action. */
export type PathEffect =
  /** A Travel action may have so many steps more. */
  | { readonly kind: 'steps'; readonly steps: number }
  /** So many crossings of roads cost nothing. */
  | { readonly kind: 'freeRoads'; readonly crossings: number | 'all' }
  /** From any oasis to any other, each jump a step without cost. */
  | { readonly kind: 'oases' }
  /** Once from a city of this kind to any other of it, for this cost. */
  | {
      readonly kind: 'jump'
      readonly between: Extract<PlaceKind, 'large-city' | 'small-city'>
      readonly cost: { readonly camel: number }
    }
  /** Coins off the table cost of a Travel action. */
  | { readonly kind: 'coinsOff'; readonly coins: number }
  /** One post is left in a city passed through. */
  | { readonly kind: 'passingPost' }
  /** A Travel action with this many dice. */
  | { readonly kind: 'dice'; readonly dice: number }
  /** A bonus action: a movement of so many steps. */
  | { readonly kind: 'move'; readonly steps: number }

export interface Path {
  readonly id: string
  readonly effect: PathEffect
  /** Whose values these are: `house` marks what we designed; a content pack has none. */
  readonly source?: 'house'
}

const path = (id: string, effect: PathEffect): Path => ({ id, effect, source: 'house' })

export const paths: readonly Path[] = [
  path('secret-path-extra-step-1', { kind: 'steps', steps: 1 }),
  path('secret-path-extra-step-2', { kind: 'steps', steps: 1 }),
  path('secret-path-free-routes-1', { kind: 'freeRoads', crossings: 2 }),
  path('secret-path-free-routes-2', { kind: 'freeRoads', crossings: 2 }),
  path('secret-path-free-routes-all', { kind: 'freeRoads', crossings: 'all' }),
  path('secret-path-oasis', { kind: 'oases' }),
  path('secret-path-large-city', { kind: 'jump', between: 'large-city', cost: { camel: 3 } }),
  path('secret-path-small-city', { kind: 'jump', between: 'small-city', cost: { camel: 2 } }),
  path('secret-path-discount', { kind: 'coinsOff', coins: 6 }),
  path('secret-path-bonus-move', { kind: 'move', steps: 1 }),
  path('secret-path-passing-post', { kind: 'passingPost' }),
  path('secret-path-lone-rider', { kind: 'dice', dice: 1 })
]

/** The tokens with their look-ups. */
export interface PathTables {
  readonly paths: readonly Path[]
  /** The path token of this id; undefined for none. */
  readonly findPath: (id: string) => Path | undefined
  /** The path token of this id. Throws for an unknown one: that is a fault, not a refusal. */
  readonly path: (id: string) => Path
}

export function pathTables(tokens: readonly Path[]): PathTables {
  const { find, get } = lookup(tokens)
  return { paths: tokens, findPath: find, path: get }
}
