/**
 * Statistics of a finished game: read off its events, whoever plays, in whichever game. A game lists its figures in
 * groups, counts them event by event, and notes how much everybody has after each turn.
 */
import type { Story } from './record'
import type { GameEvent, Seat } from './rules'

/** How a figure's values read: whole numbers, or means with one decimal. */
export type Measure = 'count' | 'mean'

/** What is declared of a figure: how it reads, and which value deserves a mark, where one is better than another. */
export interface FigureShown {
  readonly measure?: Measure
  readonly best?: 'most' | 'least'
}

/** One figure of every player. */
export interface Figure extends FigureShown {
  readonly id: string
  /** By seat; undefined where there is nothing to take the mean of. */
  readonly values: readonly (number | undefined)[]
}

/** Figures that belong together, in the order in which they are read. */
export interface FigureGroup {
  readonly id: string
  readonly figures: readonly Figure[]
}

/** The end of a turn, and what everybody had then. The last one is the final scoring, which is nobody's turn. */
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

/** Statistics of a game told in its open view. Throws where an event does not fit the position before it. */
export type Statistician = (story: Story) => Statistics

/** Groups of figures as a game declares them: `{ turns: { turns: {}, actions: { best: 'most' } } }`. */
export type Declared = Readonly<Record<string, Readonly<Record<string, FigureShown>>>>

/** Ids of all declared figures. */
export type FigureIds<D extends Declared> = { [G in keyof D]: keyof D[G] & string }[keyof D]

/** What counters write to. */
export interface Counts<Id extends string> {
  /** Adds to a seat's count. */
  add(id: Id, seat: Seat, count?: number): void
  /** Keeps the greater of the count and this one. */
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

  /** All declared figures; `ratios` are those that are one count over another, undefined over nothing. */
  groups(declared: Declared, ratios: Readonly<Record<string, readonly [of: Id, over: Id]>>): FigureGroup[] {
    const seats = Array.from({ length: this.#players }, (_, seat) => seat)
    const valueOf = (id: Id, seat: Seat): number | undefined => {
      const ratio = ratios[id]
      if (!ratio) return this.of(id, seat)
      const [of, over] = ratio.map((part) => this.of(part, seat))
      return over ? (of ?? 0) / over : undefined
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

/** What a game says while its story is gone through. */
export interface Telling<Event extends GameEvent> {
  /** Counts an event, in the position before it. */
  readonly count: (event: Event) => void
  readonly evolve: (event: Event) => void
  /** The end of a turn or of the game, in the position after the event; undefined for any other. */
  readonly moment: (event: Event) => Omit<Moment, 'entry'> | undefined
}

/** Goes through a story, event by event, and gives its moments. Choices that were taken back count for nothing. */
export function told<Event extends GameEvent>({ entries }: Story, telling: Telling<Event>): Moment[] {
  const course: Moment[] = []
  for (const entry of entries) {
    if (entry.undone) continue
    for (const event of entry.events as readonly Event[]) {
      telling.count(event)
      telling.evolve(event)
      const moment = telling.moment(event)
      if (moment) course.push({ entry: entry.number, ...moment })
    }
  }
  return course
}

/** A counter for each kind of event that counts for something. */
export type Counters<Event extends GameEvent, Counting> = {
  readonly [K in Event['type']]?: (counting: Counting, event: Extract<Event, { readonly type: K }>) => void
}

/** Counts an event by its counter, if there is one. */
export function countEvent<Event extends GameEvent, Counting>(
  counters: Counters<Event, Counting>,
  counting: Counting,
  event: Event
): void {
  // The table's type pairs each kind with its event; TypeScript cannot follow the pair through the look-up.
  const counter = counters[event.type as Event['type']] as
    ((counting: Counting, event: Event) => void) | undefined
  counter?.(counting, event)
}

/** Seats whose value is the best of a figure: none where it has no best, where all are alike or only one has a value. */
export function bestOf({ values, best }: Figure): readonly Seat[] {
  const known = values.filter((value) => value !== undefined)
  if (!best || new Set(known).size < 2) return []
  const wanted = best === 'most' ? Math.max(...known) : Math.min(...known)
  return values.flatMap((value, seat) => (value === wanted ? [seat] : []))
}
