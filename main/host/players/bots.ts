/**
 * The bots of one table. A bot sees what a person on its seat sees, and its choices take the same path as everybody's.
 * It searches in a worker thread; if that fails, it makes a quick move on the host's own thread, in short slices.
 */
import type { Source } from '../../../shared/engine/chance'
import type { LevelNumber } from '../../../shared/engine/player-level'
import type { Seat } from '../../../shared/engine/rules'
import type { Game } from '../../../shared/games'
import type { Question } from '../../../shared/games/thinking'
import { levelOf } from '../../../shared/players/levels'
import { randomChoice } from '../../../shared/players/random'
import { advise, type Advice } from '../../../shared/players/reasons'
import { inStyle } from '../../../shared/players/styles'
import { Refused } from '../refusal-error'
import type { Thinkers, SearchResult } from './thinkers'

/**
 * A bot's choice and its reasons (none if it is random). `quick`: chosen without the search that its level calls for.
 */
export interface BotMove {
  readonly choice: unknown
  readonly level: LevelNumber
  readonly quick?: true
  readonly advice?: Advice
}

/** What bots need of their table. */
export interface BotTable {
  readonly game: Pick<Game, 'rules' | 'knowledge'>
  /** The game and its content pack, for the worker thread. */
  readonly played: Pick<Question, 'game' | 'pack'>
  /** The bots' seats that have an open decision. */
  asked(): readonly Seat[]
  /** The seat's own view. */
  view(seat: Seat): unknown
  /** The level of the seat's bot. */
  level(seat: Seat): LevelNumber
  /** The style that was chosen for the seat's bot. */
  style(seat: Seat): string | undefined
  /** Identifies the position: changes with every choice that is accepted or taken back. */
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

/** How long a search on the host's own thread runs before it yields to the event loop, in milliseconds. */
const slice = 4
/** The share of the pace that further choices of the same turn wait, so that a turn reads as one. */
const followUpPace = 0.1
/** How long before its move is due a bot starts its search, in milliseconds. */
const headStart = 1000

/** What a seat's bot is doing: waiting, searching, or about to play. */
interface Work {
  /** The position it works on. */
  readonly moment: string
  /** Cancels it. */
  stop(): void
}

export class Bots {
  readonly #table: BotTable
  readonly #host: BotHost
  readonly #work = new Map<Seat, Work>()
  /** The seat whose bot has played last. */
  #last: Seat | undefined
  #closed = false

  constructor(table: BotTable, host: BotHost) {
    this.#table = table
    this.#host = host
  }

  /**
   * Starts the bots whose seats have an open decision, and cancels work on a past position or for a seat that is no
   * longer a bot's. Call whenever the table or its people have changed.
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

  /** Cancels all work; the bots play no more. */
  close(): void {
    this.#closed = true
    for (const work of this.#work.values()) work.stop()
    this.#work.clear()
  }

  /** Schedules the search so that it can be finished when the move is due. */
  #wait(seat: Seat, moment: string): void {
    const pace = this.#host.pace * (this.#last === seat ? followUpPace : 1)
    const due = performance.now() + pace
    const timer = setTimeout(() => this.#begin(seat, moment, due), Math.max(0, pace - headStart))
    this.#work.set(seat, { moment, stop: () => clearTimeout(timer) })
  }

  #begin(seat: Seat, moment: string, due: number): void {
    const { game, played } = this.#table
    if (!game.knowledge) return this.#finish(seat, moment, due, this.#anyMove(seat))
    const [level, seed] = [this.#table.level(seat), this.#host.source(2 ** 31)]
    const style = this.#table.style(seat)
    const search = this.#host.thinkers.think({
      ...played,
      view: this.#table.view(seat),
      seat,
      level,
      seed,
      ...(style !== undefined && { style })
    })
    const work: Work = { moment, stop: () => search.drop() }
    this.#work.set(seat, work)
    void search.result.then((result: SearchResult) => {
      if (this.#work.get(seat) !== work) return
      if ('advice' in result) {
        const { advice } = result
        return this.#finish(seat, moment, due, () => ({ choice: advice.choice, level, advice }))
      }
      // That no thread can be started was logged when it failed.
      if (!result.noThreads) this.#host.log(`bot: ${result.problem}`)
      this.#searchHere(seat, moment, due, result.noThreads ? level : 1, seed)
    })
  }

  /** Searches on the host's own thread, in slices: at the lowest level, or at the full one if there are no threads. */
  #searchHere(seat: Seat, moment: string, due: number, level: LevelNumber, seed: number): void {
    const { rules, knowledge } = this.#table.game
    if (!knowledge) return
    const quick = level < this.#table.level(seat)
    const styled = inStyle(knowledge, this.#table.style(seat))
    let steps: Generator<void, Advice>
    try {
      steps = advise({
        rules,
        knowledge: styled,
        view: this.#table.view(seat),
        seat,
        level: levelOf(level),
        seed
      })
    } catch (error) {
      // A fault in the rules: the bot tries again at the next `update`.
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
        // A fault in the search: the seat makes a random choice rather than keep the table waiting.
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

  /** Plays the choice when it is due. If it is refused, tries a random one, unless this was the `last` try. */
  #finish(seat: Seat, moment: string, due: number, choose: () => BotMove | undefined, last = false): void {
    const play = (): void => {
      this.#work.delete(seat)
      // The position or the seat has changed meanwhile: nothing to play now.
      if (!this.#isAsked(seat, moment)) return
      try {
        const move = choose()
        if (!move) return
        this.#last = seat
        this.#table.play(seat, move)
      } catch (error) {
        this.#host.log(`bot: ${error instanceof Refused ? error.refusal.code : String(error)}`)
        // If the table has stopped, or the rules have a fault, the bot tries again at the next `update`.
        if (last || !this.#isAsked(seat, moment)) return
        this.#finish(seat, moment, due, this.#anyMove(seat), true)
      }
    }
    const timer = setTimeout(play, Math.max(0, due - performance.now()))
    this.#work.set(seat, { moment, stop: () => clearTimeout(timer) })
  }
}
