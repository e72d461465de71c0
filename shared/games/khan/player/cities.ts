/** What computer players expect of a post in a city, in points. All values are our own estimates. */
import type { Content } from '../game'
import type { LocationId, State } from '../types'
import { priced } from './prices'

/** The weights of the estimate, in points. */
export interface CityWeights {
  /** Per round: any city; in addition one with contracts, with a card, with an action space of its own. */
  readonly anyCity: number
  readonly contractCity: number
  readonly cardCity: number
  readonly specialCity: number
  /** The share that counts of what a marker's or an improved seal's bonus is worth in a round. */
  readonly income: number
}

/** What a city's marker is worth each time it is received; 0 without a marker. */
export function markerPrice(content: Content, state: State, city: LocationId): number {
  const bonus = state.cityBonuses[city]
  return bonus ? priced(content.cityBonus(bonus).reward) : 0
}

/** What a post in a city brings per round. */
export function perRound(content: Content, weights: CityWeights, state: State, city: LocationId): number {
  const { card, contracts } = content.place(city)
  return (
    weights.anyCity +
    (card ? weights.cardCity : 0) +
    (contracts ? weights.contractCity : 0) +
    (content.specialSpace(city) ? weights.specialCity : 0) +
    weights.income * markerPrice(content, state, city)
  )
}
