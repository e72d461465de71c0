/** What a stock lacks for a cost (T-06). */
import { payableGoods } from '../cards'
import { resources, type Bundle, type Item, type Stock } from '../types'

/** Of each item of a cost, how many are missing; empty where it can be paid. Goods of choice are counted last. */
export function lacking(stock: Stock, cost: Bundle): Bundle {
  const lack: Partial<Record<Item, number>> = {}
  for (const item of resources) {
    const gap = (cost[item] ?? 0) - stock[item]
    if (gap > 0) lack[item] = gap
  }
  for (const item of ['any-good', 'different-goods'] as const) {
    const price = cost[item] ?? 0
    const gap = price - payableGoods(stock, item === 'any-good' ? Infinity : price / 2)
    if (gap > 0) lack[item] = gap
  }
  return lack
}

/** How many things are missing in all. */
export const countOf = (bundle: Bundle): number => Object.values(bundle).reduce((sum, n) => sum + n, 0)
