/**
 * Whether a stock can pay a cost, and what is short: one rule for every price. Jade replaces coins and camels (rulings
 * 1 to 4); points can always be paid (ruling 6), and any number of different goods (ruling 64).
 */
import {
  lackOf,
  lacksOf,
  pays as paysOf,
  timesPayable as timesPayableOf,
  type Lack,
  type StockRules
} from '../../polo/stock'
import { paymentOf } from '../../polo/payment'
import type { Price } from '../../polo/roads/map'
import { fareItems, type FareItem } from './content/map'
import { jadeWays } from './jade'
import { refuse, type KhanRefusal } from './refusals'
import { goods, resources, type Bundle, type JadePart, type Resource, type Stock } from './types'

const substitute = { item: 'jade', for: ['coin', 'camel'] } as const

export const stockRules: StockRules<Resource> = { items: resources, goods, substitute }

/** The same for roads and spaces. */
const fareRules: StockRules<FareItem> = { items: fareItems, goods: [], substitute }

export const free: Price<FareItem> = { coin: 0, camel: 0, jade: 0 }

/** True if a cost can be paid. */
export const pays = (stock: Stock, cost: Bundle): boolean => paysOf<Resource>(stockRules, stock, cost)

/** How often a cost can be paid, at most `most` times. */
export const timesPayable = (stock: Stock, cost: Bundle, most: number): number =>
  timesPayableOf<Resource>(stockRules, stock, cost, most)

/** The refusal for the first item of a cost that is short; undefined if the cost can be paid. */
export function missing(stock: Stock, cost: Bundle): KhanRefusal | undefined {
  const lack = lackOf<Resource>(stockRules, stock, cost)
  return lack && refuse(shortCode(lack), { ...lack })
}

/** True if a fare, and `more` with it, can be paid. Kept fast: it is called for every road while choices are listed. */
export function paysFare(
  { coin, camel, jade }: Price<FareItem>,
  fare: Price<FareItem>,
  more: Price<FareItem> = free
): boolean {
  const coins = fare.coin + more.coin - coin
  const camels = fare.camel + more.camel - camel
  return jade >= fare.jade + more.jade + (coins > 0 ? coins : 0) + (camels > 0 ? camels : 0)
}

/** The refusal if a fare, and `more` with it, cannot be paid; undefined if it can. */
export function fareShort(
  purse: Price<FareItem>,
  fare: Price<FareItem>,
  more?: Price<FareItem>
): KhanRefusal | undefined {
  const lack = paysFare(purse, fare, more) ? undefined : lackOf(fareRules, purse, fare, more)
  return lack && refuse(shortCode(lack), { ...lack })
}

function shortCode({ item }: Lack<Resource>): 'coins-short' | 'camels-short' | 'jade-short' | 'goods-short' {
  switch (item) {
    case 'coin':
      return 'coins-short'
    case 'camel':
      return 'camels-short'
    case 'jade':
      return 'jade-short'
    default:
      return 'goods-short'
  }
}

/** Why a payable cost cannot be paid with so much jade. */
export const jadeRefusal = (
  stock: Stock,
  cost: Bundle,
  jade: JadePart | undefined
): KhanRefusal | undefined =>
  jade === undefined || jadeWays(stock, cost).has(jade)
    ? undefined
    : refuse('jade-part', { coins: jade.coin, camels: jade.camel })

/** Why a cost cannot be paid at all, or not with so much jade. */
export const payRefusal = (stock: Stock, cost: Bundle, jade: JadePart | undefined): KhanRefusal | undefined =>
  missing(stock, cost) ?? jadeRefusal(stock, cost, jade)

/** How much of each item of a fare is short after jade has replaced coins and camels. */
export function lackingFare(purse: Price<FareItem>, fare: Price<FareItem>): Price<FareItem> {
  const lack: Record<FareItem, number> = { ...free }
  for (const { item, short } of lacksOf(fareRules, purse, fare))
    for (const known of fareItems) if (known === item) lack[known] = short
  return lack
}

/** What a stock pays for a cost; `jade`: how much of it is paid in jade although it is not short (rulings 1 to 3). */
export const paidFor = (stock: Stock, cost: Bundle, jade?: JadePart): Bundle =>
  paymentOf<Resource>(stockRules, stock, cost, jade && { coin: jade.coin, camel: jade.camel })

/** A stock that can pay for anything. */
export const plenty: Stock = { coin: 999, camel: 999, pepper: 99, silk: 99, gold: 99, jade: 999 }
