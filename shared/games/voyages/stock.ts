/** Whether a stock can pay a cost, and what is short: one rule for every price. Points can always be paid (ruling 62). */
import {
  lackOf,
  lacksOf,
  pays as paysOf,
  timesPayable as timesPayableOf,
  type Lack,
  type StockRules
} from '../../polo/stock'
import type { Price } from '../../polo/roads/map'
import { fareItems, type FareItem } from './content/map'
import { refuse, type VoyagesRefusal } from './refusals'
import { goods, resources, type Bundle, type Item, type Resource, type Stock } from './types'

/** The stock of Voyages, in which no resource can pay for another. */
export const stockRules: StockRules<Resource> = { items: resources, goods, substitute: undefined }

/** The same for roads and occupied spaces, which cost only coins and camels. */
const fareRules: StockRules<FareItem> = { items: fareItems, goods: [], substitute: undefined }

const free: Price<FareItem> = { coin: 0, camel: 0 }

type Purse = Readonly<Record<FareItem, number>>

/** True if a cost, and `more` coins with it, can be paid; `different-goods` are of as many kinds as possible (rulings 56, 142). */
export const pays = (stock: Stock, cost: Bundle, more?: { readonly coin: number }): boolean =>
  paysOf<Resource>(stockRules, stock, cost, more)

/** How often a cost can be paid, at most `most` times. */
export const timesPayable = (stock: Stock, cost: Bundle, most: number): number =>
  timesPayableOf<Resource>(stockRules, stock, cost, most)

/** The refusal for the first item of a cost that is short; undefined if the cost can be paid. */
export function missing(stock: Stock, cost: Bundle): VoyagesRefusal | undefined {
  const lack = lackOf<Resource>(stockRules, stock, cost)
  return lack && refuse(shortCode(lack), { ...lack })
}

/** How many of each item of a cost are short; empty if the cost can be paid. Goods of the player's choice come last. */
export function lacking(stock: Stock, cost: Bundle): Bundle {
  const lack: Partial<Record<Item, number>> = {}
  for (const { item, short } of lacksOf<Resource>(stockRules, stock, cost)) lack[item] = short
  return lack
}

/** How many coins and camels of a fare are short. */
export function lackingFare(purse: Purse, fare: Price<FareItem>): Price<FareItem> {
  const lack = { coin: 0, camel: 0 }
  for (const { item, short } of lacksOf(fareRules, purse, fare))
    if (item === 'coin' || item === 'camel') lack[item] = short
  return lack
}

/** True if a fare, and `more` with it, can be paid. Kept fast: it is called for every road while choices are listed. */
export const paysFare = (
  { coin, camel }: Purse,
  fare: Price<FareItem>,
  more: Price<FareItem> = free
): boolean => coin >= fare.coin + more.coin && camel >= fare.camel + more.camel

/** The refusal if a fare, and `more` with it, cannot be paid; undefined if it can. */
export function fareShort(
  purse: Purse,
  fare: Price<FareItem>,
  more?: Price<FareItem>
): VoyagesRefusal | undefined {
  const lack = paysFare(purse, fare, more) ? undefined : lackOf(fareRules, purse, fare, more)
  if (!lack) return undefined
  const { price, have, short } = lack
  return refuse(shortCode(lack), { price, have, short })
}

function shortCode({ item }: Lack<Resource>): 'coins-short' | 'camels-short' | 'goods-short' {
  return item === 'coin' ? 'coins-short' : item === 'camel' ? 'camels-short' : 'goods-short'
}
