/** The fifteen gift tiles, as data (ruling 72). */
import type { Bundle, CharacterId } from '../../types'

/** What a gift does. */
export type GiftEffect =
  /** A reward; `opponents`: what each opponent gets as well. */
  | { readonly kind: 'gain'; readonly reward: Bundle; readonly opponents?: Bundle }
  /** One of two rewards. */
  | { readonly kind: 'either'; readonly rewards: readonly [Bundle, Bundle] }
  /** A point for each post on the map or each completed contract, at most `most`. */
  | { readonly kind: 'perCount'; readonly count: 'posts' | 'contracts'; readonly most: number }
  /** One die in hand is turned to any value. */
  | { readonly kind: 'setDie' }
  /** One occupied space is not paid for. */
  | { readonly kind: 'freePlacement' }
  /** One post is left in a city that a movement passes through. */
  | { readonly kind: 'passingPost' }

export interface Gift {
  readonly id: string
  readonly effect: GiftEffect
  /** Set if the seat keeps it to use it later; otherwise it takes effect at once. */
  readonly kept?: true
  /** A character to whom it is of no use, and who draws another instead. */
  readonly unfit?: CharacterId
}

const gain = (reward: Bundle, opponents?: Bundle): GiftEffect => ({
  kind: 'gain',
  reward,
  ...(opponents && { opponents })
})

export const gifts: readonly Gift[] = [
  { id: 'gift-camel-3', effect: gain({ camel: 3 }) },
  { id: 'gift-contract-2', effect: gain({ contract: 2 }), kept: true },
  { id: 'gift-contract-1', effect: gain({ contract: 1 }), kept: true },
  { id: 'gift-black-die-or-3-coins', effect: { kind: 'either', rewards: [{ 'black-die': 1 }, { coin: 3 }] } },
  { id: 'gift-set-die', effect: { kind: 'setDie' }, kept: true, unfit: 'raschid-ad-din-sinan' },
  { id: 'gift-camel-2', effect: gain({ camel: 2 }) },
  { id: 'gift-any-good', effect: gain({ 'any-good': 1 }) },
  { id: 'gift-free-placement', effect: { kind: 'freePlacement' }, kept: true, unfit: 'berke-khan' },
  { id: 'gift-coin-5', effect: gain({ coin: 5 }) },
  { id: 'gift-two-goods', effect: gain({ 'any-good': 2 }, { gold: 1 }) },
  { id: 'gift-passing-post', effect: { kind: 'passingPost' }, kept: true, unfit: 'wilhelm-von-rubruk' },
  { id: 'gift-vp-per-post', effect: { kind: 'perCount', count: 'posts', most: 6 } },
  { id: 'gift-vp-per-contract', effect: { kind: 'perCount', count: 'contracts', most: 6 } },
  { id: 'gift-coin-8', effect: gain({ coin: 8 }, { coin: 3 }) },
  { id: 'gift-move-1', effect: gain({ move: 1 }), kept: true }
]

const byId = new Map(gifts.map((gift) => [gift.id, gift]))

/** The gift with this id; throws on an unknown id. */
export function giftOf(id: string): Gift {
  const gift = byId.get(id)
  if (!gift) throw new Error(`no gift ${id}`)
  return gift
}
