/** Ways to choose a number of goods, for rewards and payments alike. */
import { listed, type ChoiceSet } from '../engine/choices'

type Counts<Good extends string> = Readonly<Record<Good, number>>

/** The chosen amount of each good. */
export interface GoodsChoice<Good extends string> {
  readonly type: 'goods'
  readonly goods: Counts<Good>
}

/** A number for each good. */
export function eachGood<Good extends string>(
  goods: readonly Good[],
  count: (good: Good) => number
): Counts<Good> {
  const counts: Partial<Record<Good, number>> = {}
  for (const good of goods) counts[good] = count(good)
  return counts as Counts<Good>
}

/**
 * The most of one kind among `count` different goods: one. Of more goods than there are kinds none is taken more often
 * than it must be, so that any number of them can be chosen.
 */
export const mostOfAKind = (count: number, goods: readonly string[]): number =>
  Math.ceil(count / goods.length)

/** True if the goods are whole numbers within the limits that add up to `count`. */
export function goodsFit<Good extends string>(
  goods: readonly Good[],
  chosen: Counts<Good>,
  count: number,
  limits: Counts<Good>
): boolean {
  let sum = 0
  for (const good of goods) {
    const n = chosen[good]
    if (!Number.isInteger(n) || n < 0 || n > limits[good]) return false
    sum += n
  }
  return sum === count
}

/** Every way to choose `count` goods within the limits, beginning with most of the first good. */
export function goodsChoices<Good extends string>(
  goods: readonly Good[],
  count: number,
  limits: Counts<Good>
): ChoiceSet<GoodsChoice<Good>> {
  const ways: GoodsChoice<Good>[] = []
  const chosen: number[] = []
  const pick = (left: number): void => {
    const at = chosen.length
    const good = goods[at]
    if (good === undefined) {
      if (left > 0) return
      ways.push({ type: 'goods', goods: eachGood(goods, (one) => chosen[goods.indexOf(one)] ?? 0) })
      return
    }
    for (let n = Math.min(left, limits[good]); n >= 0; n--) {
      chosen.push(n)
      pick(left - n)
      chosen.pop()
    }
  }
  pick(count)
  return listed(ways)
}

/** The chosen goods without zeros, in the order of the list. */
export function someGoods<Good extends string>(
  goods: readonly Good[],
  chosen: Counts<Good>
): Readonly<Partial<Record<Good, number>>> {
  const some: Partial<Record<Good, number>> = {}
  for (const good of goods) if (chosen[good] > 0) some[good] = chosen[good]
  return some
}
