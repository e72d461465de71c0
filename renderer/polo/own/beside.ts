/** City cards beside the board, as they are shown: what each does, whether it may be used now, and what a press does. */
import type { Formula } from '../map/formula'
import type { Status } from '../status'

/** A card face up. */
export interface BesideCard {
  readonly id: string
  readonly formulas: readonly Formula[]
  /** What it does, in words. */
  readonly does: string
}

export interface Beside {
  readonly cards: readonly BesideCard[]
  /** They are the front seat's own: each is a button. */
  readonly mine: boolean
  /** The paragraph of the rules about their character. */
  readonly rule: string | undefined
  statusOf(card: string): Status
  /** Uses a card, or says why not. */
  press(card: string): void
}

/** The count of the cards that are left, of which one leaves as it is used. */
export const besideLeft = 'beside'
