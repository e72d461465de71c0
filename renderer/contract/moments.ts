/** The content of the scenes that frame a game: its opening, the start of a round, and the final scoring. */
import type { Seat } from '../../shared/engine/rules'

/** A card of the opening or the ending; `met`: the line is ticked, because what it asks for was reached. */
export interface ShownCard {
  readonly lines: readonly { readonly text: string; readonly met: boolean }[]
  /** What it is worth. */
  readonly points?: number
}

/** What one seat reveals while a category is scored. */
export interface Reveal {
  readonly seat: Seat
  readonly cards: readonly ShownCard[]
  /** Anchors on the map that get a ring; `met`: what the card asks for is there. */
  readonly rings: readonly { readonly anchor: string; readonly met: boolean }[]
}

/** One source of points, scored for all seats at once. */
export interface EndCategory {
  readonly name: string
  /** How it is counted, in a few words. */
  readonly note?: string
  /** By seat; may be negative. */
  readonly points: readonly number[]
  /** Shown seat by seat before the count. */
  readonly reveals?: readonly Reveal[]
}

/** The final scoring. Before the first category, a seat is shown with its total minus all categories. */
export interface Ending {
  /** "The voyage is over". */
  readonly title: string
  /** In the order in which they are counted. */
  readonly categories: readonly EndCategory[]
}

/** The opening of a game. Contains nothing that a seat may not know. */
export interface Opening {
  readonly firstSeat: Seat
  /** What each seat begins with, in a few words, by seat. */
  readonly begins: readonly string[]
  /** Each seat's character and its ability, in a few words; absent or empty before characters are assigned. */
  readonly about?: readonly string[]
  /** What everybody sees dealt to each seat, by seat, as props of `Piece`. */
  readonly dealt: readonly (readonly Readonly<Record<string, unknown>>[])[]
  /** What each seat is dealt face down, as props of `Piece`. */
  readonly hidden: readonly Readonly<Record<string, unknown>>[]
  /** "Two goals lie with each of you. Only the owner may look." Absent where nothing is secret. */
  readonly secret?: string
  /** The same at an open table, where everybody sees it. */
  readonly openly?: string
  /** What decides the game, in one line. */
  readonly aim: string
  /** The start of the first round, shown after the opening. */
  readonly round?: RoundStart
}

/** What a round begins with, shown before its first turn. Public. */
export interface RoundStart {
  /** "Round 2"; "The dice are rolled" where the income came before. */
  readonly title: string
  /** By seat, in a few words; empty for a seat that nothing is said of. */
  readonly lines: readonly string[]
}
