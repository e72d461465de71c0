/** What computer players of Voyages expect of a post in a city, in points. All values are our own estimates. */
import type { Content } from '../content'
import type { Bundle, CityCardId, LocationId, State } from '../types'
import { priced, type Prices } from './prices'

/** The weights of the estimate. */
export interface CityWeights {
  /** Any city, in points per round. */
  readonly anyCity: number
  /** The share that counts of what a city card brings beyond what its die would bring elsewhere. */
  readonly cityCard: number
  /** The share that counts of what a small city's income is worth in a round. */
  readonly income: number
  /** The share that counts of Beijing's points, and of what goods score there. */
  readonly beijing: number
}

/** What the estimate of a city depends on. */
export interface CityJudge {
  readonly content: Content
  readonly weights: CityWeights
  readonly prices: Prices
}

/** True for a place to which no road leads; modules add such places. */
export const isOffRoads = (content: Content, place: LocationId): boolean => content.steps(place).length === 0

/** What a post in a city brings per round. */
export function perRound({ content, weights, prices }: CityJudge, state: State, city: LocationId): number {
  if (isOffRoads(content, city)) return 0
  const bonus = state.cityBonuses[city]
  if (bonus) return weights.anyCity + weights.income * priced(prices, content.cityBonus(bonus).reward)
  let best = 0
  for (const card of state.cityCards[city] ?? []) best = Math.max(best, cardWorth(content, prices, card))
  return weights.anyCity + weights.cityCard * best
}

/** What a post in a city brings when it is placed, without an outpost: a small city's bonus, or Beijing's first slot. */
export function immediateGain(
  { content, weights, prices }: CityJudge,
  state: State,
  city: LocationId
): number {
  const bonus = state.cityBonuses[city]
  if (bonus) return priced(prices, content.cityBonus(bonus).reward)
  return city === 'beijing' ? beijingSlot(content, weights, 0) : 0
}

/** How much more Beijing's next free slot brings than the first one; negative once the first is taken. */
export const nextSlot = ({ content, weights }: CityJudge, { beijing }: State): number =>
  beijingSlot(content, weights, beijing.indexOf(-1)) - beijingSlot(content, weights, 0)

/** What the Beijing slot with this index brings, with what goods score there. */
const beijingSlot = (content: Content, weights: CityWeights, slot: number): number =>
  weights.beijing * ((content.numbers.beijingPoints[slot] ?? 0) + 2)

/** What a typical die brings elsewhere, and how many uses of a card it gives. */
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
