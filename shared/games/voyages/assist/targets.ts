/** What a player may aim at in the own turn, and what it takes: every answer is the rules' own. */
import type { Seat } from '../../../engine/rules'
import { seatOf } from '../seats'
import { diceNeeded, occupiedPrice, spaceRefusal } from '../spaces'
import { taskRules } from '../tasks'
import { classBit } from '../turn'
import type { BazaarId, Choice, Die, LocationId, SpaceId, State, Task } from '../types'
import { cheapestDice } from './dice-sets'
import { fares } from './fares'
import type { Played } from './foresee'
import { withStock } from './stock'

/** A thing on the table that was pointed at. Columns are those of a stall and of the contract row. */
export type Target =
  | { readonly kind: 'space'; readonly space: SpaceId }
  | { readonly kind: 'column'; readonly space: BazaarId; readonly column: number }
  | { readonly kind: 'contract'; readonly column: number }
  | { readonly kind: 'journey'; readonly to: LocationId }
  /** A bonus action. */
  | { readonly kind: 'bonus'; readonly choice: Choice }

/** How an open target is taken: with these dice of the hand, and for dice without a value with this one. */
export interface Means {
  /** Indices into the hand; none for a bonus action. */
  readonly dice: readonly number[]
  readonly value?: number
}

/** The space whose dice stand for the target; undefined for a bonus action. */
export function spaceOf(target: Target): SpaceId | undefined {
  switch (target.kind) {
    case 'space':
    case 'column':
      return target.space
    case 'contract':
      return 'contracts'
    case 'journey':
      return 'travel'
    case 'bonus':
      return undefined
  }
}

/** A target in the turn of a seat. Bonus actions leave figures where they are, so one aim serves a whole search. */
export class Aim {
  readonly #played: Played
  readonly #seat: Seat
  readonly #target: Target
  readonly #leads: (state: State, lowest: number) => boolean

  constructor(played: Played, view: State, seat: Seat, target: Target) {
    this.#played = played
    this.#seat = seat
    this.#target = target
    this.#leads = leading(played, view, seat, target)
  }

  /** How the target is taken in this position; undefined while it is not open. `prefer`: dice to keep, by index. */
  means(state: State, prefer: readonly number[] = []): Means | undefined {
    if (this.#target.kind === 'bonus')
      return this.#played.rules.refusal(state, this.#seat, this.#target.choice) ? undefined : { dice: [] }
    const open = this.#classes(state)
    const size = diceNeeded(this.#played.content, spaceOf(this.#target) ?? '')
    if (open === 0 || size === undefined) return undefined
    const valuesFor = (dice: readonly Die[]): readonly number[] => {
      const own = dice.some((die) => die.colour === 'own')
      const free = dice.some((die) => die.value === 0)
      const lowest = Math.min(...dice.map((die) => die.value))
      return values.filter((value) => (free || value === lowest) && (open & classBit(own, value)) !== 0)
    }
    const hand = seatOf(state, this.#seat).dice
    const dice = cheapestDice(hand, size, (set) => valuesFor(set).length > 0, prefer)
    if (!dice) return undefined
    const set = dice.flatMap((index) => hand[index] ?? [])
    const [value] = set.some((die) => die.value === 0) ? valuesFor(set) : []
    return value === undefined ? { dice } : { dice, value }
  }

  /**
   * True if the target may open with enough coins, camels and goods and the right dice. Where not, no search is needed:
   * a bonus action changes neither posts nor dice on spaces nor the contract row.
   */
  mayOpen(state: State): boolean {
    return this.#target.kind === 'bonus' || this.#classes(withStock(state, this.#seat)) !== 0
  }

  /** The classes of dice sets, as a mask, with which a placement is taken and leads to the target. */
  #classes(state: State): number {
    const space = spaceOf(this.#target)
    if (space === undefined || state.turn.mainDone) return 0
    let mask = 0
    for (const lowest of values)
      if (this.#leads(state, lowest))
        for (const own of [false, true])
          if (!spaceRefusal(this.#played.content, state, this.#seat, space, own, lowest))
            mask |= classBit(own, lowest)
    return mask
  }
}

const values = [1, 2, 3, 4, 5, 6] as const

/** Whether a placement with this lowest die leads on to the target, by the question that it opens. */
function leading(
  { content }: Played,
  view: State,
  seat: Seat,
  target: Target
): (state: State, lowest: number) => boolean {
  const open = (state: State, task: Task, choice: Choice): boolean =>
    taskRules(task.kind).refusal({ content, state, seat, task }, choice) === undefined
  switch (target.kind) {
    case 'column':
      return (state, lowest) =>
        open(
          state,
          { kind: 'choose-column', space: target.space, lowest },
          { type: 'column', column: target.column }
        )
    case 'contract':
      return (state, lowest) =>
        open(state, { kind: 'take-contracts', lowest }, { type: 'takeContracts', columns: [target.column] })
    case 'journey': {
      const byLowest = fares(content, view, seat, target.to)
      return (state, lowest) => {
        const { coin, camel } = seatOf(state, seat).stock
        const left = coin - occupiedPrice(state, seat, 'travel', lowest)
        return (byLowest[lowest] ?? []).some((fare) => fare.coin <= left && fare.camel <= camel)
      }
    }
    default:
      return () => true
  }
}
