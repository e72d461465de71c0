/** What the planner answers: plain JSON, so that a page can keep and show it as it is (but for `Outlook`). */
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
  /** Where the camel stands afterwards: `to`, or the stage city for a camel that is late (ruling 34). */
  readonly stands: number
  /** The icon paid with cards, or the one gold of the turn (ruling 19). */
  readonly by: RequirementId | 'ballast'
  /** Cards to lay, in the order of `kinds`; of a payment under way those that are still to be laid. */
  readonly cards: readonly CardKind[]
  /** Gold of the chest taken there (ruling 15). */
  readonly chest: number
  /** This camel's moving ends here, for this turn or for good (rulings 32, 34, 37). */
  readonly stops: boolean
}

/** A sequence of spaces entered in this turn and how it is paid for. */
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
  /** What to choose for it, step by step. */
  readonly choices: readonly (readonly Choice[])[]
}

/** A space that a camel can enter in this turn, and the best ways: without gold, and with the one gold step. */
export interface Target {
  readonly to: number
  /** One or two: fewest cards first, then without gold. */
  readonly ways: readonly Way[]
}

/** Whether the one gold would move the camel to this space, once it stands before it (rulings 19 to 27). */
export interface BallastOutlook {
  readonly to: number
  /** Why not; absent where it is allowed. */
  readonly refusal?: ExpeditionRefusal
}

/** All about one camel. */
export interface CamelPlan {
  readonly camel: number
  readonly from: number
  /** Spaces it can enter, nearest first. */
  readonly targets: readonly Target[]
  /**
   * The spaces it enters one after the other if it moves alone, up to the first one out of reach; each as if the gold of
   * this turn were not spent on the way there, and with the chests it takes itself. The first entry is the position as it
   * stands.
   */
  readonly ballast: readonly BallastOutlook[]
}

/** Two camels moved in one turn (ruling 46), and the best ways to have them stand like this. */
export interface Joint {
  /** Where each camel of the seat stands in the end. */
  readonly stands: readonly number[]
  readonly ways: readonly Way[]
}

/** What a page shows of a plan: `camels` as in `Plan`, two camels together only where asked for. Not plain JSON. */
export interface Outlook {
  readonly camels: readonly CamelPlan[]
  /**
   * The camel comes to stand on this space, the other one goes as far as it can in the same turn, no gold is spent; the
   * fewest cards that do so. Undefined where only one of them may or can.
   */
  readonly joint: (camel: number, to: number) => Joint | undefined
}

/** All that a seat can reach in this turn. */
export interface Plan {
  /** The camels that may move now; none where it is not this seat's turn or its hand is hidden. */
  readonly camels: readonly CamelPlan[]
  /** Only where both camels may move: the cheapest order of their steps, the leap over the player's own camel included. */
  readonly together: readonly Joint[]
}
