/** A game from end to end: every position can be had at once, from the nearest of the positions kept on the way. Pure. */
import type { AnyRules, GameEvent, Seat } from '../../../shared/engine/rules'
import type { LogEntry, Story } from '../../../shared/engine/record'

/** Choices between two kept positions: evolving so many takes no time that a hand on a slider feels. */
const every = 24

/** A place on the way worth a mark: where a turn begins, and a chapter (round) if one begins there. */
export interface Mark {
  /** How many choices have been made there. */
  readonly step: number
  readonly seat: Seat
  readonly chapter?: string
}

/** A story laid out by steps: step 0 is the first position, step n the one after n choices that count. */
export class Timeline {
  /** The choices that count, in order. */
  readonly steps: readonly LogEntry[]
  readonly #rules: AnyRules
  readonly #kept: unknown[] = []
  readonly #end: number

  /** Throws where an event does not fit the position before it. */
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

  /** The position at a step, as an object of its own. Steps beyond either end count as that end. */
  at(step: number): unknown {
    const wanted = this.#within(step)
    const nearest = Math.floor(wanted / every)
    const position: unknown = this.#rules.copy(this.#kept[nearest])
    for (const entry of this.steps.slice(nearest * every, wanted)) this.#apply(position, entry)
    return position
  }

  /** Number of the entry that comes next at a step, as the record counts. */
  numberAt(step: number): number {
    return this.steps[this.#within(step)]?.number ?? this.#end
  }

  /** The step at which the entry with this number has just happened; for one that was taken back, the step before it. */
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

/** Where turns begin, as the log groups them: a chapter begins, or another seat chooses. */
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

/** The step of the turn before or after this one; the ends count as turns. */
export function turnFrom(marks: readonly Mark[], step: number, to: 1 | -1, length: number): number {
  return to < 0
    ? (marks.findLast((mark) => mark.step < step)?.step ?? 0)
    : (marks.find((mark) => mark.step > step)?.step ?? length)
}
