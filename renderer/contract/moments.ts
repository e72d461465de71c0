/** What a game tells of the scenes that frame it: how it begins, and how it is counted at the end. */
import type { Seat } from '../../shared/engine/rules'

/** A card of the opening or the ending: its lines, ticked where what they name was reached. */
export interface ShownCard {
  readonly lines: readonly { readonly text: string; readonly met: boolean }[]
  /** What it is worth. */
  readonly points?: number
}

/** What one seat shows while a category is counted, and where on the map it lies. */
export interface Reveal {
  readonly seat: Seat
  readonly cards: readonly ShownCard[]
  /** Anchors that are ringed; `met`: what the card asks for is there. */
  readonly rings: readonly { readonly anchor: string; readonly met: boolean }[]
}

/** One source that is counted up for all seats at once. */
export interface EndCategory {
  readonly name: string
  /** How it is counted, in a few words. */
  readonly note?: string
  /** By seat; may be less than nothing. */
  readonly points: readonly number[]
  /** Shown seat by seat before the count. */
  readonly reveals?: readonly Reveal[]
}

/** How the end of a game is counted. Before the first category a seat has its total without all of them. */
export interface Ending {
  /** "The voyage is over". */
  readonly title: string
  /** In the order in which they are counted. */
  readonly categories: readonly EndCategory[]
}

/** How a game begins. Says nothing that a seat may not know. */
export interface Opening {
  readonly firstSeat: Seat
  /** What each seat begins with, in a few words, by seat. */
  readonly begins: readonly string[]
  /** Who each seat is and what that is good for, in a few words, by seat; absent or empty where nobody is anybody yet. */
  readonly about?: readonly string[]
  /** What everybody sees dealt to each seat, by seat, as props of `Piece`. */
  readonly dealt: readonly (readonly Readonly<Record<string, unknown>>[])[]
  /** What each seat is dealt face down, as props of `Piece`. */
  readonly hidden: readonly Readonly<Record<string, unknown>>[]
  /** "Two goals lie with each of you. Only the owner may look." Absent where nothing is secret. */
  readonly secret?: string
  /** What decides the game, in one line. */
  readonly aim: string
  /** What the first round brought before anybody was asked, called out once the table is laid. */
  readonly round?: RoundStart
}

/** What a round begins with, called out before the first turn. Public. */
export interface RoundStart {
  /** "Round 2"; "The dice are rolled" where the income came before. */
  readonly title: string
  /** By seat, in a few words; empty for a seat that nothing is said of. */
  readonly lines: readonly string[]
}
