/** The results of the planner: plain JSON (except `Outlook`), so that a page can store and show them as they are. */
import type { RequirementId } from '../content/requirements'
import type { ExpeditionRefusal } from '../refusals'
import type { CardKind, Choice } from '../types'

/** One space entered on a way. */
export interface Step {
  /** Index into the seat's camels. */
  readonly camel: number
  readonly from: number
  /** The space that is entered. */
  readonly to: number
  /**
   * Where the camel stands afterwards: `to`, or the stage city if it came too late for the interim scoring (ruling 34).
   */
  readonly stands: number
  /** The icon paid with cards, or ballast, the one gold of the turn (ruling 19). */
  readonly by: RequirementId | 'ballast'
  /** Cards to lay, in the order of `kinds`; for a payment under way those still to be laid. */
  readonly cards: readonly CardKind[]
  /** Gold of the chest taken there (ruling 15). */
  readonly chest: number
  /** Whether this camel stops moving here, for this turn or for the rest of the game (rulings 32, 34, 37). */
  readonly stops: boolean
}

/** A sequence of spaces entered in this turn, and how it is paid for. */
export interface Way {
  /** The camel that enters the last space. */
  readonly camel: number
  readonly steps: readonly Step[]
  /** Cards still to be laid from the hand. */
  readonly cards: number
  /** Gold spent as ballast. */
  readonly gold: 0 | 1
  /** All those cards, in the order of `kinds`. */
  readonly spent: readonly CardKind[]
  /** The choices that make it, step by step. */
  readonly choices: readonly (readonly Choice[])[]
}

/** A space that a camel can enter in this turn, and the best ways: without gold, and with ballast. */
export interface Target {
  readonly to: number
  /** One or two: fewest cards first, then without gold. */
  readonly ways: readonly Way[]
}

/** Whether ballast would move the camel to this space from the one before it (rulings 19 to 27). */
export interface BallastOutlook {
  readonly to: number
  /** Why not; absent where it is allowed. */
  readonly refusal?: ExpeditionRefusal
}

/** The plan of one camel. */
export interface CamelPlan {
  readonly camel: number
  readonly from: number
  /** Spaces it can enter, nearest first. */
  readonly targets: readonly Target[]
  /**
   * The spaces it enters in turn if it moves alone, up to the first one out of reach; each as if this turn's gold were
   * unspent on the way there, and including the chests it takes. The first entry is the present position.
   */
  readonly ballast: readonly BallastOutlook[]
}

/** The result of moving both camels in one turn (ruling 46), and the best ways to it. */
export interface Joint {
  /** Where each camel of the seat stands in the end. */
  readonly stands: readonly number[]
  readonly ways: readonly Way[]
}

/** A plan as a page uses it: `camels` as in `Plan`, pairs of camels only on request. Not plain JSON. */
export interface Outlook {
  readonly camels: readonly CamelPlan[]
  /**
   * The camel comes to stand on this space and the other one goes as far as it can in the same turn, without gold and
   * with the fewest cards. Undefined if not both may or can move.
   */
  readonly joint: (camel: number, to: number) => Joint | undefined
}

/** All that a seat can reach in this turn. */
export interface Plan {
  /** The camels that may move now; none where it is not this seat's turn or its hand is hidden. */
  readonly camels: readonly CamelPlan[]
  /** Only if both camels may move: the cheapest order of their steps, leaping over the player's own camel included. */
  readonly together: readonly Joint[]
}
