/** The unions of Voyages: tasks that ask a seat, choices that answer them, and events that record the result. */
import type { AgendaEvent } from '../../engine/agenda'
import type { Seat } from '../../engine/rules'
import type { OfModule } from '../../polo/open-game'
import type { Settling } from '../../polo/posts'
import type { CommonChoice, CommonEvent, CommonTask } from '../../polo/unions'
import type {
  BazaarId,
  Bundle,
  Cause,
  CharacterName,
  ContractId,
  GoalId,
  LocationId,
  Phase,
  PointSource,
  Reward
} from './pieces'

/** Questions waiting on the agenda. Each kind is defined in `tasks/` (rulings 7, 22, 55, 56). */
export type Task =
  | CommonTask<Cause, Reward>
  | { readonly kind: 'choose-column'; readonly space: BazaarId; readonly lowest: number }
  | { readonly kind: 'take-contracts'; readonly lowest: number }
  /** A contract must be discarded to make room for those chosen from these columns (ruling 22). */
  | { readonly kind: 'discard-contract'; readonly columns: readonly number[] }
  | Movement
  /** `cities` wait for their post after a movement, in order; `settled` have their post and wait for their bonuses. */
  | ({ readonly kind: 'settle' } & Settling)

/** A movement under way. `travel` is true for the Travel action, whose steps cost coins by the table (ruling 30). */
export interface Movement {
  readonly kind: 'move'
  readonly travel: boolean
  readonly steps: number
  readonly taken: number
  /** For each figure: has it moved in this movement? */
  readonly moved: readonly boolean[]
  /** Cities passed through in which a post will be left when the movement ends, in order (ruling 45). */
  readonly marks: readonly LocationId[]
  readonly cause: Cause
  /** Id of the module's aid that was declared for it; left out for none. */
  readonly aid?: string
  /** How many steps that need a pass were taken; left out for none. */
  readonly passes?: number
}

export type TaskKind = Task['kind']
export type TaskOf<K extends TaskKind> = Extract<Task, { readonly kind: K }>

/** What a seat may choose; each belongs to the task kinds that list it. */
export type Choice =
  | CommonChoice<CharacterName>
  | { readonly type: 'column'; readonly column: number }
  /** One or two columns of the contract row, ascending (ruling 20). */
  | { readonly type: 'takeContracts'; readonly columns: readonly number[] }

export type ChoiceType = Choice['type']
export type ChoiceOf<K extends ChoiceType> = Extract<Choice, { readonly type: K }>

/** Final scoring of one seat. */
export interface FinalScore {
  readonly seat: Seat
  /** The goal cards that the seat kept, now shown to everybody. */
  readonly goals: readonly GoalId[]
  readonly points: Readonly<Partial<Record<PointSource | OfModule, number>>>
}

interface Words {
  readonly cause: Cause
  readonly items: Bundle
  readonly reward: Reward
  readonly character: CharacterName
  readonly phase: Phase
  readonly score: FinalScore
}

/** What happened. Each kind has a reducer, a visibility, a log sentence and a scene. */
export type Event =
  | AgendaEvent<Task>
  | CommonEvent<Words>
  | {
      readonly type: 'contractsTaken'
      readonly seat: Seat
      readonly columns: readonly number[]
      readonly contracts: readonly ContractId[]
    }
  | { readonly type: 'rowCleared'; readonly contracts: readonly ContractId[] }
  | {
      readonly type: 'rowDealt'
      readonly contracts: readonly ContractId[]
      readonly from: 'pile' | 'special'
    }
export type EventType = Event['type']
export type EventOf<K extends EventType> = Extract<Event, { readonly type: K }>
