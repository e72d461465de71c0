/** A game told event by event, and what of it is counted. */
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
import { beenNowhere, countStart, type Been, type CountedState } from './counters'
import type { CommonCount } from './figures'

/** What a counter may look at: `state` is the position before the event. */
export interface Counting<State, Content, Counted extends string> {
  readonly tally: Tally<Counted> & Counts<CommonCount>
  readonly state: State
  readonly content: Content
  readonly been: readonly Been[]
}

/** How a game tells its story. */
export interface StoryTerms<
  State extends CountedState,
  Content,
  Event extends GameEvent,
  Counted extends string
> {
  readonly tally: Tally<Counted> & Counts<CommonCount>
  /** The first position; the story changes it. */
  readonly state: State
  readonly content: Content
  /** Tables of counters: an event is counted by each that has one for it. */
  readonly counters: readonly Counters<Event, Counting<State, Content, Counted>>[]
  readonly evolve: (content: Content, state: State, event: Event) => void
  readonly pointsOf: (seat: State['seats'][number]) => number
  /** Figures at the end: stock, points by source. */
  readonly end: (counting: Counting<State, Content, Counted>) => void
}

/** Counts a whole game; the answer is its course, turn by turn. */
export function countStory<
  State extends CountedState,
  Content,
  Event extends GameEvent & { readonly seat?: Seat },
  Counted extends string
>(story: Story, terms: StoryTerms<State, Content, Event, Counted>): Moment[] {
  const { tally, state, content, counters, evolve, pointsOf, end } = terms
  const counting = { tally, state, content, been: state.seats.map(beenNowhere) }
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
