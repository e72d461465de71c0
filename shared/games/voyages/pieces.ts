/** The basic types of The Voyages of Marco Polo: resources, dice, causes, rewards. */

import type { OfModule } from '../../polo/open-game'

export type { Die, DieColour, PlacedDie, SeatOrNone } from '../../polo/dice'

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
/** An item of the game, or of a module. */
export type AnyItem = Item | OfModule
/** An amount of each named item; `{}` is nothing. Items of modules appear only in rewards, never in costs. */
export type Bundle = Readonly<Partial<Record<AnyItem, number>>>
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
/** Points by source; modules name sources of their own. */
export type Points = Record<PointSource, number> & { [source: OfModule]: number }
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

/** A character of the base game, or of a module. */
export type CharacterName = CharacterId | OfModule

/** A printed action space, or the id of a city card, which is a space of its own (ruling 1). */
export type SpaceId = string
export const bazaars = ['bazaar-gold', 'bazaar-silk', 'bazaar-pepper', 'bazaar-camel'] as const
export type BazaarId = (typeof bazaars)[number]

/** Why stock or points changed; the log, the animation and the source of points are derived from it. */
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
  | { readonly kind: 'character'; readonly character: CharacterName }
  | { readonly kind: 'compensation' }
  | { readonly kind: 'scoring'; readonly source: PointSource }
  /** A cause that a module defines; points from it are counted under a source of this name. */
  | { readonly kind: OfModule; readonly id: string }

/** Bonus actions that cost camels. */
export type PricedAction = 'reroll-die' | 'adjust-die' | 'take-black-die'
export type BonusActionId = 'complete-contract' | 'money-bag' | PricedAction

/** A reward that still needs an answer, a draw or a movement. */
export interface Reward {
  readonly item: Exclude<Item, Resource | 'vp'> | OfModule
  readonly count: number
  readonly cause: Cause
}

/**
 * `characters` and `goals` are the expert drafts; `income` and `compensation` open each round (ruling 64);
 * in `turns` the active seat plays; `over` is the end. `roundStart` and `roundEnd` occur only while modules have questions
 * open: before the income of a round, and after nobody has dice left.
 */
export type Phase =
  'characters' | 'goals' | 'roundStart' | 'income' | 'compensation' | 'turns' | 'roundEnd' | 'over'
