/** What happens in In the Service of the Khan: tasks that ask, choices that answer, events that say what came of it. */
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

/** A movement under way; `passed`: places entered and left in it, in order (rulings 24, 46). */
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
  /** `except`: cities whose bonus may not be copied, having been chosen with it (ruling 40). */
  | { readonly kind: 'copy-bonus'; readonly at: LocationId; readonly except: readonly LocationId[] }
  | { readonly kind: 'choose-offer'; readonly space: SpaceId; readonly book: BookId }
  | { readonly kind: 'take-seal'; readonly lowest: number; readonly space: SpaceId }
  | { readonly kind: 'take-contracts' }
  /** Room must be made for these contracts of cities (ruling 31). */
  | { readonly kind: 'discard-contract'; readonly contracts: readonly ContractId[] }
  /** A contract of a city with a post of one's own, or of this one (rulings 27, 33). */
  | { readonly kind: 'city-contract'; readonly at: LocationId; readonly cause: Cause }
  /** One of several bundles, so many times. */
  | {
      readonly kind: 'choose-reward'
      readonly options: readonly Bundle[]
      readonly count: number
      readonly cause: Cause
    }
  /** A rolled black die, with its value (ruling 59). */
  | { readonly kind: 'pick-black'; readonly cause: Cause }
  /** Which bonus of the round comes twice (ruling 50). */
  | { readonly kind: 'double-bonus' }
  /** Which pairs of the roll are swapped for their bonus (ruling 51). */
  | { readonly kind: 'swap-pairs'; readonly pairs: readonly number[] }
  | Movement
  /**
   * Cities that wait for their post after a movement; `settled` have got theirs and wait for their bonuses. `extra`: where one
   * more post may be placed; `one`: one city gets a post in all; `oases`: how many different ones bring something.
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

/** A choice that pays: part of it in jade, if the seat likes (rulings 1, 3). */
type Paid<C> = C & { readonly jade?: JadePart }
type Common = CommonChoice<CharacterId>
type Paying = 'place' | 'completeContract' | 'reroll' | 'adjust' | 'blackDie' | 'step'

/** What a seat may choose; each belongs to the task kinds that list it. */
export type Choice =
  | Exclude<Common, { readonly type: Paying } | TradeChoice>
  | { readonly [K in Paying]: Paid<Extract<Common, { readonly type: K }>> }[Paying]
  | Paid<TradeChoice>
  | Paid<{ readonly type: 'improveSeal'; readonly seal: SealId }>
  /** A tile that Filippo has kept (ruling 45). */
  | { readonly type: 'useOutpost'; readonly bonus: OutpostId }
  /** Two free ones, then the tile's for 1 and 2 jade: 0 to 3 (ruling 16). */
  | { readonly type: 'offer'; readonly offer: number }
  | { readonly type: 'takeSeal'; readonly seal: SealId }
  /** One or two contracts of cities with a post of one's own. */
  | { readonly type: 'takeContracts'; readonly contracts: readonly ContractId[] }
  /** A contract of a city; `instead` of one held where no place is free. */
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
  /** The goal card, shown to everybody now. */
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

/** A contract that comes to lie in a city. */
export interface LaidContract {
  readonly location: LocationId
  readonly place: number
  readonly contract: ContractId
}

/** An offer tile that comes to lie uppermost on the pile of its book. */
export interface TurnedTile {
  readonly book: BookId
  readonly tile: OfferTileId
}

/** Facts. Each kind has a reducer, a visibility, a log sentence and a scene. */
export type Event =
  | AgendaEvent<Task>
  | CommonEvent<Words>
  | { readonly type: 'contractsTaken'; readonly seat: Seat; readonly contracts: readonly ContractId[] }
  | { readonly type: 'contractsLaid'; readonly laid: readonly LaidContract[] }
  | { readonly type: 'sealTaken'; readonly seat: Seat; readonly seal: SealId }
  | { readonly type: 'sealImproved'; readonly seat: Seat; readonly seal: SealId }
  | { readonly type: 'outpostKept'; readonly seat: Seat; readonly bonus: OutpostId }
  | { readonly type: 'outpostUsed'; readonly seat: Seat; readonly bonus: OutpostId }
  | { readonly type: 'areaCardsDealt'; readonly cards: readonly CityCardId[] }
  /** Now these lie uppermost on the piles, for all to see: the offers of the next round (ruling 16). */
  | { readonly type: 'offersTurned'; readonly turned: readonly TurnedTile[] }
  /** The black dice of the variant, rolled on the board (ruling 59). */
  | { readonly type: 'blackDiceRolled'; readonly values: readonly number[] }
export type EventType = Event['type']
export type EventOf<K extends EventType> = Extract<Event, { readonly type: K }>
