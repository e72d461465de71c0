/** How a stock pays for a cost: what is paid, and with what in its place. */
import { pays, type Amounts, type Cost, type Stock, type StockRules } from './stock'

/** What is paid with a substitute: how much of each item, and in all. */
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
  // Shortfalls take their substitute before anything is paid in that way by choice.
  for (const item of replaceable) {
    const short = (cost[item] ?? 0) - stock[item]
    if (short <= 0) continue
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

/** True if a stock holds all that a cost names, and at least one of each: it is paid as it stands. */
function holdsAll(stock: Amounts<string>, cost: Amounts<string>): boolean {
  for (const item in cost) {
    const count = cost[item]
    const held = stock[item]
    if (!count || held === undefined || held < count) return false
  }
  return true
}

/** True if a bundle names nothing of which there is none. */
function withoutZeros(bundle: Amounts<string>): boolean {
  for (const item in bundle) if (!bundle[item]) return false
  return true
}

/**
 * What is paid for a cost of named items: the things themselves first, a substitute for what is short, and `more` of
 * each item with its substitute on top, as far as both allow. What is kept in no stock, as points, is paid as it stands.
 * Throws where the cost cannot be paid.
 */
export function paymentOf<Item extends string, Named extends string = Item>(
  rules: StockRules<Item>,
  stock: Stock<Item>,
  cost: Cost<Item> & Amounts<Named>,
  more?: Amounts<Item>
): Amounts<Item | Named> {
  if (!more && holdsAll(stock, cost)) return cost as Amounts<Item | Named>
  if (!pays<Item>(rules, stock, cost)) throw new Error(`a cost that cannot be paid: ${JSON.stringify(cost)}`)
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
