/**
 * Dice for a space of Voyages: which ones will do, what value those without one take, and what the placement costs.
 * Every answer comes from the rules.
 */
import type { ComputedRef } from 'vue'
import type { Refusal } from '../../../shared/engine/rules'
import { cheapestDice } from '../../../shared/polo/assist/dice-sets'
import { diceOn } from '../../../shared/polo/dice'
import { diceCounts, occupiedPrice } from '../../../shared/games/voyages/spaces'
import { bazaars, type Die, type SpaceId } from '../../../shared/games/voyages/types'
import type { Facts } from './facts'
import type { Selection } from './selected'

export interface Placements {
  /** Why these dice may not be placed there; those without a value count as `valueFor` returns. */
  readonly place: (space: SpaceId, dice: readonly Die[], least?: number) => Refusal | undefined
  /** The price in coins for dice with this lowest value. */
  readonly priceAt: (space: SpaceId, lowest: number) => number
  /** True if at least one of the dice has no value yet. */
  readonly valueless: (dice: readonly Die[]) => boolean
  /**
   * The price in coins for the chosen dice: 0 on a free space, undefined on an occupied one while no dice are chosen.
   * Dice without a value count as the lowest value that reaches the target.
   */
  readonly price: (space: SpaceId) => number | undefined
  /**
   * The price for the highest value that these dice could still be given there; the same as `price` if nothing is left
   * to choose.
   */
  readonly priceUpTo: (space: SpaceId) => number | undefined
  /** Indices of the cheapest dice for a space that include the chosen ones and have a lowest value of at least `least`. */
  readonly propose: (space: SpaceId, least?: number) => readonly number[] | undefined
  /**
   * The value for dice without one: the chosen value, else the lowest one from `least` on that the rules accept, or the
   * highest if the price does not depend on it. Undefined if none will do.
   */
  readonly valueFor: (space: SpaceId, dice: readonly Die[], least?: number) => number | undefined
  /**
   * The highest affordable value on a space where dice without one would take the lowest; 1 if there is nothing to
   * decide.
   */
  readonly mostFor: (space: SpaceId) => number
  /** The value that the selected target on a space needs. */
  readonly needOf: (space: SpaceId) => number
  /** The lowest value of these dice if those without one count as `value`. */
  readonly lowestWith: (dice: readonly Die[], value: number) => number
}

/** `placing`: whether dice can be placed now; `stepsMeant`: the number of steps of the selected journey. */
export function placementsFor(
  { view, own, me, content, refusal }: Facts,
  selection: Selection,
  placing: ComputedRef<boolean>,
  stepsMeant: () => number
): Placements {
  const valueless = (dice: readonly Die[]): boolean => dice.some((die) => die.value === 0)
  const lowestWith = (dice: readonly Die[], value: number): number =>
    Math.min(...dice.map((die) => die.value || value))
  /** A low value is better there, because it is the price or later dice must not be lower. */
  const lowIsBetter = (space: SpaceId): boolean =>
    space === 'khans-favor' || occupiedPrice(content, view.value, me.value, space, 6) > 0

  /** The value limits what can be taken there. */
  const limitsTaking = (space: SpaceId): boolean =>
    space === 'travel' || space === 'contracts' || bazaars.some((stall) => stall === space)
  const needOf = (space: SpaceId): number =>
    Math.max(
      selection.target.value === space ? selection.need.value : 1,
      space === 'travel' ? stepsMeant() : 1
    )

  function valueFor(space: SpaceId, dice: readonly Die[], least = 1): number | undefined {
    const asked = selection.value.value
    const open = asked > 0 ? [asked] : [1, 2, 3, 4, 5, 6]
    const taken = open.filter((value) => value >= least && !refusal(selection.placement(space, dice, value)))
    return lowIsBetter(space) ? taken[0] : taken.at(-1)
  }

  function place(space: SpaceId, dice: readonly Die[], least = 1): Refusal | undefined {
    if (!valueless(dice)) return refusal(selection.placement(space, dice))
    const value = valueFor(space, dice, least) ?? (selection.value.value || least)
    return refusal(selection.placement(space, dice, value))
  }

  function propose(space: SpaceId, least = 1): readonly number[] | undefined {
    const fixed = selection.dice.value
    if (!placing.value) return undefined
    for (const size of diceCounts(content, view.value, me.value, space)) {
      const found = cheapestDice(
        own.value.dice,
        size,
        (dice, set) =>
          fixed.every((index) => set.includes(index)) &&
          lowestWith(dice, selection.value.value || 6) >= least &&
          !place(space, dice, least)
      )
      if (found) return found
    }
    return undefined
  }

  /** The price in coins for dice with this lowest value. */
  const priceAt = (id: SpaceId, lowest: number): number =>
    diceOn(view.value, id).length === 0 || id === 'khans-favor' || content.findCityCard(id)
      ? 0
      : occupiedPrice(content, view.value, me.value, id, lowest)

  function price(id: SpaceId): number | undefined {
    if (priceAt(id, 6) === 0) return 0
    const dice = selection.chosen.value
    if (dice.length === 0) return undefined
    const need = needOf(id)
    const value = valueless(dice) ? (valueFor(id, dice, need) ?? (selection.value.value || need)) : 0
    return priceAt(id, lowestWith(dice, value))
  }

  const mostFor: Placements['mostFor'] = (id) => {
    const dice = selection.chosen.value
    const free = dice.length > 0 ? valueless(dice) : valueless(own.value.dice)
    if (!free || selection.value.value > 0 || !limitsTaking(id) || !lowIsBetter(id)) return 1
    const set = (propose(id) ?? []).flatMap((index) => own.value.dice[index] ?? [])
    return [6, 5, 4, 3, 2].find((value) => !refusal(selection.placement(id, set, value))) ?? 1
  }

  const priceUpTo: Placements['priceUpTo'] = (id) => {
    const dice = selection.chosen.value
    const most = dice.length > 0 && needOf(id) === 1 ? mostFor(id) : 1
    return most > 1 ? priceAt(id, lowestWith(dice, most)) : price(id)
  }

  return { place, price, priceAt, priceUpTo, propose, valueFor, valueless, mostFor, lowestWith, needOf }
}
