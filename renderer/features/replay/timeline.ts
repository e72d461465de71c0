/** A whole game with fast access to any position, computed from the nearest of some stored positions before it. Pure. */
import type { AnyRules, GameEvent, Seat } from '../../../shared/engine/rules'
import type { LogEntry, Story } from '../../../shared/engine/record'

/** Choices between two stored positions: few enough that dragging the slider feels immediate. */
const every = 24

/** A mark on the timeline: where a turn begins, and the chapter (round) that begins with it, if any. */
export interface Mark {
  /** How many choices have been made by then. */
  readonly step: number
  readonly seat: Seat
  readonly chapter?: string
}

/** A story by steps: step 0 is the first position, step n the one after n choices that were not undone. */
export class Timeline {
  /** The choices that were not undone, in order. */
  readonly steps: readonly LogEntry[]
  readonly #rules: AnyRules
  readonly #kept: unknown[] = []
  readonly #end: number

  /** Throws if an event does not fit the position before it. */
  constructor(rules: AnyRules, { setup, entries }: Story) {
    this.#rules = rules
    this.steps = entries.filter((entry) => !entry.undone)
    this.#end = (entries.at(-1)?.number ?? -1) + 1
    const position: unknown = rules.copy(setup)
    this.steps.forEach((entry, step) => {
      if (step % every === 0) this.#kept.push(rules.copy(position))
      this.#apply(position, entry)
    })
    if (this.steps.length % every === 0) this.#kept.push(position)
  }

  /** The last step. */
  get length(): number {
    return this.steps.length
  }

  /** A copy of the position at a step. Steps beyond either end count as that end. */
  at(step: number): unknown {
    const wanted = this.#within(step)
    const nearest = Math.floor(wanted / every)
    const position: unknown = this.#rules.copy(this.#kept[nearest])
    for (const entry of this.steps.slice(nearest * every, wanted)) this.#apply(position, entry)
    return position
  }

  /** The record's number of the entry that comes next at a step. */
  numberAt(step: number): number {
    return this.steps[this.#within(step)]?.number ?? this.#end
  }

  /** The step right after the entry with this number; for an entry that was undone, the step before it. */
  stepOf(number: number): number {
    const after = this.steps.findIndex((entry) => entry.number > number)
    return after < 0 ? this.length : after
  }

  #within(step: number): number {
    return Math.max(0, Math.min(this.length, Math.trunc(step)))
  }

  #apply(position: unknown, { events }: LogEntry): void {
    for (const event of events) this.#rules.evolve(position, event)
  }
}

/** The marks, grouped as in the log: a turn begins with a chapter, or when another seat chooses. */
export function marksOf(
  steps: readonly LogEntry[],
  chapter: (event: GameEvent) => string | undefined
): readonly Mark[] {
  const marks = new Map<number, Mark>()
  steps.forEach(({ seat, events }, i) => {
    if (seat !== steps[i - 1]?.seat) marks.set(i, { ...marks.get(i), step: i, seat })
    const heading = events.map(chapter).findLast((found) => found !== undefined)
    const next = steps[i + 1]
    if (heading !== undefined) marks.set(i + 1, { step: i + 1, seat: next?.seat ?? seat, chapter: heading })
  })
  return [...marks.values()].sort((a, b) => a.step - b.step)
}

/** The start of the nearest turn before or after a step; the start and the end of the game count as turns. */
export function turnFrom(marks: readonly Mark[], step: number, to: 1 | -1, length: number): number {
  return to < 0
    ? (marks.findLast((mark) => mark.step < step)?.step ?? 0)
    : (marks.find((mark) => mark.step > step)?.step ?? length)
}
