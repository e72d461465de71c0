/** What a game's computer players know of it. The rest of `shared/players` works for every game. */
import type { Source } from '../engine/chance'
import type { Decision, Seat } from '../engine/rules'

/** Estimated value of a position for a seat, in points of the game, by named parts; plans are compared by the sum. */
export type Worth = Readonly<Record<string, number>>

/** A playing style: its name, and how a player who has it judges positions. */
export interface Style<State, Choice> extends Pick<Knowledge<State, Choice>, 'worth' | 'ending'> {
  readonly id: string
}

/** One game's knowledge. It reads only what the thinking seat sees, never what others hide. */
export interface Knowledge<State, Choice> {
  /** Turns a copy of a seat's view into a complete world: fills hidden zones at random with what the seat has not seen. */
  readonly fill: (
    world: State,
    seat: Seat,
    unseen: Readonly<Record<string, readonly string[]>>,
    source: Source
  ) => void
  /** Weight of a plan's `worth`, in simulated games: it counts as much as the results of this many of them. */
  readonly trust: number
  /** By how many points a good turn usually beats a fair one. */
  readonly grain: number
  /**
   * How much is still undecided, in points: a seat whose position is worth this much more than another's wins e times as
   * often. Measured by `npm run ladder -- --doubt`.
   */
  readonly doubt: (state: State) => number
  /** Number of seats at the table. */
  readonly seats: (state: State) => number
  /** What a position is worth for a seat. With `eyes`, as that other seat judges it: goals hidden from it do not count. */
  readonly worth: (state: State, seat: Seat, eyes?: Seat) => Worth
  /** The styles that a player may have, see `styles.ts`. Absent: none. */
  readonly styles?: readonly Style<State, Choice>[]
  /** The kind of task that asks for a turn's next action. Positions can be judged there, since no action is unfinished. */
  readonly turnTask: string
  /** The choices to search: one of each group with the same effect, without senseless ones. Never empty. */
  readonly worthALook: (state: State, seat: Seat, decision: Decision<Choice>) => readonly Choice[]
  /**
   * For a choice that ends the turn: what it adds to the worth of the position before it, by parts; `chance` is an
   * expectation, where luck decides. The search then does not play it. Undefined for all other choices. `earlier`: the choices
   * of the turn before it, as far as the search knows them.
   */
  readonly ending: (state: State, seat: Seat, choice: Choice, earlier: readonly Choice[]) => Worth | undefined
  /** Stage of the turn, from 0. The beam search compares unfinished plans only with others of the same stage. */
  readonly stage: (state: State, seat: Seat) => number
  /** Equal for two positions of a turn that make no difference to the seat. */
  readonly key: (state: State, seat: Seat) => string
  /** What matters of a choice when plans are compared, such as the action but not the dice used. Absent: everything. */
  readonly gist?: (choice: Choice) => object
  /** The policy of simulated games: the choice that a sensible player makes; undefined: the best of a few by `worth`. */
  readonly likely: (
    state: State,
    seat: Seat,
    decision: Decision<Choice>,
    source: Source
  ) => Choice | undefined
  /** The `progress` at which a game simulated from this position stops and is judged. */
  readonly horizon: (from: State) => number
  /** Turns of each seat after which a simulated game is judged even before its horizon. Absent: no such limit. */
  readonly turnsAhead?: number
  /** How far the game has advanced: a number that never decreases; Infinity once the game is over. */
  readonly progress: (state: State) => number
  /**
   * False between rounds, while not everybody holds dice again: what such a position is worth says little about what lies
   * ahead. Absent: always true.
   */
  readonly isSettled?: (state: State) => boolean
  /**
   * False while so much is still to be drafted and dealt that simulated games would tell little: then none are played.
   * Absent: always true.
   */
  readonly isDealt?: (state: State) => boolean
  /** True if no other seat moves before the game ends, so that the rest can be searched completely. Absent: never. */
  readonly alone?: (state: State, seat: Seat) => boolean
  /** A copy in which the seat has its next turn of the round, as if the others passed; undefined if it has none. */
  readonly nextTurn?: (state: State, seat: Seat, copy: (state: State) => State) => State | undefined
}

/** The sum of the parts. */
export function sumOf(worth: Worth): number {
  let sum = 0
  for (const part in worth) sum += worth[part] ?? 0
  return sum
}

/** Two worths together, part by part. */
export function plus(one: Worth, other: Worth): Worth {
  const sum: Record<string, number> = { ...one }
  for (const part in other) sum[part] = (sum[part] ?? 0) + (other[part] ?? 0)
  return sum
}

/** Knowledge of any game, for code that only passes positions and choices on. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- where games of different types meet, as in `AnyRules`
export type AnyKnowledge = Knowledge<any, any>
