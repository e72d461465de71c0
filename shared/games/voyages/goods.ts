/** Ways to make up a number of goods, for rewards and payments alike (rulings 56, 57). */
import type { ChoiceSet } from '../../engine/choices'
import { listed } from '../../engine/choices'
import type { Choice, Goods } from './types'

/** At most so many of each kind. */
export type Limits = Goods

/** True if the goods are whole numbers within the limits that add up to `count`. */
export function fits(goods: Goods, count: number, limits: Limits): boolean {
  for (const n of [goods.pepper, goods.silk, goods.gold]) if (!Number.isInteger(n) || n < 0) return false
  if (goods.pepper > limits.pepper || goods.silk > limits.silk || goods.gold > limits.gold) return false
  return goods.pepper + goods.silk + goods.gold === count
}

/** Every way, most pepper first. */
export function waysOf(count: number, limits: Limits): ChoiceSet<Choice> {
  const ways: Choice[] = []
  for (let pepper = Math.min(count, limits.pepper); pepper >= 0; pepper--)
    for (let silk = Math.min(count - pepper, limits.silk); silk >= 0; silk--) {
      const gold = count - pepper - silk
      if (gold <= limits.gold) ways.push({ type: 'goods', goods: { pepper, silk, gold } })
    }
  return listed(ways)
}

/** Limits that are the same for every kind. */
export const upTo = (cap: number): Limits => ({ pepper: cap, silk: cap, gold: cap })
