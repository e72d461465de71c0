/** What a post in a city of Voyages brings. Designed by us. */
import type { Content } from '../content'
import type { Bundle, CityCardId, LocationId, State } from '../types'
import { priced, type Prices } from './prices'

/** What cities are judged by. */
export interface CityWeights {
  /** Any city, in points a round; a city card beyond what its die brings elsewhere, as a share. */
  readonly anyCity: number
  readonly cityCard: number
  /** A small city's income in a round: the share of its price that is counted. */
  readonly income: number
  /** Beijing's points, as a share, with what goods are then worth. */
  readonly beijing: number
}

/** What a city is judged with. */
export interface CityJudge {
  readonly content: Content
  readonly weights: CityWeights
  readonly prices: Prices
}

/** What a post in a city brings in a round. */
export function perRound({ content, weights, prices }: CityJudge, state: State, city: LocationId): number {
  if (content.place(city).kind === 'palace') return 0
  const bonus = state.cityBonuses[city]
  if (bonus) return weights.anyCity + weights.income * priced(prices, content.cityBonus(bonus).reward)
  let best = 0
  for (const card of state.cityCards[city] ?? []) best = Math.max(best, cardWorth(content, prices, card))
  return weights.anyCity + weights.cityCard * best
}

/** What a post in a city brings at once, an outpost apart: a small city's bonus, Beijing's first slot. */
export function immediateGain({ content, weights, prices }: CityJudge, state: State, city: LocationId): number {
  const bonus = state.cityBonuses[city]
  if (bonus) return priced(prices, content.cityBonus(bonus).reward)
  return city === 'beijing' ? beijingSlot(content, weights, 0) : 0
}

/** What Beijing's next slot brings beside the first one. */
export const nextSlot = ({ content, weights }: CityJudge, { beijing }: State): number =>
  beijingSlot(content, weights, beijing.indexOf(-1)) - beijingSlot(content, weights, 0)

/** One of Beijing's slots, by its index, with what goods are then worth. */
const beijingSlot = (content: Content, weights: CityWeights, slot: number): number =>
  weights.beijing * ((content.numbers.beijingPoints[slot] ?? 0) + 2)

/** What a usual die brings elsewhere, and how often a card is used with one. */
const [elsewhere, uses] = [1.2, 3]

/** What a card brings beyond what its die brings elsewhere. */
function cardWorth(content: Content, prices: Prices, id: CityCardId): number {
  const { effect } = content.cityCard(id)
  const of = (bundle: Bundle): number => priced(prices, bundle)
  switch (effect.kind) {
    case 'trade':
      return Math.max(
        0,
        uses * Math.max(...effect.options.map(({ cost, reward }) => of(reward) - of(cost))) - elsewhere
      )
    case 'perCount':
      return Math.max(0, uses * of(effect.reward) - elsewhere)
    case 'byDie':
      return Math.max(0, Math.max(...effect.rewards.map(of)) - elsewhere) * 0.7
    case 'perPip':
      return Math.max(0, 4 * of(effect.reward) - elsewhere)
  }
}
