/** What items of Voyages are worth to computer players, in points. All values are our own estimates. */
import { joinedTables } from '../../../polo/modules'
import type { Content } from '../content'
import type { AnyItem, Bundle, Item } from '../types'
import type { ModuleKnowledge } from './module-knowledge'

/** What receiving one of each is worth, in points. */
const prices: Readonly<Record<Item, number>> = {
  coin: 0.28,
  camel: 0.6,
  pepper: 0.7,
  silk: 1,
  gold: 1.4,
  vp: 1,
  'any-good': 1.4,
  'different-goods': 1.1,
  'black-die': 2.2,
  contract: 1.2,
  move: 2,
  'other-city-bonus': 2.2,
  'own-city-bonus': 2.5
}

/** What items are worth, those of modules among them. */
export type Prices = Readonly<Partial<Record<AnyItem, number>>>

/** The prices of the game's items, and of those that these modules add. */
export const pricesWith = (known: readonly ModuleKnowledge[]): Prices => ({
  ...prices,
  ...joinedTables(known.map((module) => module.prices ?? {}))
})

/** What a bundle is worth at these prices, in points. */
export function priced(of: Prices, bundle: Bundle): number {
  let sum = 0
  for (const item in bundle) sum += (bundle[item as AnyItem] ?? 0) * (of[item as AnyItem] ?? 0)
  return sum
}

/** What completing a contract brings, in points. */
export function contractBrings(content: Content, of: Prices, id: string): number {
  const { reward, vp } = content.contract(id)
  return vp + priced(of, reward)
}
