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

/** As many times as the die shows: pay the cost, receive the reward. */
export const trade = (cost: Bundle, reward: Bundle): Effect => ({
  kind: 'trade',
  options: [{ cost, reward }],
  mix: false
})
/** Two ways to trade; `mix`: each use may take either. */
export const twoWays = (options: readonly [Trade, Trade], mix: boolean): Effect => ({
  kind: 'trade',
  options,
  mix
})
/** A reward for each placed post or completed contract. */
export const perCount = (count: CardCount, reward: Bundle): Effect => ({
  kind: 'perCount',
  count,
  reward
})
/** A reward for each value of the die, from 1 to 6. */
export const byDie = (rewards: readonly Bundle[]): Effect => ({ kind: 'byDie', rewards })
/** A reward for each pip of the die. */
export const perPip = (reward: Bundle): Effect => ({ kind: 'perPip', reward })

export { times } from '../../polo/stock'
