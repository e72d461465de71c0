/** What the module remembers, asks and tells. */
import type { Seat } from '../../../../engine/rules'
import type { ModuleTypes } from '../../../../polo/open-game'
import type { VeniceTables } from './palaces'
import type { LocationId } from '../../types'

export interface VeniceState {
  /** Palaces that have had a post. */
  founded: LocationId[]
  /** By seat, for how many posts in Venice it has had its reputation. */
  reputation: number[]
}

export interface Venice extends ModuleTypes {
  readonly id: 'venice'
  readonly state: VeniceState
  readonly tables: VeniceTables
  readonly task:
    /** Which palace to visit with this die. */
    | { readonly kind: 'venice/visit'; readonly lowest: number }
    /** The post comes to the palace, then its rewards. */
    | { readonly kind: 'venice/settle'; readonly palace: LocationId }
  readonly choice: { readonly type: 'venice/visit'; readonly palace: LocationId }
  readonly event: {
    readonly type: 'venice/visited'
    readonly seat: Seat
    readonly palace: LocationId
    /** The number of own posts in Venice for which reputation comes now; 0 where it has come before. */
    readonly reputation: number
  }
  readonly refusal:
    /** No palace that the die and the stock can reach. */
    | 'venice/no-palace'
    /** The palace asks at least `needs`, the die shows `value`. */
    | 'venice/die-too-low'
    /** One own post in each palace. */
    | 'venice/post-there'
}
