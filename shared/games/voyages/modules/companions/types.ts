/** The types of the module: state, tasks, choices, events and refusals. */
import type { Seat } from '../../../../engine/rules'
import type { Zone } from '../../../../engine/visibility'
import type { ModuleTypes } from '../../../../polo/open-game'
import type { CompanionTables } from './tiles'

export interface SeatCompanions {
  /** Hired companions, in the order of hiring. */
  hired: string[]
  /** The companion borrowed for this round; empty for none. */
  borrowed: string
  /** The index in the row from which it was borrowed; -1 for none. */
  gap: number
  /** The one borrowed in the round before; empty for none. */
  before: string
  /** Uses of abilities in this round, by companion. */
  used: Record<string, number>
}

export interface CompanionsState {
  /** Tiles that lie face up; an empty string where one was taken. */
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
    /** `dismiss`: which of the seat's two companions makes room. */
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
    /** A round begins: all abilities have all their uses again. */
    | { readonly type: 'companions/usesRenewed' }
    /** Tiles from the pile fill these indexes of the row. */
    | {
        readonly type: 'companions/rowFilled'
        readonly places: readonly number[]
        readonly companions: readonly string[]
      }
  readonly refusal:
    /** The die and the stock can hire no companion of the row. */
    | 'companions/none-to-hire'
    /** The companion needs a die of at least `needs`, but this one shows `value`. */
    | 'companions/die-too-low'
    /** The seat has two companions, the most it may have: one of them must be dismissed. */
    | 'companions/dismiss-one'
    /** The same companion cannot be borrowed in two successive rounds. */
    | 'companions/same-again'
}
