/**
 * A pool of worker threads that search for computer players, so that the host's event loop stays free. Threads are
 * started when needed and ended after a time without work. If one dies or takes too long, its question fails and it is
 * replaced.
 */
import { availableParallelism } from 'node:os'
import type { Worker } from 'node:worker_threads'
import type { Question } from '../../../shared/games/thinking'
import type { Advice } from '../../../shared/players/reasons'
import type { FromThinker, ToThinker } from './thinker-messages'
import { beginThread } from './thread'

export { beginThread }

/** The answer to a question: the advice, or why there is none. */
export type SearchResult =
  | { readonly advice: Advice }
  /** `noThreads`: this system cannot start any worker thread. */
  | { readonly problem: string; readonly noThreads?: true }

/** A question that is queued or being searched. */
export interface Search {
  /** Never rejects; never settles once the search was dropped. */
  readonly result: Promise<SearchResult>
  /** Cancels the search. */
  drop(): void
}

export interface ThinkersOptions {
  readonly log: (line: string) => void
  /** The most threads at a time; default: one less than the machine has cores. */
  readonly most?: number
  /** Timeout of one question in milliseconds, far above the budget of any level; the thread is then ended. */
  readonly late?: number
  /**
   * How long an idle thread is kept, in milliseconds: longer than a person's turn, as a new thread is slow at first.
   */
  readonly rest?: number
  /** Starts a thread. */
  readonly begin?: () => Worker
}

/**
 * After this many failures in a row without an answer in between, no more threads are started for a while, in milliseconds.
 */
const [mostFailures, pause] = [3, 60_000]

/**
 * How long a late thread may still answer, in milliseconds: after the machine was asleep its answer may be waiting to be
 * read.
 */
const grace = 1000

interface Job {
  readonly to: number
  readonly question: Question
  readonly settle: (result: SearchResult) => void
}

class Thinker {
  job: Job | undefined
  timer: NodeJS.Timeout | undefined
  readonly worker: Worker

  constructor(worker: Worker) {
    this.worker = worker
    worker.unref()
  }

  tell(message: ToThinker): void {
    this.worker.postMessage(message)
  }
}

export class Thinkers {
  readonly #log: (line: string) => void
  readonly #most: number
  readonly #late: number
  readonly #rest: number
  readonly #begin: () => Worker
  readonly #thinkers = new Set<Thinker>()
  readonly #queue: Job[] = []
  #asked = 0
  #failures = 0
  /** When the last failure was, by `performance.now`. */
  #failed = 0
  #closed = false

  constructor({ log, most, late = 15_000, rest = 600_000, begin = beginThread }: ThinkersOptions) {
    this.#log = log
    this.#most = Math.max(1, most ?? availableParallelism() - 1)
    this.#late = late
    this.#rest = rest
    this.#begin = begin
  }

  /** Queues a question. Questions are started in the order in which they come. */
  think(question: Question): Search {
    const to = ++this.#asked
    const result = new Promise<SearchResult>((settle) => this.#queue.push({ to, question, settle }))
    this.#next()
    return { result, drop: () => this.#drop(to) }
  }

  /** Ends all threads; open questions stay unanswered. */
  async close(): Promise<void> {
    this.#closed = true
    this.#queue.length = 0
    await Promise.all([...this.#thinkers].map((thinker) => this.#end(thinker)))
  }

  #drop(to: number): void {
    const at = this.#queue.findIndex((job) => job.to === to)
    if (at >= 0) return void this.#queue.splice(at, 1)
    for (const thinker of this.#thinkers) {
      if (thinker.job?.to !== to) continue
      // The thread stays busy until it confirms; an answer already on its way, or a failure, is ignored.
      thinker.job = { ...thinker.job, settle: () => undefined }
      thinker.tell({ drop: to })
    }
  }

  #next(): void {
    while (this.#queue.length > 0 && !this.#closed) {
      if (performance.now() - this.#failed > pause) this.#failures = 0
      if (this.#failures >= mostFailures) {
        for (const { settle } of this.#queue.splice(0))
          settle({ problem: 'no thread can be begun', noThreads: true })
        return
      }
      const idle = [...this.#thinkers].find(({ job }) => job === undefined)
      if (!idle && this.#thinkers.size >= this.#most) return
      const thinker = idle ?? this.#newThinker()
      if (!thinker) continue
      const job = this.#queue.shift()
      if (!job) return
      thinker.job = job
      clearTimeout(thinker.timer)
      thinker.timer = setTimeout(() => this.#warn(thinker), this.#late)
      thinker.tell({ to: job.to, question: job.question })
    }
  }

  /** Starts a thread; undefined if that fails, which counts as a failure. */
  #newThinker(): Thinker | undefined {
    let worker: Worker
    try {
      worker = this.#begin()
    } catch (error) {
      this.#fail()
      this.#log(`thinker: ${String(error)}`)
      return undefined
    }
    const thinker = new Thinker(worker)
    this.#thinkers.add(thinker)
    thinker.worker.on('message', (message: FromThinker) => this.#hear(thinker, message))
    thinker.worker.on('error', (error) => this.#lose(thinker, String(error)))
    thinker.worker.on('exit', (code) => this.#lose(thinker, `ended (${code})`))
    return thinker
  }

  #hear(thinker: Thinker, message: FromThinker): void {
    const { job } = thinker
    if (job?.to !== message.to) return
    this.#failures = 0
    thinker.job = undefined
    clearTimeout(thinker.timer)
    thinker.timer = setTimeout(() => void this.#end(thinker), this.#rest).unref()
    if ('advice' in message) job.settle({ advice: message.advice })
    else if ('problem' in message) job.settle({ problem: message.problem })
    this.#next()
  }

  /** A thread is late: it is ended unless it answers now. */
  #warn(thinker: Thinker): void {
    thinker.timer = setTimeout(() => this.#lose(thinker, 'late'), grace)
  }

  #fail(): void {
    this.#failures++
    this.#failed = performance.now()
  }

  /**
   * A thread has died, or is ended because it took too long: its question fails, and the next one gets another thread.
   */
  #lose(thinker: Thinker, problem: string): void {
    if (!this.#thinkers.has(thinker)) return
    const { job } = thinker
    void this.#end(thinker)
    this.#fail()
    this.#log(`thinker: ${problem}`)
    job?.settle({ problem })
    this.#next()
  }

  async #end(thinker: Thinker): Promise<void> {
    this.#thinkers.delete(thinker)
    clearTimeout(thinker.timer)
    await thinker.worker.terminate()
  }
}
