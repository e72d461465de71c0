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

/** True if a stock holds all amounts of a cost, which are then paid as they are. Items that are not kept in stock are not. */
function holdsAll(stock: Amounts<string>, cost: Amounts<string>): boolean {
  for (const item in cost) {
    const count = cost[item]
    if (!count) continue
    const held = stock[item]
    if (held === undefined || held < count) return false
  }
  return true
}

/** A bundle without amounts of zero. */
function withoutZeros(bundle: Amounts<string>): Amounts<string> {
  for (const item in bundle) if (!bundle[item]) return nonZero(bundle)
  return bundle
}

function nonZero(bundle: Amounts<string>): Amounts<string> {
  const amounts: Record<string, number> = {}
  for (const item in bundle) {
    const count = bundle[item]
    if (count) amounts[item] = count
  }
  return amounts
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
  if (!more && holdsAll(stock, cost)) return withoutZeros(cost)
  if (!pays<Item>(rules, stock, cost)) throw new Error(`the cost cannot be paid: ${JSON.stringify(cost)}`)
  const swaps = swapsOf<Item>(rules, stock, cost, more)
  if (!swaps) return withoutZeros(cost)
  const paid: Partial<Record<string, number>> = {}
  paid[swaps.instead] = swaps.sum
  const named: Amounts<string> = cost
  for (const item in named) {
    const count = (named[item] ?? 0) - (swaps.of[item] ?? 0)
    if (count > 0) paid[item] = (paid[item] ?? 0) + count
  }
  return paid as Amounts<Item | Named>
}
