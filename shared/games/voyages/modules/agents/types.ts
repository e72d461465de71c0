/** What the module remembers, asks and tells. */
import type { Seat } from '../../../../engine/rules'
import type { ModuleTypes } from '../../../../polo/open-game'
import type { CharacterName } from '../../types'
import type { AgentTables } from './tables'

export interface SeatAgents {
  /** Values of die tokens that are left. */
  tokens: number[]
  /** Bonus cards that are left. */
  cards: string[]
  /** Characters that may still be assumed. */
  tiles: CharacterName[]
  /** The character assumed for this round; empty for none. */
  assumed: CharacterName | ''
  /** Posts in hand when it was assumed, those that it brings included. */
  postsThen: number
  /** Posts of an assumed character that stayed on the map. */
  postsKept: number
}

export interface AgentsState {
  seats: SeatAgents[]
}

export interface Agents extends ModuleTypes {
  readonly id: 'agents'
  readonly tables: AgentTables
  readonly state: AgentsState
  readonly task:
    /** Which character to assume for this round. */
    | { readonly kind: 'agents/assume' }
    /** Whether a figure goes to Beijing (ruling 116). */
    | { readonly kind: 'agents/to-beijing' }
    /** A post that moved to Beijing takes the slot with the fewest points. */
    | { readonly kind: 'agents/lowest-slot' }
    /** Which of two figures leaves the map (ruling 119). */
    | { readonly kind: 'agents/remove-figure' }
  readonly choice:
    | { readonly type: 'agents/useCard'; readonly card: string }
    | { readonly type: 'agents/assume'; readonly character: CharacterName }
    | { readonly type: 'agents/toBeijing'; readonly figure: number }
    | { readonly type: 'agents/stay' }
    | { readonly type: 'agents/removeFigure'; readonly figure: number }
  readonly event:
    | { readonly type: 'agents/cardsDealt'; readonly seat: Seat; readonly cards: readonly string[] }
    | { readonly type: 'agents/cardUsed'; readonly seat: Seat; readonly card: string }
    /** The seat has these tokens, for as many rounds. */
    | { readonly type: 'agents/tokensDealt'; readonly seat: Seat; readonly values: readonly number[] }
    /** They come to hand: one of them is placed in this round. */
    | { readonly type: 'agents/tokensTaken'; readonly seat: Seat; readonly values: readonly number[] }
    /** The one that was used leaves the game. */
    | { readonly type: 'agents/tokenSpent'; readonly seat: Seat; readonly value: number }
    | {
        readonly type: 'agents/charactersDealt'
        readonly seat: Seat
        readonly characters: readonly CharacterName[]
      }
    | { readonly type: 'agents/characterAssumed'; readonly seat: Seat; readonly character: CharacterName }
    /** The seat has its own character again. `figure`: of two, the one that leaves the map. */
    | { readonly type: 'agents/characterReturned'; readonly seat: Seat; readonly figure?: number }
    /** The seat's post in Beijing goes to this slot. */
    | { readonly type: 'agents/slotTaken'; readonly seat: Seat; readonly slot: number }
  readonly refusal:
    | 'agents/no-such-card'
    /** The card brings a contract alone, and the special pile is empty. */
    | 'agents/no-contract-left'
    /** A token shows its value and is neither rolled nor turned. */
    | 'agents/token-stays'
    /** One token in a round. */
    | 'agents/one-token'
}
