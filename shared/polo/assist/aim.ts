/** A target that is reached by placing dice: which sets of the hand open it, and which of them is the cheapest. */
import type { Seat } from '../../engine/rules'
import { tokensIn, type Die } from '../dice'
import { classBit } from '../placements'
import { cheapestDice } from './dice-sets'
import type { Aim, Means } from './repair'

/** A number of dice on a space: a placement that leads to a target. */
export interface DiceSpace {
  readonly space: string
  readonly dice: number
}

/** What a game supplies for one target. */
export interface AimTerms<State> {
  readonly hand: (state: State) => readonly Die[]
  /** The position with enough stock for everything; see also `contractsDone`. */
  readonly rich: (state: State) => State
  /** For a bonus action: whether it is open. */
  readonly bonus?: (state: State) => boolean
  /** The placements that lead to the target, the best first; none once the main action is done. */
  readonly diceSpaces: (state: State) => readonly DiceSpace[]
  /** True if placing dice with this lowest value opens a question that leads to the target. */
  readonly leads: (state: State, diceSpace: DiceSpace, lowest: number) => boolean
  /** True if the space takes such dice. */
  readonly takes: (state: State, diceSpace: DiceSpace, own: boolean, lowest: number) => boolean
}

const values = [1, 2, 3, 4, 5, 6] as const

/** The position with a seat's contracts completed: cards may count them. */
export const contractsDone = <
  Me extends { readonly contracts: readonly string[]; readonly completed: readonly string[] },
  State extends { readonly seats: readonly Me[] }
>(
  state: State,
  seat: Seat
): State => ({
  ...state,
  seats: state.seats.map((me, at) =>
    at === seat ? { ...me, completed: [...me.completed, ...me.contracts] } : me
  )
})

/** A target in a seat's turn. Bonus actions do not move figures, so one aim serves a whole search. */
export class PlacingAim<State> implements Aim<State> {
  readonly byStock: boolean
  readonly #terms: AimTerms<State>

  constructor(terms: AimTerms<State>) {
    this.#terms = terms
    this.byStock = terms.bonus !== undefined
  }

  /** How the target is taken in this position; undefined while it is not open. `prefer`: dice to keep, by index. */
  means(state: State, prefer: readonly number[] = []): Means | undefined {
    const { bonus, hand: handOf, diceSpaces } = this.#terms
    if (bonus) return bonus(state) ? { dice: [] } : undefined
    const hand = handOf(state)
    for (const diceSpace of diceSpaces(state)) {
      const open = this.#classes(state, diceSpace)
      if (open === 0) continue
      const fits = (set: readonly Die[]): boolean => tokensIn(set) <= 1 && valuesIn(open, set).length > 0
      const dice = cheapestDice(hand, diceSpace.dice, fits, prefer)
      if (!dice) continue
      const set = dice.flatMap((index) => hand[index] ?? [])
      const [value] = set.some((die) => die.value === 0) ? valuesIn(open, set) : []
      return { dice, space: diceSpace.space, ...(value !== undefined && { value }) }
    }
    return undefined
  }

  /**
   * True if the target could be open with enough coins, camels and goods, the contracts in hand completed and the right
   * dice. If not, no search is needed: a bonus action changes neither posts nor dice on spaces nor the cards on the
   * table.
   */
  mayOpen(state: State): boolean {
    const { bonus, diceSpaces, rich } = this.#terms
    const wealthy = rich(state)
    return (
      bonus !== undefined || diceSpaces(wealthy).some((diceSpace) => this.#classes(wealthy, diceSpace) !== 0)
    )
  }

  /** The mask of the classes of dice sets with which a placement is legal and leads to the target. */
  #classes(state: State, diceSpace: DiceSpace): number {
    const { leads, takes } = this.#terms
    let mask = 0
    for (const lowest of values)
      if (leads(state, diceSpace, lowest))
        for (const own of [false, true])
          if (takes(state, diceSpace, own, lowest)) mask |= classBit(own, lowest)
    return mask
  }
}

/**
 * The lowest values with which these dice belong to a class of the mask: their own, or any for dice without a value.
 */
function valuesIn(mask: number, dice: readonly Die[]): readonly number[] {
  const own = dice.some((die) => die.colour === 'own')
  const free = dice.some((die) => die.value === 0)
  const lowest = Math.min(...dice.map((die) => die.value))
  return values.filter((value) => (free || value === lowest) && (mask & classBit(own, value)) !== 0)
}
