/**
 * Statistics of a finished game, computed from its events. A game declares its figures in groups, counts them event by
 * event, and records everybody's total after each turn.
 */
import type { Story } from './record'
import type { GameEvent, Seat } from './rules'

/** How a figure's values are shown: as whole numbers, as means with one decimal, or as times, given in seconds. */
export type Measure = 'count' | 'mean' | 'time'

/** How a figure is shown: its measure, and which value to highlight as best, if one is better than another. */
export interface FigureShown {
  readonly measure?: Measure
  readonly best?: 'most' | 'least'
}

/** One figure with the values of every player. */
export interface Figure extends FigureShown {
  readonly id: string
  /** By seat; undefined for a mean of nothing. */
  readonly values: readonly (number | undefined)[]
}

/** Figures that belong together, in the order in which they are shown. */
export interface FigureGroup {
  readonly id: string
  readonly figures: readonly Figure[]
}

/** The end of a turn, and everybody's totals then. The last moment is the final scoring, which is nobody's turn. */
export interface Moment {
  /** Number of the entry that ended it. */
  readonly entry: number
  readonly seat?: Seat
  readonly round?: number
  /** By seat: points, or whatever decides the game. */
  readonly totals: readonly number[]
}

export interface Statistics {
  readonly groups: readonly FigureGroup[]
  readonly course: readonly Moment[]
}

/** Computes a game's statistics from its story in the open view. Throws if an event does not fit the position before it. */
export type Statistician = (story: Story) => Statistics

/** Groups of figures as a game declares them: `{ turns: { turns: {}, actions: { best: 'most' } } }`. */
export type Declared = Readonly<Record<string, Readonly<Record<string, FigureShown>>>>

/** Ids of all declared figures. */
export type FigureIds<D extends Declared> = { [G in keyof D]: keyof D[G] & string }[keyof D]

/** What counters write to: a count for each figure and seat, from 0. */
export interface Counts<Id extends string> {
  /** Adds to a seat's count. */
  add(id: Id, seat: Seat, count?: number): void
  /** Raises the count to this one if it is lower. */
  most(id: Id, seat: Seat, count: number): void
  set(id: Id, seat: Seat, count: number): void
}

/** Counts by figure and seat. */
export class Tally<Id extends string> implements Counts<Id> {
  readonly #counts = new Map<Id, number[]>()
  readonly #players: number

  constructor(players: number) {
    this.#players = players
  }

  add(id: Id, seat: Seat, count = 1): void {
    this.set(id, seat, this.of(id, seat) + count)
  }

  most(id: Id, seat: Seat, count: number): void {
    this.set(id, seat, Math.max(this.of(id, seat), count))
  }

  set(id: Id, seat: Seat, count: number): void {
    const counts = this.#counts.get(id) ?? Array.from({ length: this.#players }, () => 0)
    counts[seat] = count
    this.#counts.set(id, counts)
  }

  of(id: Id, seat: Seat): number {
    return this.#counts.get(id)?.[seat] ?? 0
  }

  /** All declared figures. `ratios` lists those that are one count divided by another; undefined if that is 0. */
  groups(declared: Declared, ratios: Readonly<Record<string, readonly [of: Id, over: Id]>>): FigureGroup[] {
    const seats = Array.from({ length: this.#players }, (_, seat) => seat)
    const valueOf = (id: Id, seat: Seat): number | undefined => {
      const ratio = ratios[id]
      if (!ratio) return this.of(id, seat)
      const [of, over] = ratio
      const whole = this.of(over, seat)
      return whole ? this.of(of, seat) / whole : undefined
    }
    return Object.entries(declared).map(([id, figures]) => ({
      id,
      figures: Object.entries(figures).map(([figure, shown]) => ({
        id: figure,
        ...shown,
        values: seats.map((seat) => valueOf(figure as Id, seat))
      }))
    }))
  }
}

/** A game's callbacks for going through a story, called for each event in the order in which they stand here. */
export interface StoryCallbacks<Event extends GameEvent> {
  /** Counts an event. The position is the one before the event. */
  readonly count: (event: Event) => void
  readonly evolve: (event: Event) => void
  /** The moment, if the event ended a turn or the game. The position is the one after the event. */
  readonly moment: (event: Event) => Omit<Moment, 'entry'> | undefined
}

/** Goes through a story, event by event, and returns its moments. Skips undone choices. */
export function momentsOf<Event extends GameEvent>(
  { entries }: Story,
  callbacks: StoryCallbacks<Event>
): Moment[] {
  const course: Moment[] = []
  for (const entry of entries) {
    if (entry.undone) continue
    for (const event of entry.events as readonly Event[]) {
      callbacks.count(event)
      callbacks.evolve(event)
      const moment = callbacks.moment(event)
      if (moment) course.push({ entry: entry.number, ...moment })
    }
  }
  return course
}

/** Counters by kind of event; kinds that no figure counts are left out. */
export type Counters<Event extends GameEvent, Counting> = {
  readonly [K in Event['type']]?: (counting: Counting, event: Extract<Event, { readonly type: K }>) => void
}

/** Calls the counter for an event, if there is one. */
export function countEvent<Event extends GameEvent, Counting>(
  counters: Counters<Event, Counting>,
  counting: Counting,
  event: Event
): void {
  // The table's type pairs each kind with its event, which TypeScript cannot infer through the lookup.
  const counter = counters[event.type as Event['type']] as
    ((counting: Counting, event: Event) => void) | undefined
  counter?.(counting, event)
}

/** Seats with the best value of a figure; none if it declares no best, or if all known values are equal. */
export function bestOf({ values, best }: Figure): readonly Seat[] {
  const known = values.filter((value) => value !== undefined)
  if (!best || new Set(known).size < 2) return []
  const wanted = best === 'most' ? Math.max(...known) : Math.min(...known)
  return values.flatMap((value, seat) => (value === wanted ? [seat] : []))
}
