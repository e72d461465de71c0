/** What the tools know of one game beyond its rules: how to sum a game up. */
import type { GameEvent, Seat } from '../../../shared/engine/rules'

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
  /** Figures of a finished game by name: of each seat, or one for the whole game. */
  figures(state: unknown): Readonly<Record<string, readonly number[]>>
  /** The position in lines for a person. */
  describe(state: unknown): readonly string[]
}
