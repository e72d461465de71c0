/**
 * Tasks, choices and events common to the games of the family. A game's own unions include these and add theirs; it
 * supplies the types for causes, rewards, characters, phases and scores.
 */
import type { Seat } from '../engine/rules'
import type { Zone } from '../engine/visibility'
import type { CityBonusChoice, OwnBonuses } from './city-bonuses'
import type { ContractEvent, DiscardChoice, OfferChoice } from './contracts'
import type { Die } from './dice'
import type { StopTrading, TradeChoice, Trading } from './effects'
import type { Placement } from './placements'
import type { MovePostChoice, SettleChoice } from './posts'
import type { CamelOrCoin, CamelsChoice } from './rewards'
import type { StepChoice } from './roads/movement'
import type { DieChoice } from './turn'

/** Tasks that every game has. `Cause`: why stock changes; `Reward`: what waits for an answer. */
export type CommonTask<Cause, Reward> =
  | { readonly kind: 'pick-character' }
  | { readonly kind: 'keep-goals'; readonly keep: number }
  | { readonly kind: 'turn' }
  | ({ readonly kind: 'trade'; readonly card: string } & Trading)
  /** Goods to receive; at most `cap` of a kind (1: all different, see `mostOfAKind`). */
  | { readonly kind: 'choose-goods'; readonly count: number; readonly cap: number; readonly cause: Cause }
  /** Goods to pay for `times` uses of a card's option, at most `cap` of a kind. */
  | {
      readonly kind: 'pay-goods'
      readonly count: number
      readonly cap: number
      readonly card: string
      readonly option: number
      readonly times: number
    }
  | ({ readonly kind: 'camel-or-coin'; readonly cause: Cause } & CamelOrCoin)
  /** Rewards left, to be taken in an order of the seat's choice. */
  | { readonly kind: 'rewards'; readonly pending: readonly Reward[] }
  | { readonly kind: 'copy-bonus'; readonly at: string }
  | ({ readonly kind: 'own-bonuses'; readonly cause: Cause } & OwnBonuses)
  | { readonly kind: 'contract-offer'; readonly cause: Cause }
  | { readonly kind: 'move-post'; readonly to: string }

/** Choices that every game has; each belongs to the tasks that list it. */
export type CommonChoice<Character extends string> =
  | { readonly type: 'pickCharacter'; readonly character: Character }
  | { readonly type: 'keepGoals'; readonly goals: readonly string[] }
  /** Main action. `value` only for dice without a value: one value for the whole set. */
  | ({ readonly type: 'place' } & Placement)
  | { readonly type: 'completeContract'; readonly contract: string }
  | { readonly type: 'moneyBag'; readonly die: Die }
  | { readonly type: 'reroll'; readonly die: Die }
  | Extract<DieChoice, { readonly type: 'adjust' }>
  | { readonly type: 'blackDie' }
  | { readonly type: 'endTurn' }
  | DiscardChoice
  | TradeChoice
  | { readonly type: 'goods'; readonly goods: Readonly<Record<'pepper' | 'silk' | 'gold', number>> }
  | CamelsChoice
  /** Index into the pending rewards. */
  | { readonly type: 'reward'; readonly index: number }
  | CityBonusChoice
  | OfferChoice
  | StepChoice
  | StopTrading
  | SettleChoice
  | MovePostChoice

/** The types that a game supplies. */
export interface EventWords {
  readonly cause: object
  readonly items: object
  readonly reward: object
  readonly character: string
  readonly phase: string
  readonly score: object
}

/** An event of each of these kinds, with the same fields. */
type Fact<Kind extends string, Fields> = Kind extends string ? { readonly type: Kind } & Fields : never

interface OfSeat {
  readonly seat: Seat
}
interface OfDie extends OfSeat {
  readonly die: Die
  readonly value: number
}
interface OfContract extends OfSeat {
  readonly contract: string
}

/** Events that every game has. */
export type CommonEvent<W extends EventWords> =
  | ({ readonly type: 'characterTaken'; readonly character: W['character'] } & OfSeat)
  /** Goal cards, seen by whoever is dealt them. */
  | ({ readonly type: 'goalsDealt'; readonly dealt: Zone } & OfSeat)
  | ({ readonly type: 'goalsKept'; readonly kept: Zone } & OfSeat)
  | { readonly type: 'roundStarted'; readonly round: number; readonly startSeat: Seat }
  | { readonly type: 'phaseStarted'; readonly phase: W['phase'] }
  /** Dice by seat after the round's roll. */
  | { readonly type: 'diceRolled'; readonly dice: readonly (readonly Die[])[] }
  | Fact<'turnStarted' | 'turnEnded', OfSeat>
  /** Dice leave the hand as `dice` and lie on the space with `values` (the same unless they had none). */
  | ({
      readonly type: 'dicePlaced'
      readonly space: string
      readonly dice: readonly Die[]
      readonly values: readonly number[]
      /** No main action was possible, so that the turn may end with dice in hand; left out otherwise. */
      readonly stuck?: true
    } & OfSeat)
  | Fact<'dieRerolled' | 'dieAdjusted', OfDie>
  | ({ readonly type: 'blackDieTaken'; readonly value: number; readonly cause: W['cause'] } & OfSeat)
  | Fact<'paid' | 'gained', { readonly items: W['items']; readonly cause: W['cause'] } & OfSeat>
  /** A reward came to nothing: no black die or contract left, no step affordable. */
  | ({ readonly type: 'rewardLost'; readonly reward: W['reward'] } & OfSeat)
  | Fact<ContractEvent['type'], OfContract>
  | ({ readonly type: 'contractDrawn'; readonly cause: W['cause'] } & OfContract)
  | ({
      readonly type: 'stepped'
      readonly figure: number
      readonly from: string
      readonly to: string
      /** Name of the road taken; absent for a printed one. */
      readonly road?: string
    } & OfSeat)
  | ({ readonly type: 'postPlaced'; readonly location: string } & OfSeat)
  | ({ readonly type: 'postMoved'; readonly from: string; readonly to: string } & OfSeat)
  | ({ readonly type: 'outpostTaken'; readonly location: string; readonly bonus: string } & OfSeat)
  | { readonly type: 'gameScored'; readonly scores: readonly W['score'][] }
