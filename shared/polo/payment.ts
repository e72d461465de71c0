/** How a stock pays a cost: what is paid, and what its substitute is paid for. */
import { pays, type Amounts, type Cost, type Stock, type StockRules } from './stock'

/** How much of each item is paid with the substitute, and the sum. */
interface Swaps<Item extends string> {
  readonly instead: Item
  readonly of: Readonly<Record<string, number | undefined>>
  readonly sum: number
}

/** How much of each item is paid with its substitute; undefined where none is. */
function swapsOf<Item extends string>(
  { substitute }: StockRules<Item>,
  stock: Stock<Item>,
  cost: Amounts<Item>,
  more: Amounts<Item> | undefined
): Swaps<Item> | undefined {
  if (!substitute) return undefined
  const { item: instead, for: replaceable } = substitute
  const of: Record<string, number> = {}
  let sum = 0
  // Shortfalls are covered first; voluntary substitution gets what is left.
  for (const item of replaceable) {
    const short = Math.max(0, (cost[item] ?? 0) - stock[item])
    of[item] = short
    sum += short
  }
  if (more)
    for (const item of replaceable) {
      const [spare, before] = [stock[instead] - (cost[instead] ?? 0) - sum, of[item] ?? 0]
      const count = Math.min(more[item] ?? 0, (cost[item] ?? 0) - before, spare)
      if (count <= 0) continue
      of[item] = before + count
      sum += count
    }
  return sum > 0 ? { instead, of, sum } : undefined
}

/** True if a stock holds all that a cost names, and no amount is zero: the cost is then paid as it is. */
function holdsAll(stock: Amounts<string>, cost: Amounts<string>): boolean {
  for (const item in cost) {
    const count = cost[item]
    const held = stock[item]
    if (!count || held === undefined || held < count) return false
  }
  return true
}

/** True if no amount of a bundle is zero. */
function withoutZeros(bundle: Amounts<string>): boolean {
  for (const item in bundle) if (!bundle[item]) return false
  return true
}

/**
 * What is paid for a cost of named items: the items themselves, the substitute for what is short, and `more` of each
 * item with its substitute as far as stock and cost allow. Items that are not kept in stock, such as points, are paid
 * as they are. Throws if the cost cannot be paid.
 */
export function paymentOf<Item extends string, Named extends string = Item>(
  rules: StockRules<Item>,
  stock: Stock<Item>,
  cost: Cost<Item> & Amounts<Named>,
  more?: Amounts<Item>
): Amounts<Item | Named> {
  if (!more && holdsAll(stock, cost)) return cost as Amounts<Item | Named>
  if (!pays<Item>(rules, stock, cost)) throw new Error(`the cost cannot be paid: ${JSON.stringify(cost)}`)
  const swaps = swapsOf<Item>(rules, stock, cost, more)
  if (!swaps && withoutZeros(cost)) return cost as Amounts<Item | Named>
  const paid: Partial<Record<string, number>> = {}
  if (swaps) paid[swaps.instead] = swaps.sum
  const named: Amounts<string> = cost
  for (const item in named) {
    const count = (named[item] ?? 0) - (swaps?.of[item] ?? 0)
    if (count > 0) paid[item] = (paid[item] ?? 0) + count
  }
  return paid as Amounts<Item | Named>
}
