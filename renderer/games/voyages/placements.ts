/**
 * Dice for a space of Voyages: which ones will do, what value those without one take, and what the placement costs.
 * Every answer is asked of the rules.
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
  /** Why these dice may not be placed there; those without a value take the one that `valueFor` gives. */
  readonly place: (space: SpaceId, dice: readonly Die[], least?: number) => Refusal | undefined
  /** Coins for dice there whose lowest one is this. */
  readonly priceAt: (space: SpaceId, lowest: number) => number
  /** True if one of them has no value yet. */
  readonly valueless: (dice: readonly Die[]) => boolean
  /**
   * Coins that placing the chosen dice costs; on an occupied space without chosen dice undefined, where free 0. Dice without
   * a value cost what the least value costs that reaches what is aimed at.
   */
  readonly price: (space: SpaceId) => number | undefined
  /** What the most that may be chosen there costs with these dice; that price where nothing is left to be chosen. */
  readonly priceUpTo: (space: SpaceId) => number | undefined
  /** Indices of the cheapest dice for a space, with the chosen ones among them; with a lowest value of at least `least`. */
  readonly propose: (space: SpaceId, least?: number) => readonly number[] | undefined
  /**
   * Value for dice without one: the chosen value, else the least from `least` on that the rules accept, or the highest
   * where nothing depends on its price. Undefined where none will do.
   */
  readonly valueFor: (space: SpaceId, dice: readonly Die[], least?: number) => number | undefined
  /** The highest value payable on a space where dice without one would take the least; 1 where nothing is to be decided. */
  readonly mostFor: (space: SpaceId) => number
  /** What is aimed at on a space needs this value. */
  readonly needOf: (space: SpaceId) => number
  /** The least value of these dice where those without one count as this. */
  readonly lowestWith: (dice: readonly Die[], value: number) => number
}

/** `placing`: whether a placement may be chosen now; `stepsMeant`: steps of the journey that is aimed at. */
export function placementsFor(
  { view, own, me, content, refusal }: Facts,
  selection: Selection,
  placing: ComputedRef<boolean>,
  stepsMeant: () => number
): Placements {
  const valueless = (dice: readonly Die[]): boolean => dice.some((die) => die.value === 0)
  const lowestWith = (dice: readonly Die[], value: number): number =>
    Math.min(...dice.map((die) => die.value || value))
  /** The value of the dice is paid for there, or later dice must follow it: a low one is better. */
  const isDear = (space: SpaceId): boolean =>
    space === 'khans-favor' || occupiedPrice(content, view.value, me.value, space, 6) > 0

  /** The value is how much may be taken there. */
  const isCeiling = (space: SpaceId): boolean =>
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
    return isDear(space) ? taken[0] : taken.at(-1)
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

  /** Coins for dice there whose lowest one is this. */
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
    if (!free || selection.value.value > 0 || !isCeiling(id) || !isDear(id)) return 1
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
