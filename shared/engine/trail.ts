/**
 * The choices of a match that a player alone can no longer undo, with a few of the positions between them: everybody at a
 * table together may take them back.
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

/** After this many choices another position is kept, so that going back never applies more of them. */
const between = 64

export class Trail {
  readonly #rules: AnyRules
  #choices: CountedChoice[] = []
  #kept: { readonly count: number; readonly position: unknown }[]

  /** `first`: the position before the first choice. */
  constructor(rules: AnyRules, first: unknown) {
    this.#rules = rules
    this.#kept = [{ count: 0, position: rules.copy(first) }]
  }

  /** How many choices it holds. */
  get length(): number {
    return this.#choices.length
  }

  /** Appends choices; `position`: the position after them. */
  append(choices: readonly CountedChoice[], position: unknown): void {
    this.#choices.push(...choices)
    const count = this.length
    if (count - (this.#kept.at(-1)?.count ?? 0) >= between)
      this.#kept.push({ count, position: this.#rules.copy(position) })
  }

  /** Removes all choices after the first `count`. */
  cut(count: number): void {
    this.#choices.length = Math.min(count, this.length)
    this.#kept = this.#kept.filter((kept) => kept.count <= count)
  }

  /**
   * Removes the choices at the end that their player may undo alone, and returns them, with the position before them and
   * why nothing before them can be undone.
   */
  takeUndoable(): {
    readonly recent: CountedChoice[]
    readonly position: unknown
    readonly barrier: UndoBarrier
  } {
    const last = this.#choices.at(-1)
    const before = this.#choices.findLastIndex(
      ({ seat, final }) => final !== undefined || seat !== last?.seat
    )
    const stops = this.#choices[before]
    const recent = this.#choices.slice(before + 1)
    this.cut(before + 1)
    return { recent, position: this.#position(), barrier: stops ? (stops.final ?? 'other-seat') : 'nothing' }
  }

  /** A copy of the position after the last choice. */
  #position(): unknown {
    const kept = this.#kept.at(-1)
    const position: unknown = this.#rules.copy(kept?.position)
    for (const { events } of this.#choices.slice(kept?.count))
      for (const event of events) this.#rules.evolve(position, event)
    return position
  }
}
