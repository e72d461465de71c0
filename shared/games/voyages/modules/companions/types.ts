/** What the module remembers, asks and tells. */
import type { Seat } from '../../../../engine/rules'
import type { Zone } from '../../../../engine/visibility'
import type { ModuleTypes } from '../../../../polo/open-game'
import type { CompanionTables } from './tiles'

export interface SeatCompanions {
  /** Hired, in the order in which they came. */
  hired: string[]
  /** Borrowed for this round; empty for none. */
  borrowed: string
  /** The place in the row that it left; -1 for none. */
  gap: number
  /** The one borrowed in the round before; empty for none. */
  before: string
  /** Uses of abilities in this round, by companion. */
  used: Record<string, number>
}

export interface CompanionsState {
  /** Tiles that lie open; empty text where one was taken away. */
  row: string[]
  pile: Zone
  seats: SeatCompanions[]
}

export interface Companions extends ModuleTypes {
  readonly id: 'companions'
  readonly state: CompanionsState
  readonly tables: CompanionTables
  readonly task:
    /** Which companion to hire with this die. */
    | { readonly kind: 'companions/hire'; readonly lowest: number }
    /** Which companion to take for this round. */
    | { readonly kind: 'companions/borrow' }
  readonly choice:
    /** `dismiss`: one of the two that the seat has goes. */
    | {
        readonly type: 'companions/hire'
        readonly companion: string
        readonly dismiss?: string | undefined
      }
    | { readonly type: 'companions/borrow'; readonly companion: string }
  readonly event:
    | {
        readonly type: 'companions/hired'
        readonly seat: Seat
        readonly companion: string
        readonly dismissed?: string
      }
    | { readonly type: 'companions/borrowed'; readonly seat: Seat; readonly companion: string }
    /** A borrowed companion goes back to its place in the row. */
    | { readonly type: 'companions/returned'; readonly seat: Seat; readonly companion: string }
    /** The seat used its companion's ability. */
    | { readonly type: 'companions/used'; readonly seat: Seat; readonly companion: string }
    /** Uses of a round begin anew. */
    | { readonly type: 'companions/usesRenewed' }
    /** Tiles of the pile fill these places of the row. */
    | {
        readonly type: 'companions/rowFilled'
        readonly places: readonly number[]
        readonly companions: readonly string[]
      }
  readonly refusal:
    /** No companion that the die and the stock can hire. */
    | 'companions/none-to-hire'
    /** The companion asks at least `needs`, the die shows `value`. */
    | 'companions/die-too-low'
    /** Two at most: one of them must be dismissed. */
    | 'companions/dismiss-one'
    /** Not the same in two rounds running. */
    | 'companions/same-again'
}
