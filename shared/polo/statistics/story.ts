/** Counts the statistics of a game by replaying it event by event. */
import type { Story } from '../../engine/record'
import type { GameEvent, Seat } from '../../engine/rules'
import {
  countEvent,
  momentsOf,
  type Counters,
  type Counts,
  type Moment,
  type Tally
} from '../../engine/statistics'
import { countStart, nothingVisited, type CountedState, type Visited } from './counters'
import type { CommonCount } from './figures'

/** What a counter may look at: `state` is the position before the event. */
export interface Counting<State, Content, Counted extends string> {
  readonly tally: Tally<Counted> & Counts<CommonCount>
  readonly state: State
  readonly content: Content
  readonly visited: readonly Visited[]
}

/** What a game supplies for counting. */
export interface StoryTerms<
  State extends CountedState,
  Content,
  Event extends GameEvent,
  Counted extends string
> {
  readonly tally: Tally<Counted> & Counts<CommonCount>
  /** The first position; replaying changes it. */
  readonly state: State
  readonly content: Content
  /** Tables of counters: an event is counted by each that has one for it. */
  readonly counters: readonly Counters<Event, Counting<State, Content, Counted>>[]
  readonly evolve: (content: Content, state: State, event: Event) => void
  readonly pointsOf: (seat: State['seats'][number]) => number
  /** Counts the figures of the end: stock, points by source. */
  readonly end: (counting: Counting<State, Content, Counted>) => void
}

/** Counts a whole game; returns its course, the totals after each turn. */
export function countStory<
  State extends CountedState,
  Content,
  Event extends GameEvent & { readonly seat?: Seat },
  Counted extends string
>(story: Story, terms: StoryTerms<State, Content, Event, Counted>): Moment[] {
  const { tally, state, content, counters, evolve, pointsOf, end } = terms
  const counting = { tally, state, content, visited: state.seats.map(nothingVisited) }
  const totals = (): number[] => state.seats.map((me: State['seats'][number]) => pointsOf(me))
  const isRolled = state.phase === 'turns' || state.phase === 'compensation'
  countStart(counting, (seat) => totals()[seat] ?? 0, isRolled)
  const course = momentsOf<Event>(story, {
    count: (event) => {
      for (const table of counters) countEvent(table, counting, event)
    },
    evolve: (event) => evolve(content, state, event),
    moment: (event) => {
      if (event.type !== 'turnEnded' && event.type !== 'gameScored') return undefined
      const whose = event.type === 'turnEnded' && event.seat !== undefined ? { seat: event.seat } : {}
      return { round: state.round, totals: totals(), ...whose }
    }
  })
  end(counting)
  return course
}
