/**
 * The choices of a match that count, and which of them can be undone. A trailing position stays at the last point that
 * nobody may undo past alone, and advances only by events; undoing copies it and applies the events since, except the
 * last. A few of the positions before it are kept, too: everybody at a table together may go back further.
 */
import type { AnyRules, Seat } from './rules'

/** Why nothing can be undone now. */
export type UndoBarrier = 'nothing' | 'chance' | 'revealed' | 'other-seat' | 'simultaneous'

/** A choice that counts. */
export interface CountedChoice {
  readonly seat: Seat
  /** It came in one command with the choice before it. */
  readonly joined: boolean
  readonly events: readonly { readonly type: string }[]
  /** Why nobody may undo it alone. */
  readonly final?: UndoBarrier | undefined
}

/** A saved position, see `Trail.mark`. */
export interface TrailMark {
  readonly base: unknown
  readonly recent: readonly CountedChoice[]
  readonly barrier: UndoBarrier
  /** How many choices led to `base`. */
  readonly before: number
}

/** After this many choices another position is kept, so that going back never applies many more of them. */
const between = 64

export class Trail {
  readonly #rules: AnyRules
  /** The trailing position. */
  #base: unknown
  /** Why nobody may undo past it. */
  #barrier: UndoBarrier = 'nothing'
  /** The choices since, which their player may undo alone. */
  #recent: CountedChoice[] = []
  /** The choices that led to it. */
  #past: CountedChoice[] = []
  /** Positions on the way to it, by how many choices led there. */
  #kept: readonly { readonly count: number; readonly position: unknown }[]

  /** `first`: the position before the first choice. */
  constructor(rules: AnyRules, first: unknown) {
    this.#rules = rules
    this.#base = rules.copy(first)
    this.#kept = [{ count: 0, position: rules.copy(first) }]
  }

  /** How many choices count. */
  get length(): number {
    return this.#past.length + this.#recent.length
  }

  /** The seat that could undo its latest choice now. */
  get undoable(): Seat | undefined {
    return this.#recent.at(-1)?.seat
  }

  /** How many choices of the latest command can be undone. */
  get undoableChoices(): number {
    const first = this.#recent.findLastIndex(({ joined }) => !joined)
    return this.#recent.length - Math.max(0, first)
  }

  /** Why this seat cannot undo the latest choice; undefined if it can. */
  barrier(seat: Seat): UndoBarrier | undefined {
    const last = this.undoable
    if (last === undefined) return this.#barrier
    return last === seat ? undefined : 'other-seat'
  }

  /** How many choices the seat's latest command and all that others have chosen since are; 0 if one of them is final. */
  since(seat: Seat): number {
    const all = [...this.#past, ...this.#recent]
    const first = all.findLastIndex((choice) => choice.seat === seat && !choice.joined)
    const taken = first < 0 ? [] : all.slice(first)
    return taken.some(({ final }) => final !== undefined) ? 0 : taken.length
  }

  /** A copy of the position after the last choice. */
  position(): unknown {
    return this.#after(this.#rules.copy(this.#base), this.#recent)
  }

  /** Adds a choice, and advances the trailing position past what cannot be undone alone. */
  add(choice: CountedChoice): void {
    const { undoable } = this
    if (undoable !== undefined && undoable !== choice.seat) this.#advance('other-seat')
    this.#recent.push(choice)
    if (choice.final !== undefined) this.#advance(choice.final)
  }

  /** Nobody can undo anything so far, not even everybody together. */
  close(): void {
    this.#advance('nothing')
    this.#past = []
    this.#kept = [{ count: 0, position: this.#rules.copy(this.#base) }]
  }

  /** Removes the latest `count` choices, whoever made them; what their player may then undo alone follows from the rest. */
  remove(count: number): void {
    const left = this.length - count
    if (left >= this.#past.length) {
      this.#recent.length = left - this.#past.length
      return
    }
    this.#cut(left)
    const last = this.#past.at(-1)
    const stops = this.#past.findLastIndex(({ seat, final }) => final !== undefined || seat !== last?.seat)
    const stop = this.#past[stops]
    this.#recent = this.#past.slice(stops + 1)
    this.#cut(stops + 1)
    this.#barrier = stop ? (stop.final ?? 'other-seat') : 'nothing'
    const kept = this.#kept.at(-1)
    this.#base = this.#after(this.#rules.copy(kept?.position), this.#past.slice(kept?.count))
  }

  /** Saves this position. */
  mark(): TrailMark {
    return {
      base: this.#rules.copy(this.#base),
      recent: [...this.#recent],
      barrier: this.#barrier,
      before: this.#past.length
    }
  }

  /** Returns to a mark, as if nothing had happened since. Each mark can be used once only. */
  returnTo({ base, recent, barrier, before }: TrailMark): void {
    this.#base = base
    this.#recent = [...recent]
    this.#barrier = barrier
    this.#cut(before)
  }

  #after(position: unknown, choices: readonly CountedChoice[]): unknown {
    for (const { events } of choices) for (const event of events) this.#rules.evolve(position, event)
    return position
  }

  /** Applies all recent choices to the trailing position: from here on nobody can undo them alone, for this reason. */
  #advance(barrier: UndoBarrier): void {
    this.#after(this.#base, this.#recent)
    this.#past.push(...this.#recent)
    this.#recent = []
    this.#barrier = barrier
    const count = this.#past.length
    if (count - (this.#kept.at(-1)?.count ?? 0) >= between)
      this.#kept = [...this.#kept, { count, position: this.#rules.copy(this.#base) }]
  }

  /** Forgets the choices that led to the trailing position, after the first `count`. */
  #cut(count: number): void {
    this.#past.length = Math.min(count, this.#past.length)
    this.#kept = this.#kept.filter((kept) => kept.count <= count)
  }
}
