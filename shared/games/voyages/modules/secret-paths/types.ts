/** What the module remembers, asks and tells. */
import type { Seat } from '../../../../engine/rules'
import type { Zone } from '../../../../engine/visibility'
import type { ModuleTypes } from '../../../../polo/open-game'
import type { Tiles } from '../../../../polo/tiles'
import type { Cause } from '../../types'
import type { PathTables } from './paths'

export interface SeatPaths {
  /** Drawn just now; one of them is kept. */
  drawn: string[]
  /** Kept, in the order in which they came. */
  kept: string[]
}

export interface SecretPathsState extends Tiles {
  seats: SeatPaths[]
}

export interface SecretPaths extends ModuleTypes {
  readonly id: 'secret-paths'
  readonly tables: PathTables
  readonly state: SecretPathsState
  /** Which of the paths drawn to keep. */
  readonly task: { readonly kind: 'secret-paths/keep-path' }
  readonly choice:
    | { readonly type: 'secret-paths/keepPath'; readonly path: string }
    /** In a movement before its first step, or in one's own turn for the one that is a bonus action. */
    | { readonly type: 'secret-paths/usePath'; readonly path: string }
  readonly event:
    | { readonly type: 'secret-paths/pathsShuffled'; readonly pile: Zone }
    | {
        readonly type: 'secret-paths/pathDrawn'
        readonly seat: Seat
        readonly path: string
        readonly cause: Cause
      }
    /** Of the paths drawn this one is kept, the others go to the used ones. */
    | { readonly type: 'secret-paths/pathKept'; readonly seat: Seat; readonly path: string }
    | { readonly type: 'secret-paths/pathUsed'; readonly seat: Seat; readonly path: string }
  readonly refusal:
    | 'secret-paths/no-such-path'
    /** It takes effect in a movement, and is declared before its first step. */
    | 'secret-paths/in-a-movement'
    /** It is a bonus action of its own. */
    | 'secret-paths/bonus-action'
    /** It takes effect in the Travel action alone. */
    | 'secret-paths/travel-alone'
    /** One path a movement, declared before its first step. */
    | 'secret-paths/too-late'
    /** It is declared by placing one die for Travel. */
    | 'secret-paths/by-one-die'
    /** It would change nothing. */
    | 'secret-paths/of-no-use'
}

export type EventOf<T extends SecretPaths['event']['type']> = Extract<
  SecretPaths['event'],
  { readonly type: T }
>
