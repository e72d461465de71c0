/** The types of one game under one name, which everything that `agendaGame` needs and hands out is typed by. */
import type { Agenda, AgendaEvent, TaskLike } from './agenda'
import type { GameEvent } from './rules'

/** What a game says of itself in types: `interface Voyages extends GameTypes { state: State, ... }`. */
export interface GameTypes {
  /** What its rules read while it is played: cards, map, prices. */
  readonly content: unknown
  /** The whole position, plain JSON, with one stack of tasks for each seat. */
  readonly state: { readonly agenda: Agenda<TaskLike> }
  readonly task: TaskLike
  readonly choice: { readonly type: string }
  /** Its facts; those of the agenda may be among them. */
  readonly event: GameEvent
  /** Codes of its refusals; those of `AgendaRefusal` are among them. */
  readonly refusal: string
}

/** Why any game on an agenda refuses: another question is open (`task`), or the choice is not among its answers. */
export type AgendaRefusal = 'answer-first' | 'not-offered'

export type TaskOf<G extends GameTypes, K extends G['task']['kind'] = G['task']['kind']> = Extract<
  G['task'],
  { readonly kind: K }
>
export type ChoiceOf<G extends GameTypes, T extends G['choice']['type'] = G['choice']['type']> = Extract<
  G['choice'],
  { readonly type: T }
>
/** Every fact of a game, its agenda's included. */
export type EventIn<G extends GameTypes> = G['event'] | AgendaEvent<G['task']>
export type EventType<G extends GameTypes> = G['event']['type'] | AgendaEvent<TaskLike>['type']
export type EventOf<G extends GameTypes, K extends EventType<G>> = Extract<EventIn<G>, { readonly type: K }>
