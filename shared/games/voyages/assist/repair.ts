/** What opens a refused target in a turn of Voyages (T-03). */
import type { Seat } from '../../../engine/rules'
import * as family from '../../../polo/assist/repair'
import type { Choice, State } from '../types'
import type { Played } from './foresee'
import { turnSearch } from './prospects'
import { aimAt, type Target } from './targets'

export type Repair = family.Repair<Choice>
export type Advice = family.Advice<Choice>

/** Advice for one position of the player's turn; each search continues from the one before. */
export class Repairs extends family.TargetRepairs<State, Choice, Target> {
  /** `depth`: most bonus actions of a repair. */
  constructor(played: Played, view: State, seat: Seat, depth?: number) {
    super(turnSearch(played, seat), (target) => aimAt(played, view, seat, target), view, depth)
  }
}
