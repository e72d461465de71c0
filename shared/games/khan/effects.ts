/** The effects of city cards, in the family's grammar: content is data, `shared/polo/effects.ts` reads it. */
import type { CardCount } from '../../polo/card-user'
import type { EffectOf, Trade as TradeOf } from '../../polo/effects'
import type { Bundle, Item } from './types'

/** One way to use a trade: pay the cost, receive the reward. */
export type Trade = TradeOf<Item>

/** The family's effects of cards, and a guild seal with one die for a price (ruling 36). */
export type Effect =
  | EffectOf<Item, CardCount, 'trade' | 'perCount' | 'byDie' | 'perPip'>
  | { readonly kind: 'takeSeal'; readonly cost: Bundle }
