/** The basic types of In the Service of the Khan: resources, dice, causes, rewards. */
export type { Die, DieColour, PlacedDie, SeatOrNone } from '../../polo/dice'

/** What a seat may take as a good of its choice; never jade (ruling 63). */
export type Good = 'pepper' | 'silk' | 'gold'
/** What a seat keeps in stock. Jade is a good, and may be paid in place of a coin or a camel (ruling 1). */
export type Resource = 'coin' | 'camel' | Good | 'jade'
/** Everything a cost or a reward may name. */
export const items = [
  'coin',
  'camel',
  'pepper',
  'silk',
  'gold',
  'jade',
  'vp',
  'any-good',
  'different-goods',
  'black-die',
  'contract',
  'contract-from-city',
  'move',
  'other-city-bonus',
  'own-city-bonus',
  'coins-or-camel'
] as const
export type Item = (typeof items)[number]
/** An amount of each named item; `{}` is nothing. */
export type Bundle = Readonly<Partial<Record<Item, number>>>
export type Stock = Record<Resource, number>

export const goods: readonly Good[] = ['pepper', 'silk', 'gold']
/** Goods that score points at the end (ruling 57). */
export const countedGoods = ['pepper', 'silk', 'gold', 'jade'] as const
export const resources: readonly Resource[] = ['coin', 'camel', 'pepper', 'silk', 'gold', 'jade']

/** How many coins and camels of a payment are paid in jade although the seat has them (ruling 3). */
export interface JadePart {
  readonly coin: number
  readonly camel: number
}

/** Where victory points came from; the end screen stacks them. */
export const pointSources = [
  'contracts',
  'cityCards',
  'cities',
  'posts',
  'characters',
  'shields',
  'goals',
  'goods',
  'coins',
  'mostContracts'
] as const
export type PointSource = (typeof pointSources)[number]
export type Points = Record<PointSource, number>

/** Id of a marker city or an improved seal, which give a bonus every round. */
export type BonusId = string
export type LocationId = string
export type ContractId = string
export type CityCardId = string
export type CityBonusId = string
export type OutpostId = string
export type GoalId = string
export type OfferTileId = string
export type CharacterId = string
/** A printed action space, or the id of a city card, which is a space of its own. */
export type SpaceId = string
export type BookId = 'book-1' | 'book-2' | 'book-3'
export const sealIds = ['farmer', 'spicer', 'tailor', 'jeweler'] as const
export type SealId = (typeof sealIds)[number]
export const shieldIds = [
  'dragon',
  'crane',
  'horse',
  'lotus',
  'elephant',
  'tiger',
  'turtle',
  'crescent',
  'lion'
] as const
export type ShieldId = (typeof shieldIds)[number]

export type BonusActionId =
  'complete-contract' | 'improve-seal' | 'money-bag' | 'reroll-die' | 'adjust-die' | 'take-black-die'

/** Why stock or points changed; the log, the animation and the source of points are derived from it. */
export type Cause =
  | { readonly kind: 'space'; readonly space: SpaceId }
  | { readonly kind: 'occupied'; readonly space: SpaceId }
  /** The fee of a space. */
  | { readonly kind: 'fee'; readonly space: SpaceId }
  | { readonly kind: 'offer'; readonly book: BookId }
  | { readonly kind: 'cityCard'; readonly card: CityCardId }
  | { readonly kind: 'contract'; readonly contract: ContractId }
  | { readonly kind: 'cityBonus'; readonly location: LocationId }
  | { readonly kind: 'outpost'; readonly location: LocationId }
  | { readonly kind: 'keptOutpost'; readonly bonus: OutpostId }
  /** A post in a city with contracts. */
  | { readonly kind: 'contractCity'; readonly location: LocationId }
  | { readonly kind: 'seal'; readonly seal: SealId }
  | { readonly kind: 'post'; readonly post: number }
  | { readonly kind: 'route'; readonly from: LocationId; readonly to: LocationId }
  | { readonly kind: 'bonusAction'; readonly action: BonusActionId }
  | { readonly kind: 'character'; readonly character: CharacterId }
  | { readonly kind: 'compensation' }

/** A reward that still needs an answer, a draw or a movement. */
export interface Reward {
  readonly item: Exclude<Item, Resource | 'vp'>
  readonly count: number
  readonly cause: Cause
}

/**
 * `characters` and `goals` are the drafts; `income` and `compensation` open each round; in `turns` the active seat
 * plays; `over` is the end.
 */
export type Phase = 'characters' | 'goals' | 'income' | 'compensation' | 'turns' | 'over'
