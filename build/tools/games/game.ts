/** What the tools know of one game beyond its rules: how to sum a game up. */
import type { GameEvent, Outcome, Seat } from '../../../shared/engine/rules'

/** A finished game. */
export interface Finished {
  readonly state: unknown
  readonly outcome: Outcome
  /** Choices that were made. */
  readonly choices: readonly { readonly seat: Seat; readonly choice: unknown }[]
  /** All that happened, in order. */
  readonly events: readonly GameEvent[]
}

/** What is chosen from a seat's hand, dice or cards, before a target is: the bench of the page presses it. */
export interface Hand {
  /** The question in which it is chosen from. */
  readonly task: string
  /** CSS selector of what is pressed to choose one, and pressed again to let it go. */
  readonly press: string
}

export interface GameFacts {
  /** Kinds of tasks, choices and events, so that what never occurred is printed as such. */
  readonly kinds: {
    readonly tasks: readonly string[]
    readonly choices: readonly string[]
    readonly events: readonly string[]
  }
  /** Names of the game's landmarks, see `marks`. */
  readonly landmarks: readonly string[]
  /** Landmarks that this event is, in the position after it. */
  marks(event: GameEvent): readonly string[]
  /** What a seat plays as; undefined where all seats are alike. */
  character(state: unknown, seat: Seat): string | undefined
  /** What of the table an event uses, by name: spaces, contracts, cards. */
  used?(event: GameEvent): readonly string[]
  /** What a choice uses that no event tells, in the position before it. */
  chosen?(before: unknown, choice: unknown): readonly string[]
  /** A seat's points at the end by where they came from. */
  points?(state: unknown, seat: Seat): Readonly<Record<string, number>>
  /** What the game counts at its end: `points`, `gold`. */
  readonly counted: string
  /** Figures of a finished game by name: of each seat, or one for the whole game. */
  figures(game: Finished): Readonly<Record<string, readonly number[]>>
  /** The means of these figures in words. */
  inWords(means: Readonly<Record<string, number>>): readonly string[]
  /** The position of a game over this content in lines for a person. */
  describe(state: unknown, content: unknown): readonly string[]
  /** Plans the rest of a seat's turn, where the game has a planner: the bench times it. */
  planner?(state: unknown, seat: Seat): unknown
  /** Absent: nothing is chosen from a hand. */
  readonly hand?: Hand
  /** The kinds of choices that one press on a place two steps away sends; absent: there are no journeys. */
  readonly journey?: readonly string[]
}
