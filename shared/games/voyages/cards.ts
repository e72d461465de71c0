/** What a city card can do for a seat now: how often, and why not (rulings 6, 7, 56, 59, 60 to 63). */
import type { Seat } from '../../engine/rules'
import type { Content } from './content'
import type { Trade } from './effects'
import { seatOf } from './seats'
import { refuse, type VoyagesRefusal } from './refusals'
import {
  goods,
  resources,
  type Bundle,
  type CityCardId,
  type LocationId,
  type SeatState,
  type State,
  type Stock
} from './types'

/** Small cities with an own post, in the order of placing. */
export function ownSmallCities(content: Content, seat: SeatState): LocationId[] {
  return seat.posts.filter((city) => content.place(city).kind === 'small-city')
}

/** How many goods can be paid when at most `cap` of each kind count. */
export function payableGoods(stock: Stock, cap: number): number {
  let sum = 0
  for (const good of goods) sum += Math.min(stock[good], cap)
  return sum
}

/** What of a cost is missing in a stock, the first item found; undefined if it can be paid. Points never lack (ruling 62). */
export function missing(stock: Stock, cost: Bundle): VoyagesRefusal | undefined {
  for (const item of resources) {
    const price = cost[item] ?? 0
    const have = stock[item]
    if (have < price) return refuse(shortCode(item), { item, price, have, short: price - have })
  }
  const any = cost['any-good'] ?? 0
  const different = cost['different-goods'] ?? 0
  const have = payableGoods(stock, different > 0 ? different / 2 : Infinity)
  return have < any + different
    ? refuse('goods-short', {
        item: different > 0 ? 'different-goods' : 'any-good',
        price: any + different,
        have,
        short: any + different - have
      })
    : undefined
}

function shortCode(item: string): 'coins-short' | 'camels-short' | 'goods-short' {
  return item === 'coin' ? 'coins-short' : item === 'camel' ? 'camels-short' : 'goods-short'
}

/** How often a trade can be used now, at most `uses` times. */
export function tradeTimes(content: Content, seat: SeatState, trade: Trade, uses: number): number {
  let most = uses
  const { cost, reward } = trade
  for (const item of resources) {
    const price = cost[item]
    if (price) most = Math.min(most, Math.floor(seat.stock[item] / price))
  }
  if (cost['any-good'])
    most = Math.min(most, Math.floor(payableGoods(seat.stock, Infinity) / cost['any-good']))
  const pair = cost['different-goods']
  if (pair) while (most > 0 && payableGoods(seat.stock, most) < pair * most) most--
  if (reward['own-city-bonus'])
    most = Math.min(most, Math.floor(ownSmallCities(content, seat).length / reward['own-city-bonus']))
  return Math.max(0, most)
}

/** Things a counting card counts. */
export function countOf(seat: SeatState, what: 'posts' | 'contracts'): number {
  return what === 'posts' ? seat.posts.length : seat.completed.length
}

/** Why a card cannot be used at least once with this die value (ruling 6). */
export function cardRefusal(
  content: Content,
  state: State,
  seat: Seat,
  card: CityCardId,
  value: number
): VoyagesRefusal | undefined {
  const { effect } = content.cityCard(card)
  const me = seatOf(state, seat)
  switch (effect.kind) {
    case 'perPip':
      return undefined
    case 'perCount':
      return countOf(me, effect.count) > 0 ? undefined : refuse('nothing-to-count', { what: effect.count })
    case 'byDie':
      return effect.rewards[value - 1]?.['own-city-bonus'] && ownSmallCities(content, me).length === 0
        ? refuse('nothing-to-count', { what: 'cities' })
        : undefined
    case 'trade': {
      if (effect.options.some((option) => tradeTimes(content, me, option, 1) > 0)) return undefined
      const first = effect.options[0]
      const lack = first ? missing(me.stock, first.cost) : undefined
      return lack ?? refuse('nothing-to-count', { what: 'cities' })
    }
  }
}
