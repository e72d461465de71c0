/** The types of the module: state, tasks, choice, event and refusals. */
import type { Seat } from '../../../../engine/rules'
import type { ModuleTypes } from '../../../../polo/open-game'
import type { VeniceTables } from './palaces'
import type { LocationId } from '../../types'

export interface VeniceState {
  /** Palaces in which any seat has placed a post. */
  founded: LocationId[]
  /** By seat: for how many posts in Venice it has received reputation rewards. */
  reputation: number[]
}

export interface Venice extends ModuleTypes {
  readonly id: 'venice'
  readonly state: VeniceState
  readonly tables: VeniceTables
  readonly task:
    /** Which palace to visit with this die. */
    | { readonly kind: 'venice/visit'; readonly lowest: number }
    /** Waits for the post in the palace, then gives its rewards; nothing to choose. */
    | { readonly kind: 'venice/settle'; readonly palace: LocationId }
  readonly choice: { readonly type: 'venice/visit'; readonly palace: LocationId }
  readonly event: {
    readonly type: 'venice/visited'
    readonly seat: Seat
    readonly palace: LocationId
    /** The seat's number of posts in Venice, if that brings a reputation reward now; 0 if it was received before. */
    readonly reputation: number
  }
  readonly refusal:
    /** The die and the stock are not enough for any palace without a post of the seat. */
    | 'venice/no-palace'
    /** The palace needs a die of at least `needs`, but this one shows `value`. */
    | 'venice/die-too-low'
    /** The seat has a post in the palace already. */
    | 'venice/post-there'
}
