/** The types of the module: state, tasks, choices, events and refusals. */
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
  /** Posts in the supply when it was assumed, its extra posts included. */
  postsThen: number
  /** Extra posts of assumed characters that stayed on the map. */
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
    /** Whether a figure moves to Beijing, and which (ruling 116). */
    | { readonly kind: 'agents/to-beijing' }
    /** A post that moved to Beijing takes the free slot with the fewest points; nothing to choose. */
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
    /** The seat gets these tokens for the game: one to use in each round. */
    | { readonly type: 'agents/tokensDealt'; readonly seat: Seat; readonly values: readonly number[] }
    /** The tokens join the dice in hand; one of them may be placed in this round. */
    | { readonly type: 'agents/tokensTaken'; readonly seat: Seat; readonly values: readonly number[] }
    /** The token used in this round leaves the game. */
    | { readonly type: 'agents/tokenSpent'; readonly seat: Seat; readonly value: number }
    | {
        readonly type: 'agents/charactersDealt'
        readonly seat: Seat
        readonly characters: readonly CharacterName[]
      }
    | { readonly type: 'agents/characterAssumed'; readonly seat: Seat; readonly character: CharacterName }
    /** The seat has its own character again. `figure`: index of the figure that leaves the map, if there were two. */
    | { readonly type: 'agents/characterReturned'; readonly seat: Seat; readonly figure?: number }
    /** The seat's post in Beijing goes to this slot. */
    | { readonly type: 'agents/slotTaken'; readonly seat: Seat; readonly slot: number }
  readonly refusal:
    | 'agents/no-such-card'
    /** The card gives nothing but a contract, and the special pile is empty. */
    | 'agents/no-contract-left'
    /** A token keeps its value: it can be neither rerolled nor adjusted. */
    | 'agents/token-stays'
    /** Only one token may be placed in a round. */
    | 'agents/one-token'
}
