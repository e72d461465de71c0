/** What opens a refused target in a turn of Voyages (T-03). */
import type { Seat } from '../../../engine/rules'
import * as family from '../../../polo/assist/repair'
import type { Choice, State } from '../types'
import { foreseen, type Played } from './foresee'
import { turnSearch } from './prospects'
import { Aim, type Target } from './targets'

export type Repair = family.Repair<Choice>
export type Advice = family.Advice<Choice>

/** Advice for one position of the player's turn; each search continues from the one before. */
export class Repairs {
  readonly #repairs: family.Repairs<State, Choice>
  readonly #aimAt: (target: Target) => Aim

  /** `depth`: most bonus actions of a repair. */
  constructor(played: Played, view: State, seat: Seat, depth?: number) {
    const rolled = (choice: Choice, roll: number) => foreseen(played, view, seat, choice, roll)
    this.#repairs = new family.Repairs(turnSearch(played, seat), rolled, view, depth)
    this.#aimAt = (target) => new Aim(played, view, seat, target)
  }

  /** What opens the target. `chosen`: indices of dice that the player means to use, kept where it costs nothing. */
  on(target: Target, chosen: readonly number[] = []): Advice {
    return this.#repairs.on(this.#aimAt(target), chosen)
  }

  /** What opens the target without a main action. */
  byBonus(target: Target): Repair | undefined {
    return this.#repairs.byBonus(this.#aimAt(target))
  }
}
