/** What the tools know about a game beyond its rules: how to summarise and describe it. */
import type { GameEvent, Outcome, Seat } from '../../../shared/engine/rules'

/** A finished game. */
export interface Finished {
  readonly state: unknown
  readonly outcome: Outcome
  /** The choices that were made, in order. */
  readonly choices: readonly { readonly seat: Seat; readonly choice: unknown }[]
  /** All events, in order. */
  readonly events: readonly GameEvent[]
}

/** The pieces (dice or cards) that a player selects before a target; the bench of the page clicks them. */
export interface Hand {
  /** The kind of task in which they are selected. */
  readonly task: string
  /** CSS selector of a piece; a click selects it, and another one deselects it. */
  readonly press: string
}

export interface GameFacts {
  /** All kinds of tasks, choices and events, so that those that never occurred are listed, too. */
  readonly kinds: {
    readonly tasks: readonly string[]
    readonly choices: readonly string[]
    readonly events: readonly string[]
  }
  /** Names of the game's landmarks, see `marks`. */
  readonly landmarks: readonly string[]
  /** The landmarks that an event reaches. */
  marks(event: GameEvent): readonly string[]
  /** A seat's character; undefined in games without characters. */
  character(state: unknown, seat: Seat): string | undefined
  /** Names of the things that an event uses: spaces, contracts, cards. */
  used?(event: GameEvent): readonly string[]
  /** Names of the things that a choice uses and that no event names. `before` is the position before the choice. */
  chosen?(before: unknown, choice: unknown): readonly string[]
  /** A seat's final points by source. */
  points?(state: unknown, seat: Seat): Readonly<Record<string, number>>
  /** What decides the game: `points`, `gold`. */
  readonly counted: string
  /** Figures of a finished game by name, with one value for each seat or one for the whole game. */
  figures(game: Finished): Readonly<Record<string, readonly number[]>>
  /** Describes the means of these figures, line by line. */
  inWords(means: Readonly<Record<string, number>>): readonly string[]
  /** Describes a position of a game with this content, line by line. */
  describe(state: unknown, content: unknown): readonly string[]
  /** Plans the rest of a seat's turn, if the game has a planner; the bench measures its time. */
  planner?(state: unknown, seat: Seat): unknown
  /** Absent: nothing is selected before a target. */
  readonly hand?: Hand
  /** The types of choices that a click on a place two steps away sends; absent: the game has no journeys. */
  readonly journey?: readonly string[]
}
