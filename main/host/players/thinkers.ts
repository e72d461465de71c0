/**
 * Threads that think for computer players: the host's own loop never searches. They begin when they are needed and end when
 * they rest; one that dies or is late is replaced, and its question comes back unanswered.
 */
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Question } from '../../../shared/games/thinking'
import type { Advice } from '../../../shared/players/reasons'
import type { FromThinker, ToThinker } from './thinker-messages'

/** What comes of a question: the advice, or why there is none. */
export type SearchResult =
  | { readonly advice: Advice }
  /** `alone`: no thread can be begun here at all. */
  | { readonly problem: string; readonly noThreads?: true }

/** A question on its way. */
export interface Search {
  /** Never rejects; stays open for good once the search was dropped. */
  readonly result: Promise<SearchResult>
  /** Ends it at once: nobody wants to know any more. */
  drop(): void
}

export interface ThinkersOptions {
  readonly log: (line: string) => void
  /** At most so many threads; default: one less than the machine has cores. */
  readonly most?: number
  /** A thread that thinks longer than this about one question is ended, in milliseconds. Budgets end sooner by far. */
  readonly late?: number
  /** A thread without a question ends after this long, in milliseconds: longer than a person's turn, as a new one is slow at first. */
  readonly rest?: number
  /** Begins a thread. */
  readonly begin?: () => Worker
}

/** Threads that broke one after the other before any of them answered: then no more are begun. */
const mostBroken = 3

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
  #broken = 0
  #closed = false

  constructor({ log, most, late = 15_000, rest = 600_000, begin = beginThread }: ThinkersOptions) {
    this.#log = log
    this.#most = Math.max(1, most ?? availableParallelism() - 1)
    this.#late = late
    this.#rest = rest
    this.#begin = begin
  }

  /** Asks a question. Questions are answered in the order in which they come. */
  think(question: Question): Search {
    const to = ++this.#asked
    const result = new Promise<SearchResult>((settle) => this.#queue.push({ to, question, settle }))
    this.#next()
    return { result, drop: () => this.#drop(to) }
  }

  /** Ends all threads; what was asked stays unanswered. */
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
      // An answer may be on its way already, and a thread may break while it drops: neither is told any more.
      thinker.job = { ...thinker.job, settle: () => undefined }
      thinker.tell({ drop: to })
    }
  }

  #next(): void {
    while (this.#queue.length > 0 && !this.#closed) {
      if (this.#broken >= mostBroken) {
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
      thinker.timer = setTimeout(() => this.#lose(thinker, 'late'), this.#late)
      thinker.tell({ to: job.to, question: job.question })
    }
  }

  /** Undefined where the system begins no thread; that counts as one that broke. */
  #newThinker(): Thinker | undefined {
    let worker: Worker
    try {
      worker = this.#begin()
    } catch (error) {
      this.#broken++
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
    this.#broken = 0
    thinker.job = undefined
    clearTimeout(thinker.timer)
    thinker.timer = setTimeout(() => void this.#end(thinker), this.#rest).unref()
    if ('advice' in message) job.settle({ advice: message.advice })
    else if ('problem' in message) job.settle({ problem: message.problem })
    this.#next()
  }

  /** A thread is gone, or is ended since it is late: whoever asked hears of it, and the next question gets another one. */
  #lose(thinker: Thinker, problem: string): void {
    if (!this.#thinkers.has(thinker)) return
    const { job } = thinker
    void this.#end(thinker)
    this.#broken++
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

/** The built thread; or, when this source file itself runs, the thread's source. */
export function beginThread(): Worker {
  if (!import.meta.filename.endsWith('.ts')) return new Worker(join(import.meta.dirname, '..', 'thinker.js'))
  // Threads do not inherit what loads TypeScript here.
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json'))
  const loader = new URL('dist/esm/api/index.mjs', tsx).href
  const source = pathToFileURL(join(import.meta.dirname, 'thinker.ts')).href
  const program = `import(${JSON.stringify(loader)}).then(({ tsImport }) => tsImport(${JSON.stringify(source)}, ${JSON.stringify(import.meta.url)}))`
  return new Worker(program, { eval: true })
}
