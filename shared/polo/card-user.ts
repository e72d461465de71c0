/** The user of city cards that effects are evaluated for: what a seat can pay, count and receive. */
import type { EffectUser } from './effects'
import type { Amounts } from './stock'

/** What cards can count: posts on the map, completed contracts. */
export type CardCount = 'posts' | 'contracts'

/** The fields of a seat that cards count. */
interface Counted {
  readonly posts: readonly string[]
  readonly completed: readonly string[]
}

/** What a game supplies about its seats. */
export interface CardTerms<Item extends string, Content, Seat extends Counted> {
  /** How often a seat can pay a cost, at most `most` times. */
  readonly payable: (seat: Seat, cost: Amounts<Item>, most: number) => number
  /** Cities with a post of the seat whose bonus a card may bring. */
  readonly bonusCities: (content: Content, seat: Seat) => readonly string[]
  /** True if a trade may be used only as often as all the city bonuses in its reward can be received. */
  readonly whole: boolean
}

/** Creates the effect users of a game. City bonuses are available only where a seat has a post. */
export const cardUsers =
  <Item extends string, Content, Seat extends Counted>(terms: CardTerms<Item, Content, Seat>) =>
  (content: Content, seat: Seat): EffectUser<Item, CardCount> =>
    new CardUser(terms, content, seat)

// A class rather than closures, because one is created for every card that a turn lists.
class CardUser<Item extends string, Content, Seat extends Counted> implements EffectUser<Item, CardCount> {
  readonly #terms: CardTerms<Item, Content, Seat>
  readonly #content: Content
  readonly #seat: Seat

  constructor(terms: CardTerms<Item, Content, Seat>, content: Content, seat: Seat) {
    this.#terms = terms
    this.#content = content
    this.#seat = seat
  }

  payable(cost: Amounts<Item>, most: number): number {
    return this.#terms.payable(this.#seat, cost, most)
  }

  count(what: CardCount): number {
    return (what === 'posts' ? this.#seat.posts : this.#seat.completed).length
  }

  room(reward: Amounts<Item>): number {
    const cities = this.#terms.whole ? bonusesIn(reward) : 0
    return cities ? Math.floor(this.#bonusCities() / cities) : Infinity
  }

  brings(reward: Amounts<Item>): boolean {
    return bonusesIn(reward) === 0 || this.#bonusCities() > 0
  }

  #bonusCities(): number {
    return this.#terms.bonusCities(this.#content, this.#seat).length
  }
}

const bonusesIn = (reward: Amounts<string>): number => reward['own-city-bonus'] ?? 0
