/** What happens in Voyages: tasks that ask, choices that answer, events that say what came of it. */
import type { AgendaEvent } from '../../engine/agenda'
import type { Seat } from '../../engine/rules'
import type { Zone } from '../../engine/visibility'
import type {
  BazaarId,
  Bundle,
  Cause,
  CharacterId,
  CityCardId,
  ContractId,
  Die,
  GoalId,
  Goods,
  LocationId,
  OutpostId,
  PointSource,
  Reward,
  SpaceId
} from './pieces'
import type { Phase } from './state'

export * from './pieces'
export * from './state'

/** Questions waiting on the agenda. Each kind is one file in `tasks/`. */
export type Task =
  | { readonly kind: 'pick-character' }
  | { readonly kind: 'keep-goals'; readonly keep: number }
  | { readonly kind: 'turn' }
  | { readonly kind: 'choose-column'; readonly space: BazaarId; readonly lowest: number }
  | { readonly kind: 'take-contracts'; readonly lowest: number }
  /** Room must be made for contracts chosen from these columns (ruling 22). */
  | { readonly kind: 'discard-contract'; readonly columns: readonly number[] }
  | { readonly kind: 'trade'; readonly card: CityCardId; readonly uses: number; readonly begun: boolean }
  /** Goods to receive; at most `cap` of a kind (1: all different, ruling 56). */
  | { readonly kind: 'choose-goods'; readonly count: number; readonly cap: number; readonly cause: Cause }
  /** Goods to pay for `times` uses of a card's option, at most `cap` of a kind. */
  | {
      readonly kind: 'pay-goods'
      readonly count: number
      readonly cap: number
      readonly card: CityCardId
      readonly option: number
      readonly times: number
    }
  | { readonly kind: 'camel-or-coin'; readonly count: number; readonly mix: boolean; readonly cause: Cause }
  /** Rewards left, to be taken in an order of the seat's choice (ruling 55). */
  | { readonly kind: 'rewards'; readonly pending: readonly Reward[] }
  | { readonly kind: 'copy-bonus'; readonly at: LocationId }
  | {
      readonly kind: 'own-bonuses'
      readonly left: number
      readonly taken: readonly LocationId[]
      readonly cause: Cause
    }
  | { readonly kind: 'contract-offer'; readonly cause: Cause }
  | Movement
  /** Cities that wait for their post after a movement, in order; `settled` have got theirs and wait for their bonuses. */
  | {
      readonly kind: 'settle'
      readonly cities: readonly LocationId[]
      readonly settled: readonly LocationId[]
    }
  | { readonly kind: 'move-post'; readonly to: LocationId }

/** A movement under way. `travel` is true for the Travel action, whose steps cost coins by the table (ruling 30). */
export interface Movement {
  readonly kind: 'move'
  readonly travel: boolean
  readonly steps: number
  readonly taken: number
  /** For each figure: has it moved in this movement? */
  readonly moved: readonly boolean[]
  /** Cities passed in which a post will be left (ruling 45), in order. */
  readonly marks: readonly LocationId[]
  readonly cause: Cause
}

export type TaskKind = Task['kind']
export type TaskOf<K extends TaskKind> = Extract<Task, { readonly kind: K }>

/** What a seat may choose; each belongs to the task kinds that list it. */
export type Choice =
  | { readonly type: 'pickCharacter'; readonly character: CharacterId }
  | { readonly type: 'keepGoals'; readonly goals: readonly GoalId[] }
  /** Main action. `value` only for dice without a value (ruling 51): one value for the whole set. */
  | {
      readonly type: 'place'
      readonly space: SpaceId
      readonly dice: readonly Die[]
      readonly value?: number
    }
  | { readonly type: 'completeContract'; readonly contract: ContractId }
  | { readonly type: 'moneyBag'; readonly die: Die }
  | { readonly type: 'reroll'; readonly die: Die }
  | { readonly type: 'adjust'; readonly die: Die; readonly by: 1 | -1 }
  | { readonly type: 'blackDie' }
  | { readonly type: 'endTurn' }
  | { readonly type: 'column'; readonly column: number }
  /** One or two columns of the contract row, ascending (ruling 20). */
  | { readonly type: 'takeContracts'; readonly columns: readonly number[] }
  | { readonly type: 'discard'; readonly contract: ContractId }
  /** Use a card's option so many times (rulings 7, 60, 61). */
  | { readonly type: 'trade'; readonly option: number; readonly times: number }
  | { readonly type: 'goods'; readonly goods: Goods }
  /** So many camels, the rest in coins. */
  | { readonly type: 'camels'; readonly camels: number }
  /** Index into the pending rewards. */
  | { readonly type: 'reward'; readonly index: number }
  | { readonly type: 'cityBonus'; readonly location: LocationId }
  /** Keep the drawn contract in place of an active one, or decline it (ruling 24). */
  | { readonly type: 'keepContract'; readonly instead: ContractId }
  | { readonly type: 'declineContract' }
  /** One step. `post`: leave a post in the city being left (ruling 45). */
  | { readonly type: 'step'; readonly figure: number; readonly to: LocationId; readonly post?: true }
  | { readonly type: 'stop' }
  /** Which city gets its post first (ruling 41). */
  | { readonly type: 'settleFirst'; readonly location: LocationId }
  | { readonly type: 'movePost'; readonly from: LocationId }

