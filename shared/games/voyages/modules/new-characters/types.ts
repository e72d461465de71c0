/** What the module remembers, asks and tells. */
import type { Seat } from '../../../../engine/rules'
import type { Zone } from '../../../../engine/visibility'
import type { ModuleTypes } from '../../../../polo/open-game'
import type { Tiles } from '../../../../polo/tiles'
import type { Cause, Die } from '../../types'

export interface SeatGifts {
  /** Drawn just now; some of them are kept. */
  drawn: string[]
  /** Kept, in the order in which they came. */
  kept: string[]
  /** The one gift that was kept beside another (ruling 73) is taken. */
  keptTwo: boolean
  /** The next occupied space is free, by a gift that is used up then. */
  placesFree: boolean
}

export interface NewCharactersState extends Tiles {
  seats: SeatGifts[]
  /** Khan Arghun's city cards (ruling 75), laid out for all before characters are picked. */
  cityCards: string[]
  /** One of them was used in this turn. */
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
    /** Uses a kept gift. `die` and `value` for the one that turns a die. */
    | {
        readonly type: 'new-characters/useGift'
        readonly gift: string
        readonly die?: Die | undefined
        readonly value?: number | undefined
      }
    | { readonly type: 'new-characters/useCityCard'; readonly card: string }
  readonly event:
    /** `staying`: used gifts that are not in it, as something is still asked of them. */
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
    /** Of the gifts drawn these are kept, the others go to the used ones. */
    | { readonly type: 'new-characters/giftsKept'; readonly seat: Seat; readonly gifts: readonly string[] }
    /** A gift of no use to the seat's character; another is drawn. */
    | { readonly type: 'new-characters/giftDeclined'; readonly seat: Seat; readonly gift: string }
    | { readonly type: 'new-characters/giftUsed'; readonly seat: Seat; readonly gift: string }
    /** The next occupied space of this turn will be free. */
    | { readonly type: 'new-characters/freePlacementReady'; readonly seat: Seat }
    /** These city cards lie open for Khan Arghun from now on, and no others. */
    | { readonly type: 'new-characters/cityCardsDealt'; readonly cards: readonly string[] }
    | { readonly type: 'new-characters/cityCardUsed'; readonly seat: Seat; readonly card: string }
    /** What held for one turn holds no more. */
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
