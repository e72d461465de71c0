/** The unions of the game: tasks that ask a seat, choices that answer them, and events that record the result. */
import type { AgendaEvent } from '../../engine/agenda'
import type { Seat } from '../../engine/rules'
import type { RewardChoice, TradeChoice } from '../../polo/effects'
import type { Settling } from '../../polo/posts'
import type { Moving } from '../../polo/roads/movement'
import type { CommonChoice, CommonEvent, CommonTask } from '../../polo/unions'
import type {
  BonusId,
  BookId,
  Bundle,
  Cause,
  CharacterId,
  CityCardId,
  ContractId,
  GoalId,
  JadePart,
  LocationId,
  OfferTileId,
  OutpostId,
  Phase,
  PointSource,
  Reward,
  SealId,
  SpaceId
} from './pieces'

/** A movement under way; `passed`: places entered and left again, in order (rulings 24, 46). */
export interface Movement extends Moving {
  readonly kind: 'move'
  /** The space of a Travel action; empty for any other movement (ruling 29). */
  readonly travel: SpaceId
  readonly passed: readonly LocationId[]
  readonly cause: Cause
}

/** Questions waiting on the agenda. Each kind is defined in `tasks/`. */
export type Task =
  | Exclude<CommonTask<Cause, Reward>, { readonly kind: 'copy-bonus' }>
  /** `except`: cities whose bonus may not be copied, because the same card use has already chosen them (ruling 40). */
  | { readonly kind: 'copy-bonus'; readonly at: LocationId; readonly except: readonly LocationId[] }
  | { readonly kind: 'choose-offer'; readonly space: SpaceId; readonly book: BookId }
  | { readonly kind: 'take-seal'; readonly lowest: number; readonly space: SpaceId }
  | { readonly kind: 'take-contracts' }
  /** A contract must be discarded to make room for these from cities (ruling 31). */
  | { readonly kind: 'discard-contract'; readonly contracts: readonly ContractId[] }
  /** Take a contract of the city `at`, or if it is empty of any city with a post of the seat (rulings 27, 33). */
  | { readonly kind: 'city-contract'; readonly at: LocationId; readonly cause: Cause }
  /** Choose one of several bundles, `count` times. */
  | {
      readonly kind: 'choose-reward'
      readonly options: readonly Bundle[]
      readonly count: number
      readonly cause: Cause
    }
  /** Choose one of the rolled black dice on the board (ruling 59). */
  | { readonly kind: 'pick-black'; readonly cause: Cause }
  /** Choose which bonus of the round is received twice (ruling 50). */
  | { readonly kind: 'double-bonus' }
  /** Choose which pairs of the roll to swap for their bonus (ruling 51). */
  | { readonly kind: 'swap-pairs'; readonly pairs: readonly number[] }
  | Movement
  /**
   * `cities` wait for their post after a movement; `settled` have their post and wait for their bonuses. `extra`: cities in
   * one of which another post may be placed; `one`: only one city gets a post; `oases`: how many different oases give a reward.
   */
  | ({
      readonly kind: 'settle'
      readonly extra: readonly LocationId[]
      readonly one: boolean
      readonly oases: number
    } & Settling)
  | { readonly kind: 'extra-post'; readonly cities: readonly LocationId[] }

export type TaskKind = Task['kind']
export type TaskOf<K extends TaskKind> = Extract<Task, { readonly kind: K }>

/** A choice with a cost, of which the seat may pay a part in jade (rulings 1, 3). */
type Paid<C> = C & { readonly jade?: JadePart }
type Common = CommonChoice<CharacterId>
type Paying = 'place' | 'completeContract' | 'reroll' | 'adjust' | 'blackDie' | 'step'

/** What a seat may choose; each belongs to the task kinds that list it. */
export type Choice =
  | Exclude<Common, { readonly type: Paying } | TradeChoice>
  | { readonly [K in Paying]: Paid<Extract<Common, { readonly type: K }>> }[Paying]
  | Paid<TradeChoice>
  | Paid<{ readonly type: 'improveSeal'; readonly seal: SealId }>
  /** Uses a tile that Filippo Vitello has kept (ruling 45). */
  | { readonly type: 'useOutpost'; readonly bonus: OutpostId }
  /** Uses a city card that lies beside the board (ruling 62). */
  | Paid<{ readonly type: 'useCityCard'; readonly card: CityCardId }>
  /** Index of the offer: 0 and 1 are free, 2 and 3 are the tile's offers for 1 and 2 jade (ruling 16). */
  | { readonly type: 'offer'; readonly offer: number }
  | { readonly type: 'takeSeal'; readonly seal: SealId }
  /** One or two contracts of cities with a post of the seat. */
  | { readonly type: 'takeContracts'; readonly contracts: readonly ContractId[] }
  /** A contract of a city; `instead`: the held contract that it replaces if the seat has no room. */
  | { readonly type: 'takeContract'; readonly contract: ContractId; readonly instead?: ContractId }
  | RewardChoice
  | { readonly type: 'pickBlack'; readonly value: number }
  /** A marker city or an improved seal. */
  | { readonly type: 'doubleBonus'; readonly of: BonusId }
  | { readonly type: 'swapPairs'; readonly values: readonly number[] }
  | { readonly type: 'extraPost'; readonly location: LocationId }

export type ChoiceType = Choice['type']
export type ChoiceOf<K extends ChoiceType> = Extract<Choice, { readonly type: K }>

/** Final scoring of one seat. */
export interface FinalScore {
  readonly seat: Seat
  /** The goal card that the seat kept, now shown to everybody. */
  readonly goals: readonly GoalId[]
  readonly points: Readonly<Partial<Record<PointSource, number>>>
}

interface Words {
  readonly cause: Cause
  readonly items: Bundle
  readonly reward: Reward
  readonly character: CharacterId
  readonly phase: Phase
  readonly score: FinalScore
}

/** A contract laid in a city. */
export interface LaidContract {
  readonly location: LocationId
  readonly place: number
  readonly contract: ContractId
}

/** An offer tile turned face up on the pile of its book. */
export interface TurnedTile {
  readonly book: BookId
  readonly tile: OfferTileId
}

/** What happened. Each kind has a reducer, a visibility, a log sentence and a scene. */
export type Event =
  | AgendaEvent<Task>
  | CommonEvent<Words>
  | { readonly type: 'contractsTaken'; readonly seat: Seat; readonly contracts: readonly ContractId[] }
  | { readonly type: 'contractsLaid'; readonly laid: readonly LaidContract[] }
  | { readonly type: 'sealTaken'; readonly seat: Seat; readonly seal: SealId }
  | { readonly type: 'sealImproved'; readonly seat: Seat; readonly seal: SealId }
  | { readonly type: 'outpostKept'; readonly seat: Seat; readonly bonus: OutpostId }
  | { readonly type: 'outpostUsed'; readonly seat: Seat; readonly bonus: OutpostId }
  /** A city card beside the board is used as if with a 6 and leaves the game (ruling 62). */
  | { readonly type: 'cityCardUsed'; readonly seat: Seat; readonly card: CityCardId }
  | { readonly type: 'areaCardsDealt'; readonly cards: readonly CityCardId[] }
  /** These tiles are turned face up on their piles: the offers of the next round (ruling 16). */
  | { readonly type: 'offersTurned'; readonly turned: readonly TurnedTile[] }
  /** With the option, the black dice are rolled on the board (ruling 59). */
  | { readonly type: 'blackDiceRolled'; readonly values: readonly number[] }
export type EventType = Event['type']
export type EventOf<K extends EventType> = Extract<Event, { readonly type: K }>
