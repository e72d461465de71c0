/**
 * Bots at one table. A bot is a member like everybody: it sees its seat's own view, and its choices go the way of
 * everybody's.
 */
import { randomChoice } from '../../shared/bots/random'
import type { Source } from '../../shared/engine/chance'
import type { AnyRules, Seat } from '../../shared/engine/rules'
import { Refused } from './refused'

/** What bots need of their table. */
export interface BotTable {
  readonly rules: AnyRules
  /** Seats of bots that are asked something now. */
  asked(): readonly Seat[]
  /** The seat's own view. */
  view(seat: Seat): unknown
  /** Plays a choice for a bot's seat; throws a refusal. */
  play(seat: Seat, choice: unknown): void
}

export class Bots {
  readonly #table: BotTable
  readonly #pace: number
  readonly #source: Source
  readonly #log: (line: string) => void
  readonly #thinking = new Map<Seat, NodeJS.Timeout>()

  /** `pace`: how long a bot thinks, in milliseconds. */
  constructor(table: BotTable, pace: number, source: Source, log: (line: string) => void) {
    this.#table = table
    this.#pace = pace
    this.#source = source
    this.#log = log
  }

  /** Looks who is asked: whoever is will answer after a while. Call when the table or its people changed. */
  look(): void {
    for (const seat of this.#table.asked()) {
      if (this.#thinking.has(seat)) continue
      this.#thinking.set(
        seat,
        setTimeout(() => this.#answer(seat), this.#pace)
      )
    }
  }

  /** Nobody answers any more. */
  stop(): void {
    for (const timer of this.#thinking.values()) clearTimeout(timer)
    this.#thinking.clear()
  }

  #answer(seat: Seat): void {
    this.#thinking.delete(seat)
    if (!this.#table.asked().includes(seat)) return
    try {
      const { rules } = this.#table
      const choice = randomChoice(rules, this.#table.view(seat), seat, this.#source)
      if (choice !== undefined) this.#table.play(seat, choice)
    } catch (error) {
      // The table stands still, or its rules have a fault: the bot looks again when something has changed.
      this.#log(`bot: ${error instanceof Refused ? error.refusal.code : String(error)}`)
    }
  }
}
