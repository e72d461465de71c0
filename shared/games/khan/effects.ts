/** The effects of city cards as data; `shared/polo/effects.ts` interprets them. */
import type { CardCount } from '../../polo/card-user'
import type { EffectOf, Trade as TradeOf } from '../../polo/effects'
import type { Bundle, Item } from './types'

/** One way to use a trade: pay the cost, receive the reward. */
export type Trade = TradeOf<Item>

/** What a city card does: an effect shared with Voyages, or a guild seal with one die for a price (ruling 36). */
export type Effect =
  | EffectOf<Item, CardCount, 'trade' | 'perCount' | 'byDie' | 'perPip'>
  | { readonly kind: 'takeSeal'; readonly cost: Bundle }
