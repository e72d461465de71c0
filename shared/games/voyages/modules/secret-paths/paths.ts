/** The twelve path tokens, as data. We designed their effects: we found no printed ones (rulings 89 to 94). */
import { lookup } from '../../../../polo/lookup'
import type { PlaceKind } from '../../content/map'

/** What a token does. Each works for a Travel action only, for any movement, or as a bonus action. */
export type PathEffect =
  /** A Travel action gets this many extra steps. */
  | { readonly kind: 'steps'; readonly steps: number }
  /** This many crossings of roads cost nothing. */
  | { readonly kind: 'freeRoads'; readonly crossings: number | 'all' }
  /** Steps from any oasis to any other, without cost. */
  | { readonly kind: 'oases' }
  /** One step from a city of this kind to any other of the same kind, at this cost. */
  | {
      readonly kind: 'jump'
      readonly between: Extract<PlaceKind, 'large-city' | 'small-city'>
      readonly cost: { readonly camel: number }
    }
  /** Coins off the travel table's price of a Travel action. */
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
  /** Where the effect comes from: `house` means designed by us; left out in a content pack. */
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
  /** The path token with this id; undefined for an unknown id. */
  readonly findPath: (id: string) => Path | undefined
  /** The same, but throws on an unknown id. */
  readonly path: (id: string) => Path
}

/** The tables of these tokens, with look-ups. */
export function pathTables(tokens: readonly Path[]): PathTables {
  const { find, get } = lookup(tokens)
  return { paths: tokens, findPath: find, path: get }
}
