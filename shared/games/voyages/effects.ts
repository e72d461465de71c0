/** The effects of city cards as data; `shared/polo/effects.ts` interprets them. */
import type { CardCount } from '../../polo/card-user'
import type { EffectOf, Trade as TradeOf } from '../../polo/effects'
import type { AnyItem, Bundle } from './types'

/** One way to use a trade: pay the cost, receive the reward. */
export type Trade = TradeOf<AnyItem>

/**
 * What a city card does. All uses of a trade take the same option, unless the card lets them be mixed (rulings 60, 61);
 * `perCount` counts placed posts or completed contracts (ruling 63).
 */
export type Effect = EffectOf<AnyItem, CardCount, 'trade' | 'perCount' | 'byDie' | 'perPip'>

export const trade = (cost: Bundle, reward: Bundle): Effect => ({
  kind: 'trade',
  options: [{ cost, reward }],
  mix: false
})
export const twoWays = (options: readonly [Trade, Trade], mix: boolean): Effect => ({
  kind: 'trade',
  options,
  mix
})
export const perCount = (count: CardCount, reward: Bundle): Effect => ({
  kind: 'perCount',
  count,
  reward
})
export const byDie = (rewards: readonly Bundle[]): Effect => ({ kind: 'byDie', rewards })
export const perPip = (reward: Bundle): Effect => ({ kind: 'perPip', reward })

export { times } from '../../polo/stock'
