/** The types of the module: state, task, choices, events and refusals. */
import type { Seat } from '../../../../engine/rules'
import type { Zone } from '../../../../engine/visibility'
import type { ModuleTypes } from '../../../../polo/open-game'
import type { Tiles } from '../../../../polo/tiles'
import type { Cause } from '../../types'
import type { PathTables } from './paths'

export interface SeatPaths {
  /** Drawn, and waiting for the seat to choose which one to keep. */
  drawn: string[]
  /** Kept, in the order of drawing. */
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
    /** Declares it for a movement before the first step, or uses it as a bonus action in the seat's own turn. */
    | { readonly type: 'secret-paths/usePath'; readonly path: string }
  readonly event:
    | { readonly type: 'secret-paths/pathsShuffled'; readonly pile: Zone }
    | {
        readonly type: 'secret-paths/pathDrawn'
        readonly seat: Seat
        readonly path: string
        readonly cause: Cause
      }
    /** This one of the paths drawn is kept; the others join the used ones. */
    | { readonly type: 'secret-paths/pathKept'; readonly seat: Seat; readonly path: string }
    | { readonly type: 'secret-paths/pathUsed'; readonly seat: Seat; readonly path: string }
  readonly refusal:
    | 'secret-paths/no-such-path'
    /** The token must be declared for a movement, before its first step. */
    | 'secret-paths/in-a-movement'
    /** The token is a bonus action, and cannot be declared for a movement. */
    | 'secret-paths/bonus-action'
    /** The token works only for the Travel action. */
    | 'secret-paths/travel-alone'
    /** The movement has begun, or already has a token. */
    | 'secret-paths/too-late'
    /** The token is declared by placing a single die for Travel. */
    | 'secret-paths/by-one-die'
    /** The token would change nothing. */
    | 'secret-paths/of-no-use'
}

export type EventOf<T extends SecretPaths['event']['type']> = Extract<
  SecretPaths['event'],
  { readonly type: T }
>
