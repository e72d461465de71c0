/** City bonuses: copying that of another city, and receiving those of the cities with a post of the seat one by one. */
import { listed, type ChoiceSet } from '../engine/choices'
import { refusalOf, type Refusal } from '../engine/rules'

/** The city whose bonus is received. */
export interface CityBonusChoice {
  readonly type: 'cityBonus'
  readonly location: string
}

const choices = (cities: readonly string[]): ChoiceSet<CityBonusChoice> =>
  listed(cities.map((location) => ({ type: 'cityBonus', location })))

/** Cities with a bonus, except `at`, whose bonus copies another. */
const others = (bonuses: Readonly<Record<string, unknown>>, at: string): string[] =>
  Object.keys(bonuses).filter((city) => city !== at)

/** Any other bonus on the board may be copied, also without a post in its city. `at`: the city of the copying bonus. */
export const copyChoices = (
  bonuses: Readonly<Record<string, unknown>>,
  at: string
): ChoiceSet<CityBonusChoice> => choices(others(bonuses, at))

/** Why a bonus may not be copied. */
export const copyRefusal = (
  bonuses: Readonly<Record<string, unknown>>,
  at: string,
  { location }: CityBonusChoice
): Refusal<'not-offered'> | undefined =>
  others(bonuses, at).includes(location) ? undefined : refusalOf('not-offered')

/** Bonuses still to be received, each from another city. */
export interface OwnBonuses {
  readonly left: number
  readonly taken: readonly string[]
}

/** Each of the seat's cities with a bonus, once. */
export const ownBonusChoices = (
  cities: readonly string[],
  { taken }: OwnBonuses
): ChoiceSet<CityBonusChoice> => choices(cities.filter((city) => !taken.includes(city)))

/** Why the bonus of this city may not be received now. */
export function ownBonusRefusal(
  cities: readonly string[],
  { taken }: OwnBonuses,
  { location }: CityBonusChoice
): Refusal<'not-offered' | 'no-post-there'> | undefined {
  if (taken.includes(location)) return refusalOf('not-offered')
  return cities.includes(location) ? undefined : refusalOf('no-post-there', { city: location })
}

/** How many bonuses of these cities can still be received, at most `wanted`; `taken` have been already. */
export const ownBonusCount = (cities: readonly string[], wanted: number, taken = 0): number =>
  Math.min(wanted, cities.length - taken)

/** The bonuses left after taking one city's; undefined if none can follow. */
export function afterOwnBonus<T extends OwnBonuses>(
  cities: readonly string[],
  bonuses: T,
  { location }: CityBonusChoice
): T | undefined {
  const taken = [...bonuses.taken, location]
  const left = ownBonusCount(cities, bonuses.left - 1, taken.length)
  return left > 0 ? { ...bonuses, left, taken } : undefined
}
