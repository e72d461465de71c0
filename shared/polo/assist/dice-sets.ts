/** Which dice to use: the sets of a hand, and the cheapest one that will do. */
import type { Die } from '../dice'

type IndexSets = readonly (readonly number[])[]
/** By `n` and size: hands are small, and every question about dice asks for the same few. */
const known: IndexSets[][] = []

/** Index sets of this size out of `n`, ascending. */
export const subsets = (n: number, size: number): IndexSets =>
  ((known[n] ??= [])[size] ??= setsFrom(0, n, size))

function setsFrom(from: number, n: number, size: number): IndexSets {
  if (size === 0) return [[]]
  const sets: (readonly number[])[] = []
  for (let i = from; i <= n - size; i++)
    for (const rest of setsFrom(i + 1, n, size - 1)) sets.push([i, ...rest])
  return sets
}

/** The least value of a set; dice without a value take any, so they count as 6. */
const lowestOf = (dice: readonly Die[]): number => Math.min(...dice.map((die) => die.value || 6))

/**
 * The price of a set: its lowest value counts most, then the sum of its dice, then how many are not of the seat's colour,
 * since white and black dice can go anywhere.
 */
const priceOf = (dice: readonly Die[]): number =>
  lowestOf(dice) * 100 + dice.reduce((sum, die) => sum + die.value * 2 + (die.colour === 'own' ? 0 : 1), 0)

/**
 * Indices of the cheapest set of `size` dice that `fits`. Dice of `prefer` are kept before anything else: the set that
 * holds most of them wins.
 */
export function cheapestDice(
  hand: readonly Die[],
  size: number,
  fits: (dice: readonly Die[], indices: readonly number[]) => boolean,
  prefer: readonly number[] = []
): readonly number[] | undefined {
  let best: { readonly set: readonly number[]; readonly kept: number; readonly price: number } | undefined
  for (const set of subsets(hand.length, size)) {
    const dice = set.flatMap((index) => hand[index] ?? [])
    const kept = set.filter((index) => prefer.includes(index)).length
    const price = priceOf(dice)
    if (best && (best.kept > kept || (best.kept === kept && best.price <= price))) continue
    if (fits(dice, set)) best = { set, kept, price }
  }
  return best?.set
}