export type ChoiceType = Choice['type']
export type ChoiceOf<K extends ChoiceType> = Extract<Choice, { readonly type: K }>

/** Final scoring of one seat. */
export interface FinalScore {
  readonly seat: Seat
  /** Both goal cards, shown to everybody now. */
  readonly goals: readonly GoalId[]
  readonly points: Readonly<Partial<Record<PointSource, number>>>
}

/** Facts. Each kind has a reducer, a visibility, a log sentence and a scene. */
export type Event =
  | AgendaEvent<Task>
  | { readonly type: 'characterTaken'; readonly seat: Seat; readonly character: CharacterId }
  | { readonly type: 'goalsDealt'; readonly seat: Seat; readonly dealt: Zone }
  | { readonly type: 'goalsKept'; readonly seat: Seat; readonly kept: Zone }
  | { readonly type: 'roundStarted'; readonly round: number; readonly startSeat: Seat }
  | { readonly type: 'phaseStarted'; readonly phase: Phase }
  /** Dice by seat after the round's roll. */
  | { readonly type: 'diceRolled'; readonly dice: readonly (readonly Die[])[] }
  | { readonly type: 'turnStarted'; readonly seat: Seat }
  | { readonly type: 'turnEnded'; readonly seat: Seat }
  /** Dice leave the hand as `dice` and lie on the space with `values` (the same unless they had none). */
  | {
      readonly type: 'dicePlaced'
      readonly seat: Seat
      readonly space: SpaceId
      readonly dice: readonly Die[]
      readonly values: readonly number[]
    }
  | { readonly type: 'dieRerolled'; readonly seat: Seat; readonly die: Die; readonly value: number }
  | { readonly type: 'dieAdjusted'; readonly seat: Seat; readonly die: Die; readonly value: number }
  | { readonly type: 'blackDieTaken'; readonly seat: Seat; readonly value: number; readonly cause: Cause }
  | { readonly type: 'paid'; readonly seat: Seat; readonly items: Bundle; readonly cause: Cause }
  | { readonly type: 'gained'; readonly seat: Seat; readonly items: Bundle; readonly cause: Cause }
  /** A reward came to nothing: no black die or contract left, no step affordable (rulings 18, 25, 33). */
  | { readonly type: 'rewardLost'; readonly seat: Seat; readonly reward: Reward }
  | {
      readonly type: 'contractsTaken'
      readonly seat: Seat
      readonly columns: readonly number[]
      readonly contracts: readonly ContractId[]
    }
  | { readonly type: 'contractDiscarded'; readonly seat: Seat; readonly contract: ContractId }
  | {
      readonly type: 'contractDrawn'
      readonly seat: Seat
      readonly contract: ContractId
      readonly cause: Cause
    }
  | { readonly type: 'contractKept'; readonly seat: Seat; readonly contract: ContractId }
  | { readonly type: 'contractDeclined'; readonly seat: Seat; readonly contract: ContractId }
  | { readonly type: 'contractCompleted'; readonly seat: Seat; readonly contract: ContractId }
  | { readonly type: 'rowCleared'; readonly contracts: readonly ContractId[] }
  | {
      readonly type: 'rowDealt'
      readonly contracts: readonly ContractId[]
      readonly from: 'pile' | 'special'
    }
  | {
      readonly type: 'stepped'
      readonly seat: Seat
      readonly figure: number
      readonly from: LocationId
      readonly to: LocationId
    }
  | { readonly type: 'postPlaced'; readonly seat: Seat; readonly location: LocationId }
  | { readonly type: 'postMoved'; readonly seat: Seat; readonly from: LocationId; readonly to: LocationId }
  | {
      readonly type: 'outpostTaken'
      readonly seat: Seat
      readonly location: LocationId
      readonly bonus: OutpostId
    }
  | { readonly type: 'gameScored'; readonly scores: readonly FinalScore[] }
export type EventType = Event['type']
export type EventOf<K extends EventType> = Extract<Event, { readonly type: K }>
