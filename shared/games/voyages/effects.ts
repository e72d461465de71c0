/** The effect grammar of city cards: content is data, one interpreter (tasks/city-card.ts) reads it. */
import type { Bundle } from './types'

/** One way to use a trade: pay the cost, receive the reward. */
export interface Trade {
  readonly cost: Bundle
  readonly reward: Bundle
}

/**
 * `trade`: 1 up to die-value uses; without `mix` every use is the same option (rulings 60, 61).
 * `perCount`: the reward for each placed post or completed contract, at most die-value times (ruling 63).
 * `byDie`: the reward of the die's value. `perPip`: the reward for each pip.
 */
export type Effect =
  | { readonly kind: 'trade'; readonly options: readonly Trade[]; readonly mix: boolean }
  | { readonly kind: 'perCount'; readonly count: 'posts' | 'contracts'; readonly reward: Bundle }
  | { readonly kind: 'byDie'; readonly rewards: readonly Bundle[] }
  | { readonly kind: 'perPip'; readonly reward: Bundle }

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
export const perCount = (count: 'posts' | 'contracts', reward: Bundle): Effect => ({
  kind: 'perCount',
  count,
  reward
})
export const byDie = (rewards: readonly Bundle[]): Effect => ({ kind: 'byDie', rewards })
export const perPip = (reward: Bundle): Effect => ({ kind: 'perPip', reward })

/** The bundle so many times. */
export function times(bundle: Bundle, n: number): Bundle {
  const result: Record<string, number> = {}
  for (const [item, count] of Object.entries(bundle)) result[item] = count * n
  return result
}
