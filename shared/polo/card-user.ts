/** A seat that uses a city card, as effects ask about it. */
import type { EffectUser } from './effects'
import type { Amounts } from './stock'

/** What cards can count: posts on the map, completed contracts. */
export type CardCount = 'posts' | 'contracts'

/** The seat's things that count, and what a game says of it. */
export interface CardSeat<Item extends string> {
  readonly posts: readonly string[]
  readonly completed: readonly string[]
  /** How often a cost can be paid, at most `most` times. */
  readonly payable: (cost: Amounts<Item>, most: number) => number
  /** Cities with a post of one's own whose bonus a card may bring. */
  readonly bonusCities: () => number
  /** True where a trade is used only as often as all that it brings of those bonuses can be had. */
  readonly whole: boolean
}

/** The seat. Bonuses of cities come only where it has a post. */
export const cardUserOf = <Item extends string>({
  posts,
  completed,
  payable,
  bonusCities,
  whole
}: CardSeat<Item>): EffectUser<Item, CardCount> => {
  const bonuses = (reward: Amounts<string>): number => reward['own-city-bonus'] ?? 0
  return {
    payable,
    count: (what) => (what === 'posts' ? posts : completed).length,
    room: (reward) => {
      const cities = whole ? bonuses(reward) : 0
      return cities ? Math.floor(bonusCities() / cities) : Infinity
    },
    brings: (reward) => bonuses(reward) === 0 || bonusCities() > 0
  }
}
