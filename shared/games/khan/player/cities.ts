/** What a post in a city of In the Service of the Khan brings. Designed by us. */
import type { Content } from '../game'
import type { LocationId, State } from '../types'
import { priced } from './prices'

/** What cities are judged by, in points. */
export interface CityWeights {
  /** In a round: any city; one with contracts, with a card, with an action of its own. */
  readonly anyCity: number
  readonly contractCity: number
  readonly cardCity: number
  readonly specialCity: number
  /** A marker's or an improved seal's bonus in a round: the share of its price that is counted. */
  readonly income: number
}

/** What a city's marker brings each time; 0 without one. */
export function markerPrice(content: Content, state: State, city: LocationId): number {
  const bonus = state.cityBonuses[city]
  return bonus ? priced(content.cityBonus(bonus).reward) : 0
}

/** What a post in a city brings in a round. */
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
