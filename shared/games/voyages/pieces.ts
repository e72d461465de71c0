/** The words of The Voyages of Marco Polo: resources, dice, causes, rewards. */
import type { Seat } from '../../engine/rules'

export type Good = 'pepper' | 'silk' | 'gold'
/** What a seat keeps in stock. */
export type Resource = 'coin' | 'camel' | Good
/** Everything a cost or a reward may name. */
export type Item =
  | Resource
  | 'vp'
  | 'any-good'
  | 'different-goods'
  | 'black-die'
  | 'contract'
  | 'move'
  | 'other-city-bonus'
  | 'own-city-bonus'
/** An amount of each named item; `{}` is nothing. */
export type Bundle = Readonly<Partial<Record<Item, number>>>
export type Stock = Record<Resource, number>
/** How many of each good. */
export type Goods = Readonly<Record<Good, number>>

export const goods: readonly Good[] = ['pepper', 'silk', 'gold']
export const resources: readonly Resource[] = ['coin', 'camel', 'pepper', 'silk', 'gold']

/** Where victory points came from; the end screen stacks them. */
export type PointSource =
  | 'contracts'
  | 'cityCards'
  | 'cityBonuses'
  | 'posts'
  | 'beijing'
  | 'goals'
  | 'goods'
  | 'coins'
  | 'mostContracts'
export const pointSources: readonly PointSource[] = [
  'contracts',
  'cityCards',
  'cityBonuses',
  'posts',
  'beijing',
  'goals',
  'goods',
  'coins',
  'mostContracts'
]

export type LocationId = string
export type ContractId = string
export type CityCardId = string
export type CityBonusId = string
export type OutpostId = string
export type GoalId = string
export type CharacterId =
  | 'berke-khan'
  | 'johannes-caprini'
  | 'kubilai-khan'
  | 'matteo-polo'
  | 'mercator-ex-tabriz-2p'
  | 'mercator-ex-tabriz-3p'
  | 'mercator-ex-tabriz-4p'
  | 'niccolo-and-marco-polo'
  | 'raschid-ad-din-sinan'
  | 'wilhelm-von-rubruk'

/** A printed action space, or the id of a city card, which is a space of its own (ruling 1). */
export type SpaceId = string
export const bazaars = ['bazaar-gold', 'bazaar-silk', 'bazaar-pepper', 'bazaar-camel'] as const
export type BazaarId = (typeof bazaars)[number]

/** A seat, or -1 for nobody. */
export type SeatOrNone = Seat

/** `own` is the seat's colour; white and black have no colour (ruling 2). */
export type DieColour = 'own' | 'white' | 'black'
export const dieColours: readonly DieColour[] = ['own', 'white', 'black']
/** A die in hand. Value 1 to 6; 0 while its owner has yet to choose one (ruling 51). */
export interface Die {
  readonly colour: DieColour
  readonly value: number
}
/** A die on a space; seat -1 is a neutral die (ruling 10). */
export interface PlacedDie extends Die {
  readonly seat: SeatOrNone
}

/** What made stock or points change; log, animation and the points' source are read off it. */
export type Cause =
  | { readonly kind: 'space'; readonly space: SpaceId }
  | { readonly kind: 'occupied'; readonly space: SpaceId }
  | { readonly kind: 'cityCard'; readonly card: CityCardId }
  | { readonly kind: 'contract'; readonly contract: ContractId }
  | { readonly kind: 'contractColumn'; readonly column: number }
  | { readonly kind: 'cityBonus'; readonly location: LocationId }
  | { readonly kind: 'outpost'; readonly location: LocationId }
  | { readonly kind: 'post'; readonly post: number }
  | { readonly kind: 'travelTable'; readonly steps: number }
  | { readonly kind: 'route'; readonly from: LocationId; readonly to: LocationId }
  | { readonly kind: 'bonusAction'; readonly action: BonusActionId }
  | { readonly kind: 'character'; readonly character: CharacterId }
  | { readonly kind: 'compensation' }
  | { readonly kind: 'scoring'; readonly source: PointSource }

export type BonusActionId = 'complete-contract' | 'money-bag' | 'reroll-die' | 'adjust-die' | 'take-black-die'

/** A reward that still needs an answer, a draw or a movement. */
export interface Reward {
  readonly item: Exclude<Item, Resource | 'vp'>
  readonly count: number
  readonly cause: Cause
}
