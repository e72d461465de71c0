/**
 * The agenda: a rule that needs an answer from a seat pushes a task onto that seat's stack and returns. The agenda is
 * part of the state, plain JSON, and changes only through the three events below, so a game can be saved, copied and
 * searched at any point.
 */
import type { Seat } from './rules'

/** A question waiting for an answer. */
export interface TaskLike {
  readonly kind: string
}

/** One stack of tasks for each seat; the last one is on top and asks. */
export type Agenda<Task extends TaskLike> = Task[][]

/** The only ways to change an agenda. */
export type AgendaEvent<Task extends TaskLike> =
  | { readonly type: 'taskOpened'; readonly seat: Seat; readonly task: Task }
  | { readonly type: 'taskAmended'; readonly seat: Seat; readonly task: Task }
  | { readonly type: 'taskClosed'; readonly seat: Seat }

/** True for an event of the agenda; all others are the game's own. */
export const isAgendaEvent = (event: { readonly type: string }): event is AgendaEvent<TaskLike> =>
  event.type === 'taskOpened' || event.type === 'taskAmended' || event.type === 'taskClosed'

/** Applies an agenda event. */
export function evolveAgenda<Task extends TaskLike>(agenda: Agenda<Task>, event: AgendaEvent<Task>): void {
  const stack = agenda[event.seat]
  if (!stack) throw new Error(`no seat ${event.seat}`)
  if (event.type === 'taskOpened') stack.push(event.task)
  else if (event.type === 'taskClosed') stack.pop()
  else stack[stack.length - 1] = event.task
}

/** The task on top of a seat's stack. */
export function topTask<Task extends TaskLike>(agenda: Agenda<Task>, seat: Seat): Task | undefined {
  const stack = agenda[seat]
  // Reading index -1 of an empty array is slow.
  return stack?.length ? stack[stack.length - 1] : undefined
}
