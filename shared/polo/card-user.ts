/** A seat that uses a city card, as effects ask about it. */
import type { EffectUser } from './effects'
import type { Amounts } from './stock'

/** What cards can count: posts on the map, completed contracts. */
export type CardCount = 'posts' | 'contracts'

/** Of a seat what cards count. */
interface Counted {
  readonly posts: readonly string[]
  readonly completed: readonly string[]
}

/** A seat of a game of the family. Bonuses of cities come only where it has a post. */
export abstract class CardUser<Item extends string> implements EffectUser<Item, CardCount> {
  protected abstract readonly counted: Counted

  /** How often a cost can be paid, at most `most` times. */
  abstract payable(cost: Amounts<Item>, most: number): number
  /** How many cities with a post of one's own have a bonus that a card may bring. */
  protected abstract bonusCities(): number
  /** True where a trade is used only as often as all that it brings of those bonuses can be had. */
  protected abstract readonly whole: boolean

  count(what: CardCount): number {
    return (what === 'posts' ? this.counted.posts : this.counted.completed).length
  }

  room(reward: Amounts<Item>): number {
    const cities = this.whole ? bonusesIn(reward) : 0
    return cities ? Math.floor(this.bonusCities() / cities) : Infinity
  }

  brings(reward: Amounts<Item>): boolean {
    return bonusesIn(reward) === 0 || this.bonusCities() > 0
  }
}

const bonusesIn = (reward: Amounts<string>): number => reward['own-city-bonus'] ?? 0
