/**
 * Bots at one table. A bot is a member like everybody: it sees its seat's own view, and its choices go the way of
 * everybody's. It thinks in a thread of its own; where that breaks it makes a quick move here, in slices.
 */
import type { Source } from '../../../shared/engine/chance'
import type { LevelNumber } from '../../../shared/engine/player-level'
import type { Seat } from '../../../shared/engine/rules'
import type { Game } from '../../../shared/games'
import type { Question } from '../../../shared/games/thinking'
import { levelOf } from '../../../shared/players/levels'
import { randomChoice } from '../../../shared/players/random'
import { advise, type Advice } from '../../../shared/players/reasons'
import { Refused } from '../refusal-error'
import type { Thinkers, SearchResult } from './thinkers'

/** A choice of a bot, and why: absent where it took any. `quick`: there was no time for more than the lowest level. */
export interface BotMove {
  readonly choice: unknown
  readonly level: LevelNumber
  readonly quick?: true
  readonly advice?: Advice
}

/** What bots need of their table. */
export interface BotTable {
  readonly game: Pick<Game, 'rules' | 'knowledge'>
  /** The game and its pack, for whoever thinks elsewhere. */
  readonly played: Pick<Question, 'game' | 'pack'>
  /** Seats of bots that are asked something now. */
  asked(): readonly Seat[]
  /** The seat's own view. */
  view(seat: Seat): unknown
  /** How strong the seat's bot is. */
  level(seat: Seat): LevelNumber
  /** Changes with every choice that is accepted or taken back. */
  moment(): string
  /** Plays a choice for a bot's seat; throws a refusal. */
  play(seat: Seat, move: BotMove): void
}

/** What bots need of their host. */
export interface BotHost {
  readonly thinkers: Pick<Thinkers, 'think'>
  /** How long a bot waits before its turn is seen, in milliseconds. */
  readonly pace: number
  readonly source: Source
  readonly log: (line: string) => void
}

/** For how long a quick move is thought about before the host does something else, in milliseconds. */
const slice = 4
/** What follows in the same turn waits for so much of the pace: one turn is told in one breath. */
const following = 0.1
/** The most that a bot begins to think before its time, in milliseconds. */
const headStart = 1000

/** What a seat's bot is at, and how that is ended. */
interface Work {
  readonly moment: string
  /** Whether it is still meant. */
  stop(): void
}

export class Bots {
  readonly #table: BotTable
  readonly #host: BotHost
  readonly #work = new Map<Seat, Work>()
  /** Whose choice was played last, if it was a bot's. */
  #last: Seat | undefined
  #closed = false

  constructor(table: BotTable, host: BotHost) {
    this.#table = table
    this.#host = host
  }

  /**
   * Looks which bots are asked; each will answer after a while. What was begun about a position that has passed, or for a
   * seat that is a bot's no longer, ends. Call when the table or its people changed.
   */
  update(): void {
    if (this.#closed) return
    const moment = this.#table.moment()
    const asked = this.#table.asked()
    for (const [seat, work] of this.#work)
      if (work.moment !== moment || !asked.includes(seat)) {
        work.stop()
        this.#work.delete(seat)
      }
    for (const seat of asked) if (!this.#work.has(seat)) this.#wait(seat, moment)
  }

  /** Nobody answers any more. */
  close(): void {
    this.#closed = true
    for (const work of this.#work.values()) work.stop()
    this.#work.clear()
  }

  /** Thinks while it waits for its time. */
  #wait(seat: Seat, moment: string): void {
    const pace = this.#host.pace * (this.#last === seat ? following : 1)
    const due = performance.now() + pace
    const timer = setTimeout(() => this.#begin(seat, moment, due), Math.max(0, pace - headStart))
    this.#work.set(seat, { moment, stop: () => clearTimeout(timer) })
  }

  #begin(seat: Seat, moment: string, due: number): void {
    const { game, played } = this.#table
    if (!game.knowledge) return this.#finish(seat, moment, due, this.#anyMove(seat))
    const [level, seed] = [this.#table.level(seat), this.#host.source(2 ** 31)]
    const search = this.#host.thinkers.think({ ...played, view: this.#table.view(seat), seat, level, seed })
    const work: Work = { moment, stop: () => search.drop() }
    this.#work.set(seat, work)
    void search.result.then((result: SearchResult) => {
      if (this.#work.get(seat) !== work) return
      if ('advice' in result) {
        const { advice } = result
        return this.#finish(seat, moment, due, () => ({ choice: advice.choice, level, advice }))
      }
      // Where there are no threads that was said when they failed to begin.
      if (!result.noThreads) this.#host.log(`bot: ${result.problem}`)
      this.#thinkHere(seat, moment, due, result.noThreads ? level : 1, seed)
    })
  }

  /** Here and in slices: a quick move, or all of it where there are no threads. */
  #thinkHere(seat: Seat, moment: string, due: number, level: LevelNumber, seed: number): void {
    const { rules, knowledge } = this.#table.game
    if (!knowledge) return
    const quick = level < this.#table.level(seat)
    let steps: Generator<void, Advice>
    try {
      steps = advise({ rules, knowledge, view: this.#table.view(seat), seat, level: levelOf(level), seed })
    } catch (error) {
      // The rules have a fault: the bot looks again when something has changed.
      return this.#host.log(`bot: ${String(error)}`)
    }
    const goOn = (): void => {
      const until = performance.now() + slice
      try {
        for (let step = steps.next(); ; step = steps.next()) {
          const { done, value: advice } = step
          if (done)
            return this.#finish(seat, moment, due, () => ({
              choice: advice.choice,
              level,
              ...(quick && { quick }),
              advice
            }))
          if (performance.now() > until) break
        }
      } catch (error) {
        // A fault of the player: its seat takes any choice rather than keep the table waiting.
        this.#host.log(`bot: ${String(error)}`)
        return this.#finish(seat, moment, due, this.#anyMove(seat))
      }
      const turn = setImmediate(goOn)
      this.#work.set(seat, { moment, stop: () => clearImmediate(turn) })
    }
    goOn()
  }

  #anyMove(seat: Seat): () => BotMove | undefined {
    return () => {
      const { rules } = this.#table.game
      const choice = randomChoice(rules, this.#table.view(seat), seat, this.#host.source)
      return choice === undefined ? undefined : { choice, level: 1, quick: true }
    }
  }

  #isAsked(seat: Seat, moment: string): boolean {
    return this.#table.moment() === moment && this.#table.asked().includes(seat)
  }

  /** Plays when its time has come; a choice that is refused gives way to any other, unless it is the `last` try. */
  #finish(seat: Seat, moment: string, due: number, choose: () => BotMove | undefined, last = false): void {
    const play = (): void => {
      this.#work.delete(seat)
      // Somebody takes the seat, or ends the game, in this very moment: if that fails, the bot looks again.
      if (!this.#isAsked(seat, moment)) return
      try {
        const move = choose()
        if (!move) return
        this.#last = seat
        this.#table.play(seat, move)
      } catch (error) {
        this.#host.log(`bot: ${error instanceof Refused ? error.refusal.code : String(error)}`)
        // Where the table has stopped, or its rules have a fault, the bot looks again when something has changed.
        if (last || !this.#isAsked(seat, moment)) return
        // A fault of the player, as above.
        this.#finish(seat, moment, due, this.#anyMove(seat), true)
      }
    }
    const timer = setTimeout(play, Math.max(0, due - performance.now()))
    this.#work.set(seat, { moment, stop: () => clearTimeout(timer) })
  }
}
