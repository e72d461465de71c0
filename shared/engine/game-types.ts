/** The types of one game under one name: the type parameter of everything around `agendaGame`. */
import type { Agenda, AgendaEvent, TaskLike } from './agenda'
import type { GameEvent } from './rules'

/** Declared by each game: `interface Voyages extends GameTypes { state: State, ... }`. */
export interface GameTypes {
  /** The tables its rules read: cards, map, prices. */
  readonly content: unknown
  /** The whole position, plain JSON, with one stack of tasks for each seat. */
  readonly state: { readonly agenda: Agenda<TaskLike> }
  readonly task: TaskLike
  readonly choice: { readonly type: string }
  /** Union of its events; may include those of the agenda. */
  readonly event: GameEvent
  /** Union of its refusal codes; includes `AgendaRefusal`. */
  readonly refusal: string
}

/** Refusal codes of the agenda: another task must be answered first (its kind is `task`), or the choice is not offered. */
export type AgendaRefusal = 'answer-first' | 'not-offered'

export type TaskOf<G extends GameTypes, K extends G['task']['kind'] = G['task']['kind']> = Extract<
  G['task'],
  { readonly kind: K }
>
export type ChoiceOf<G extends GameTypes, T extends G['choice']['type'] = G['choice']['type']> = Extract<
  G['choice'],
  { readonly type: T }
>
/** Every event of a game, including those of its agenda. */
export type EventIn<G extends GameTypes> = G['event'] | AgendaEvent<G['task']>
export type EventType<G extends GameTypes> = G['event']['type'] | AgendaEvent<TaskLike>['type']
export type EventOf<G extends GameTypes, K extends EventType<G>> = Extract<EventIn<G>, { readonly type: K }>
