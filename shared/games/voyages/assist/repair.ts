/** Searches a turn of Voyages for the bonus actions that make a refused target possible (T-03). */
import type { Seat } from '../../../engine/rules'
import * as family from '../../../polo/assist/repair'
import type { Choice, State } from '../types'
import type { Played } from './foresee'
import { turnSearch } from './prospects'
import { aimAt, type Target } from './targets'

export type Repair = family.Repair<Choice>
export type Advice = family.Advice<Choice>

/** Finds repairs for one position of the player's turn; searches for further targets reuse the positions found so far. */
export class Repairs extends family.TargetRepairs<State, Choice, Target> {
  /** `depth`: how many bonus actions a repair may have at most. */
  constructor(played: Played, view: State, seat: Seat, depth?: number) {
    super(turnSearch(played, seat), (target) => aimAt(played, view, seat, target), view, depth)
  }
}
