/** What a game tells those who search in it: everything else about players knows no game. */
import type { Source } from '../engine/chance'
import type { Decision, Seat } from '../engine/rules'

/** What a position is worth for a seat, in points of the game, by named parts; their sum counts. */
export type Worth = Readonly<Record<string, number>>

/** One game's knowledge. It reads what the thinking seat sees, never what others hide. */
export interface Knowledge<State, Choice> {
  /** Fills the hidden zones of a copy of a seat's view with what the seat has not seen, drawn at random. */
  readonly fill: (
    world: State,
    seat: Seat,
    unseen: Readonly<Record<string, readonly string[]>>,
    source: Source
  ) => void
  /** What a plan is found worth counts as much as so many games played on in thought. */
  readonly trust: number
  /** By how many points a good turn usually beats a fair one. */
  readonly grain: number
  /**
   * How much is still open, in points: a position worth so much more than another's wins e times as often. Measured by
   * `npm run ladder -- --doubt`.
   */
  readonly doubt: (state: State) => number
  /** Seats at the table. */
  readonly seats: (state: State) => number
  /** What a position is worth for a seat, in its own eyes or in those of another, for whom hidden goals count for nothing. */
  readonly worth: (state: State, seat: Seat, eyes?: Seat) => Worth
  /** The task at which a turn begins and at which a plan can be judged: nothing is half done. */
  readonly turnTask: string
  /** Of choices that come to the same, one; without those that no sensible player looks at. Never empty. */
  readonly worthALook: (state: State, seat: Seat, decision: Decision<Choice>) => readonly Choice[]
  /**
   * What a choice brings that ends the turn, on top of the position before it, in points: an expectation where luck decides.
   * Undefined for a choice that the search plays.
   */
  readonly ending: (state: State, seat: Seat, choice: Choice) => number | undefined
  /** Stages of a turn, from 0: plans are compared with plans of the same stage while they grow. */
  readonly stage: (state: State, seat: Seat) => number
  /** Two positions of one turn with the same key are the same to the seat. */
  readonly key: (state: State, seat: Seat) => string
  /** What of a choice is told apart where a plan stands beside the next best: not which dice do it. Absent: all of it. */
  readonly gist?: (choice: Choice) => object
  /** What a sensible player takes at once where games are played on in thought; undefined: the best of a few by `worth`. */
  readonly likely: (
    state: State,
    seat: Seat,
    decision: Decision<Choice>,
    source: Source
  ) => Choice | undefined
  /** The last moment of a game that is played on in thought from a position: where it is judged, as a number that only grows. */
  readonly horizon: (from: State) => number
  /** Turns of each seat after which such a game is judged where it stands. Absent: at the horizon alone. */
  readonly turnsAhead?: number
  /** How far the game is, in the numbers of `horizon`; Infinity where it is over. */
  readonly progress: (state: State) => number
  /**
   * False while so much has still to be drafted and dealt that games played on in thought would tell little: then none are
   * played. Absent: always true.
   */
  readonly isDealt?: (state: State) => boolean
  /** Nobody but the seat moves any more before the game ends: what is left can be tried out whole. Absent: never. */
  readonly alone?: (state: State, seat: Seat) => boolean
  /** A copy in which the seat has its next turn of the round while the others pass; undefined if it has none. */
  readonly nextTurn?: (state: State, seat: Seat, copy: (state: State) => State) => State | undefined
}

/** The sum of the parts. */
export function sumOf(worth: Worth): number {
  let sum = 0
  for (const part in worth) sum += worth[part] ?? 0
  return sum
}

/** Knowledge of any game, for code that only hands positions and choices on. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- where games of different types meet, as in `AnyRules`
export type AnyKnowledge = Knowledge<any, any>
