/** Searches a turn of In the Service of the Khan for the bonus actions that make a refused target possible (T-03). */
import type { Seat } from '../../../engine/rules'
import * as family from '../../../polo/assist/repair'
import { bonusCost } from '../bonus-actions'
import type { Content } from '../game'
import { travelOutlook, travelSpaceOf, waysOf } from '../planner'
import { seatOf } from '../seats'
import { placingCost } from '../spaces'
import { paidFor } from '../stock'
import type { Bundle, Choice, State } from '../types'
import { stateAfter, type Played } from './foresee'
import { turnSearch } from './prospects'
import { aimAt, type Target } from './targets'

export type Repair = family.Repair<Choice>
export type Advice = family.Advice<Choice>

/** Finds repairs for one position of the player's turn; searches for further targets reuse the positions found so far. */
export class Repairs extends family.TargetRepairs<State, Choice, Target> {
  /** `depth`: how many bonus actions a repair may have at most. */
  constructor(played: Played, view: State, seat: Seat, depth?: number) {
    super(turnSearch(played, view, seat), (target) => aimAt(played, view, seat, target), view, depth)
  }
}

/** What each choice of a repair costs, and the position after all of them; jade pays for what is short (rulings 1 to 4). */
export function repairCosts(
  played: Played,
  view: State,
  seat: Seat,
  { choices }: Pick<Repair, 'choices'>
): { readonly paid: readonly Bundle[]; readonly after: State } {
  const paid: Bundle[] = []
  let after = view
  for (const choice of choices) {
    const next = stateAfter(played, after, seat, choice)
    if (!next) throw new Error(`a repair that the rules refuse: ${choice.type}`)
    paid.push(paidFor(seatOf(after, seat).stock, costOf(played.content, after, seat, choice)))
    after = next
  }
  return { paid, after }
}

/** What a choice of a repair costs, without offers of a book, which bring more than they cost. */
function costOf(content: Content, state: State, seat: Seat, choice: Choice): Bundle {
  if (choice.type !== 'place') return bonusCost(content, choice)
  const space = content.findSpace(choice.space)
  const lowest = choice.value ?? Math.min(...choice.dice.map(({ value }) => value))
  return space ? placingCost(content, state, seat, space, lowest) : {}
}

/** What the target costs after its repair: the placement, for a journey also its roads; undefined for a bonus action. */
export function targetCost(
  content: Content,
  state: State,
  seat: Seat,
  target: Target,
  { dice, means }: Pick<Repair, 'dice' | 'means'>
): Bundle | undefined {
  const space = content.findSpace(means.space ?? '')
  if (!space) return undefined
  const { stock } = seatOf(state, seat)
  const lowest = Math.min(...dice.map(({ value }) => value || (means.value ?? 6)))
  const travel = travelSpaceOf(content, space.id)
  if (target.kind !== 'journey' || !travel)
    return paidFor(stock, placingCost(content, state, seat, space, lowest))
  const outlook = travelOutlook(content, state, seat, travel, lowest)
  const [way] = waysOf(content, state, seat, outlook).get(target.to) ?? []
  return way && paidFor(stock, { ...way.price })
}
