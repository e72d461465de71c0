/** How a stock pays for a cost: what is paid, and with what in its place. */
import { hasSubstitutes, pays, type Amounts, type Cost, type Stock, type StockRules } from './stock'

/** What of each substitute is left when what the cost asks for by its name is paid. */
function leftOver<Item extends string>(
  { items, substitutes }: StockRules<Item>,
  stock: Stock<Item>,
  cost: Amounts<Item>
): Map<Item, number> {
  const left = new Map<Item, number>()
  for (const item of items) {
    const instead = substitutes[item]
    if (instead) left.set(instead, stock[instead] - (cost[instead] ?? 0))
  }
  return left
}

/** How much of each item is paid with its substitute; undefined where none is. */
function swapsOf<Item extends string>(
  rules: StockRules<Item>,
  stock: Stock<Item>,
  cost: Amounts<Item>,
  more: Amounts<Item> | undefined
): Map<string, { readonly instead: Item; readonly count: number }> | undefined {
  if (!hasSubstitutes(rules) || (!more && rules.items.every((item) => (cost[item] ?? 0) <= stock[item])))
    return undefined
  const left = leftOver(rules, stock, cost)
  const swapped = new Map<string, { readonly instead: Item; readonly count: number }>()
  const swap = (item: Item, wanted: number): void => {
    const instead = rules.substitutes[item]
    if (!instead) return
    const [spare, before] = [left.get(instead) ?? 0, swapped.get(item)?.count ?? 0]
    const count = Math.max(0, Math.min(wanted, (cost[item] ?? 0) - before, spare))
    swapped.set(item, { instead, count: before + count })
    left.set(instead, spare - count)
  }
  // Shortfalls take their substitutes before anything is paid in that way by choice.
  for (const item of rules.items) swap(item, (cost[item] ?? 0) - stock[item])
  for (const item of rules.items) swap(item, more?.[item] ?? 0)
  return swapped
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
  if (!pays<Item>(rules, stock, cost)) throw new Error(`a cost that cannot be paid: ${JSON.stringify(cost)}`)
  const paid: Partial<Record<string, number>> = {}
  const swapped = swapsOf<Item>(rules, stock, cost, more)
  if (!swapped && withoutZeros(cost)) return cost as Amounts<Item | Named>
  if (swapped)
    for (const { instead, count } of swapped.values())
      if (count > 0) paid[instead] = (paid[instead] ?? 0) + count
  const named: Amounts<string> = cost
  for (const item in named) {
    const count = (named[item] ?? 0) - (swapped?.get(item)?.count ?? 0)
    if (count > 0) paid[item] = (paid[item] ?? 0) + count
  }
  return paid as Amounts<Item | Named>
}
