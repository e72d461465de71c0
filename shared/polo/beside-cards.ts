/** City cards that lie beside the board for one character, who uses each once, without a die (Khan Arghun). */
import type { Refusal, Seat } from '../engine/rules'
import type { PoloGame } from './game'

const none: readonly never[] = []

/** Each is used as if a die of this value had been placed on it. */
export const besideValue = 6

/** What a game supplies about them. */
export interface BesideTerms<G extends PoloGame> {
  /** The cards of this seat; empty for a seat that has none. */
  readonly cardsOf: (content: G['content'], state: G['state'], seat: Seat) => readonly string[]
  /** True if one of them was used in this turn. */
  readonly isUsed: (state: G['state']) => boolean
  /** Whether a die of value `besideValue` on a card would do anything for the seat. */
  readonly isUsable: (content: G['content'], state: G['state'], seat: Seat, card: string) => boolean
  /** Why a card is of no use. */
  readonly whyUnusable: (
    content: G['content'],
    state: G['state'],
    seat: Seat,
    card: string
  ) => Refusal<G['refusal']>
  /** The refusal of a card that is not the seat's. */
  readonly notTheirs: Refusal<G['refusal']>
  /** The refusal of a second card in a turn. */
  readonly usedUp: Refusal<G['refusal']>
}

/** Which of the cards a seat may use now, and why not. */
export interface BesideRules<G extends PoloGame> {
  readonly usable: (content: G['content'], state: G['state'], seat: Seat) => readonly string[]
  readonly refusal: (
    content: G['content'],
    state: G['state'],
    seat: Seat,
    card: string
  ) => Refusal<G['refusal']> | undefined
}

/** The rules of these cards: one in a turn, as a bonus action. */
export function besideRules<G extends PoloGame>(terms: BesideTerms<G>): BesideRules<G> {
  const refusal: BesideRules<G>['refusal'] = (content, state, seat, card) => {
    if (!terms.cardsOf(content, state, seat).includes(card)) return terms.notTheirs
    if (terms.isUsed(state)) return terms.usedUp
    return terms.isUsable(content, state, seat, card)
      ? undefined
      : terms.whyUnusable(content, state, seat, card)
  }
  return {
    refusal,
    usable: (content, state, seat) => {
      const cards = terms.cardsOf(content, state, seat)
      if (cards.length === 0 || terms.isUsed(state)) return none
      return cards.filter((card) => terms.isUsable(content, state, seat, card))
    }
  }
}

/** The part of a game's `Play` that carries out a card. */
interface UsingCards<P> {
  readonly content: {
    readonly findSpace: (
      card: string
    ) => { readonly act: (play: P, seat: Seat, lowest: number) => unknown } | undefined
  }
}

/** Carries out what a card does; it is no action on a space, so nobody shares in it. */
export function actBeside<P extends UsingCards<P>>(play: P, seat: Seat, card: string): void {
  play.content.findSpace(card)?.act(play, seat, besideValue)
}
