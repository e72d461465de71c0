/** The events that the games of the family share, with the fields that their scenes and sounds use. */
import type { Seat } from '../../shared/engine/rules'
import type { Die } from '../../shared/polo/dice'
import type { OfModule } from '../../shared/polo/open-game'
import type { BundleOf } from '../art/icons'

/** Why something is paid or gained; the place on the table where it happens follows from this. */
export type FamilyCause =
  | { readonly kind: 'space' | 'occupied'; readonly space: string }
  | { readonly kind: 'cityCard'; readonly card: string }
  | { readonly kind: 'contract'; readonly contract: string }
  | { readonly kind: 'cityBonus' | 'outpost'; readonly location: string }
  | { readonly kind: 'route'; readonly from: string; readonly to: string }
  | { readonly kind: 'bonusAction'; readonly action: string }
  | { readonly kind: 'post' | 'character' | 'compensation' | 'scoring' }
  | { readonly kind: OfModule; readonly id: string }

interface Of {
  readonly seat: Seat
}
interface OfContract extends Of {
  readonly contract: string
}
interface OfDie extends Of {
  readonly die: Die
  readonly value: number
}
interface OfItems<Cause> extends Of {
  readonly items: BundleOf
  readonly cause: Cause
}

/** Each event by its type; `Cause` is the game's own. */
export interface FamilyEvents<Cause> {
  readonly characterTaken: Of & { readonly character: string }
  readonly goalsDealt: Of & { readonly dealt: { readonly count: number } }
  /** Only the owner's view has the `cards`. */
  readonly goalsKept: Of & { readonly kept: { readonly cards?: readonly string[] } }
  readonly roundStarted: { readonly round: number; readonly startSeat: Seat }
  readonly diceRolled: { readonly dice: readonly (readonly Die[])[] }
  readonly dicePlaced: Of & {
    readonly space: string
    readonly dice: readonly Die[]
    readonly values: readonly number[]
  }
  readonly dieRerolled: OfDie
  readonly dieAdjusted: OfDie
  readonly blackDieTaken: Of & { readonly value: number; readonly cause: Cause }
  readonly paid: OfItems<Cause>
  readonly gained: OfItems<Cause>
  readonly rewardLost: Of & {
    readonly reward: { readonly item: string; readonly count: number; readonly cause: Cause }
  }
  readonly contractDiscarded: OfContract
  readonly contractDrawn: OfContract & { readonly cause: Cause }
  readonly contractKept: OfContract
  readonly contractDeclined: OfContract
  readonly contractCompleted: OfContract
  readonly stepped: Of & { readonly figure: number; readonly from: string; readonly to: string }
  readonly postPlaced: Of & { readonly location: string }
  readonly postMoved: Of & { readonly from: string; readonly to: string }
  readonly outpostTaken: Of & { readonly location: string }
  readonly gameScored: {
    /** Points by source. */
    readonly scores: readonly (Of & { readonly points: Readonly<Partial<Record<string, number>>> })[]
  }
}

/** Events without scenes and sounds: the bookkeeping of the agenda, and changes of phase and turn. */
export type SilentEvent =
  'taskOpened' | 'taskAmended' | 'taskClosed' | 'phaseStarted' | 'turnStarted' | 'turnEnded'
