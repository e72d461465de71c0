/** Bundles, and whether a stock can pay one: named items, goods of the player's choice, and a substitute. */

import { mostOfAKind } from './goods'

/** Amounts by item; `{}` is nothing. */
export type Amounts<Item extends string> = Readonly<Partial<Record<Item, number>>>

/**
 * An item that may be paid in place of others, one for one and never the other way round: jade for coins and camels.
 */
export interface Substitute<Item extends string> {
  readonly item: Item
  readonly for: readonly Item[]
}

/** What a game keeps in stock. */
export interface StockRules<Item extends string> {
  /** Every item, in the order in which lacks are reported. */
  readonly items: readonly Item[]
  /** The items that may be paid or taken as goods of the player's choice. */
  readonly goods: readonly Item[]
  /** Undefined if the game has no substitute. */
  readonly substitute: Substitute<Item> | undefined
}

/** An item of a cost that cannot be paid; `short` is how much is missing beyond what the substitute covers. */
export interface Lack<Item extends string> {
  readonly item: Item | 'any-good' | 'different-goods'
  readonly price: number
  readonly have: number
  readonly short: number
}

/** A cost: items by name, and goods of the player's choice. */
export type Cost<Item extends string> = Amounts<Item> & {
  readonly 'any-good'?: number
  readonly 'different-goods'?: number
}

/** How much of each item is there. */
export type Stock<Item extends string> = Readonly<Record<Item, number>>

/**
 * How many goods of the player's choice can be paid in addition to the goods that `n` times a cost names. If they must be
 * different, each kind counts at most `n` times as often as it must occur in one of them.
 */
function payableGoods<Item extends string>(
  { goods }: Pick<StockRules<Item>, 'goods'>,
  stock: Stock<Item>,
  cost: Cost<Item>,
  n: number
): number {
  const different = cost['different-goods']
  const cap = different ? n * mostOfAKind(different, goods) : Infinity
  let sum = 0
  for (const good of goods) sum += Math.max(0, Math.min(stock[good] - (cost[good] ?? 0) * n, cap))
  return sum
}

/** True if the goods of the player's choice in `n` times a cost can be paid. */
function paysChoice<Item extends string>(
  rules: StockRules<Item>,
  stock: Stock<Item>,
  cost: Cost<Item>,
  n: number
): boolean {
  const price = ((cost['any-good'] ?? 0) + (cost['different-goods'] ?? 0)) * n
  return price === 0 || payableGoods(rules, stock, cost, n) >= price
}

/**
 * True if a stock can pay `n` times a cost, and `more` along with it. This is the hot path of listing choices, so it
 * looks only at the items that the cost names.
 */
export function pays<Item extends string>(
  rules: StockRules<Item>,
  stock: Stock<Item>,
  cost: Cost<Item>,
  more?: Amounts<Item>,
  n = 1
): boolean {
  const { substitute } = rules
  const replaceable: readonly string[] = substitute?.for ?? none
  const named: Amounts<string> = cost
  const [held, along]: [Amounts<string>, Amounts<string> | undefined] = [stock, more]
  let chosen = false
  /** How much the substitute has to cover. */
  let short = 0
  for (const item in named) {
    const have = held[item]
    if (have === undefined) {
      chosen = true
      continue
    }
    const lacking = (named[item] ?? 0) * n + (along?.[item] ?? 0) - have
    if (lacking <= 0) continue
    if (!replaceable.includes(item)) return false
    short += lacking
  }
  for (const item in along) {
    const lacking = (along[item] ?? 0) - (held[item] ?? 0)
    if (lacking <= 0 || named[item] !== undefined) continue
    if (!replaceable.includes(item)) return false
    short += lacking
  }
  if (short > 0 && substitute && short > -shortOf(stock, cost, n, more, substitute.item)) return false
  return !chosen || paysChoice(rules, stock, cost, n)
}
const none: readonly never[] = []

/** How much of an item is missing for `n` times a cost and `more` along with it; negative: how much is left over. */
const shortOf = <Item extends string>(
  stock: Stock<Item>,
  cost: Amounts<Item>,
  n: number,
  more: Amounts<Item> | undefined,
  item: Item
): number => (cost[item] ?? 0) * n + (more?.[item] ?? 0) - stock[item]

/** The first lack of a cost; with `all`, every lack is added to that list. */
function findLack<Item extends string>(
  rules: StockRules<Item>,
  stock: Stock<Item>,
  cost: Cost<Item>,
  more: Amounts<Item> | undefined,
  all?: Lack<Item>[]
): Lack<Item> | undefined {
  const { items, substitute } = rules
  /** What is left of the substitute: items that are short draw on it in their order. */
  let spare = substitute ? Math.max(0, -shortOf(stock, cost, 1, more, substitute.item)) : 0
  for (const item of items) {
    const lacking = shortOf(stock, cost, 1, more, item)
    if (lacking <= 0) continue
    const covered = substitute?.for.includes(item) ? Math.min(spare, lacking) : 0
    spare -= covered
    if (covered === lacking) continue
    const have = stock[item]
    const lack = { item, price: have + lacking, have, short: lacking - covered }
    if (!all) return lack
    all.push(lack)
  }
  if (paysChoice(rules, stock, cost, 1)) return undefined
  const different = cost['different-goods'] ?? 0
  const price = (cost['any-good'] ?? 0) + different
  const have = payableGoods(rules, stock, cost, 1)
  const item = different > 0 ? 'different-goods' : 'any-good'
  const lack: Lack<Item> = { item, price, have, short: price - have }
  all?.push(lack)
  return lack
}

/** The first lack of a cost; undefined if it can be paid. Points never lack. `more`: what is paid along with it. */
export const lackOf = <Item extends string>(
  rules: StockRules<Item>,
  stock: Stock<Item>,
  cost: Cost<Item>,
  more?: Amounts<Item>
): Lack<Item> | undefined => (pays(rules, stock, cost, more) ? undefined : findLack(rules, stock, cost, more))

/** Everything that is missing for a cost, in the order of the items; goods of the player's choice come last. */
export function lacksOf<Item extends string>(
  rules: StockRules<Item>,
  stock: Stock<Item>,
  cost: Cost<Item>
): readonly Lack<Item>[] {
  const all: Lack<Item>[] = []
  findLack(rules, stock, cost, undefined, all)
  return all
}

/** How often a cost can be paid, at most `most` times. */
export function timesPayable<Item extends string>(
  rules: StockRules<Item>,
  stock: Stock<Item>,
  cost: Cost<Item>,
  most: number
): number {
  let n = Math.max(0, most)
  while (n > 0 && !pays(rules, stock, cost, undefined, n)) n--
  return n
}

/** The bundle `n` times. */
export function times<Item extends string>(bundle: Amounts<Item>, n: number): Amounts<Item> {
  const result: Partial<Record<Item, number>> = {}
  for (const item in bundle) result[item] = (bundle[item] ?? 0) * n
  return result
}

/** Adds the bundle `n` times to a sum. */
export function addTo<Item extends string>(
  sum: Partial<Record<Item, number>>,
  bundle: Amounts<Item>,
  n: number
): void {
  for (const item in bundle) sum[item] = (sum[item] ?? 0) + (bundle[item] ?? 0) * n
}
