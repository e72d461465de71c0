/** The types of the module: state, tasks, choices, events and refusals. */
import type { Seat } from '../../../../engine/rules'
import type { Zone } from '../../../../engine/visibility'
import type { ModuleTypes } from '../../../../polo/open-game'
import type { Tiles } from '../../../../polo/tiles'
import type { Cause, Die } from '../../types'

export interface SeatGifts {
  /** Drawn, and waiting for the seat to choose which to keep. */
  drawn: string[]
  /** Kept for later use, in the order of drawing. */
  kept: string[]
  /** True once the seat has kept two gifts of a draw, which it may do once in the game (ruling 73). */
  keptTwo: boolean
  /** True while a gift makes the next occupied space free; that uses up the gift. */
  placesFree: boolean
}

export interface NewCharactersState extends Tiles {
  seats: SeatGifts[]
  /** Khan Arghun's city cards, laid out face up before characters are drafted (ruling 75). */
  cityCards: string[]
  /** True if one of them was used in this turn. */
  cityCardUsed: boolean
}

export interface NewCharacters extends ModuleTypes {
  readonly id: 'new-characters'
  readonly state: NewCharactersState
  readonly task:
    /** Which of the gifts drawn to keep. */
    | { readonly kind: 'new-characters/keep-gifts' }
    /** Which of the two rewards of a gift. */
    | { readonly kind: 'new-characters/either-reward'; readonly gift: string }
  readonly choice:
    | { readonly type: 'new-characters/keepGifts'; readonly gifts: readonly string[] }
    | { readonly type: 'new-characters/takeReward'; readonly reward: number }
    /** Uses a kept gift. `die` and `value` are only for the gift that sets a die. */
    | {
        readonly type: 'new-characters/useGift'
        readonly gift: string
        readonly die?: Die | undefined
        readonly value?: number | undefined
      }
    | { readonly type: 'new-characters/useCityCard'; readonly card: string }
  readonly event:
    /** The used gifts become the new pile. `staying`: those left out, because their tasks are still open. */
    | {
        readonly type: 'new-characters/giftsShuffled'
        readonly pile: Zone
        readonly staying?: readonly string[]
      }
    | {
        readonly type: 'new-characters/giftsDrawn'
        readonly seat: Seat
        readonly gifts: readonly string[]
        readonly cause: Cause
      }
    /** These of the gifts drawn are kept; the others join the used ones. */
    | { readonly type: 'new-characters/giftsKept'; readonly seat: Seat; readonly gifts: readonly string[] }
    /** A gift of no use to the seat's character; another is drawn. */
    | { readonly type: 'new-characters/giftDeclined'; readonly seat: Seat; readonly gift: string }
    | { readonly type: 'new-characters/giftUsed'; readonly seat: Seat; readonly gift: string }
    /** The next occupied space of this turn will be free. */
    | { readonly type: 'new-characters/freePlacementReady'; readonly seat: Seat }
    /** Khan Arghun has these city cards from now on, face up, and no others. */
    | { readonly type: 'new-characters/cityCardsDealt'; readonly cards: readonly string[] }
    | { readonly type: 'new-characters/cityCardUsed'; readonly seat: Seat; readonly card: string }
    /** Effects that last only for the turn have ended. */
    | { readonly type: 'new-characters/turnCleared'; readonly seat: Seat }
  readonly refusal:
    | 'new-characters/no-such-gift'
    /** The gift takes effect in a movement, not by being chosen. */
    | 'new-characters/in-a-movement'
    | 'new-characters/already-ready'
    | 'new-characters/no-contract-left'
    | 'new-characters/no-such-card'
    | 'new-characters/card-used'
    | 'new-characters/space-used'
}

export type EventOf<T extends NewCharacters['event']['type']> = Extract<
  NewCharacters['event'],
  { readonly type: T }
>
