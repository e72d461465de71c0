import type { Seat } from '../../../shared/engine/rules'

/**
 * The dice of a space by placement, in order: each set has as many dice as the space `needs`, all of one seat. Dice of
 * nobody (seat -1) lie one by one.
 */
export function placementsOf<Die extends { readonly seat: Seat }>(
  dice: readonly Die[],
  needs: number
): Die[][] {
  const sets: Die[][] = []
  for (const die of dice) {
    const last = sets[sets.length - 1]
    if (last && last.length < needs && last[0]?.seat === die.seat && die.seat >= 0) last.push(die)
    else sets.push([die])
  }
  return sets
}
