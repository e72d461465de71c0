/** The reducers of a game as one table, so that a new kind of event does not compile until it has a reducer. */
import { evolveAgenda, type Agenda, type AgendaEvent, type TaskLike } from './agenda'
import type { EventIn, EventOf, GameTypes, EventType } from './game-types'
import type { Evolve } from './play'

/** One reducer for each kind of event. Reducers must not read hidden values, since they also run on redacted views. */
export type Reducers<G extends GameTypes> = {
  readonly [K in Exclude<EventType<G>, AgendaEvent<TaskLike>['type']>]: (
    state: G['state'],
    event: EventOf<G, K>,
    content: G['content']
  ) => void
}

const onAgenda = (state: { readonly agenda: Agenda<TaskLike> }, event: AgendaEvent<TaskLike>): void =>
  evolveAgenda(state.agenda, event)

/** Builds `evolve`, the only writer of a game's state, from the game's reducers and those of the agenda. */
export function evolveWith<G extends GameTypes>(reducers: Reducers<G>): Evolve<G> {
  const agenda = { taskOpened: onAgenda, taskAmended: onAgenda, taskClosed: onAgenda }
  // The table's type pairs each kind with its event, which TypeScript cannot infer through the lookup.
  const all = new Map(Object.entries({ ...reducers, ...agenda })) as ReadonlyMap<
    string,
    (state: G['state'], event: EventIn<G>, content: G['content']) => void
  >
  return (content, state, event) => {
    const reduce = all.get(event.type)
    if (!reduce) throw new Error(`no reducer for ${event.type}`)
    reduce(state, event, content)
  }
}
