/** What items are worth to computer players, in points. All values are our own estimates. */
import type { Content } from '../game'
import type { Bundle, Item } from '../types'

/** What receiving one of each is worth, in points. */
const prices: Readonly<Record<Item, number>> = {
  coin: 0.3,
  camel: 0.6,
  pepper: 0.8,
  silk: 1.2,
  gold: 1.7,
  jade: 1.1,
  vp: 1,
  'any-good': 1.7,
  'different-goods': 1.3,
  'black-die': 2.4,
  contract: 1.3,
  'contract-from-city': 1.5,
  move: 2.4,
  'other-city-bonus': 2.4,
  'own-city-bonus': 2.6,
  'coins-or-camel': 0.6
}

/** What a bundle is worth at these prices, in points. */
export function priced(bundle: Bundle): number {
  let sum = 0
  for (const item in bundle) sum += (bundle[item as Item] ?? 0) * prices[item as Item]
  return sum
}

/** What completing a contract brings, in points. */
export function contractBrings(content: Content, id: string): number {
  const { reward, vp } = content.contract(id)
  return vp + priced(reward)
}
