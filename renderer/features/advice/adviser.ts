/** Computes advice in a worker thread, so that the page never blocks while the search runs. */
import type { ReviewQuestion, Question } from '../../../shared/games/thinking'
import type { Advice } from '../../../shared/players/reasons'
import type { Answer } from './hint-worker'

/** The part of a Worker that is used here; tests pass a fake. */
interface WorkerLike extends EventTarget {
  postMessage(message: unknown): void
  terminate(): void
}

export interface Adviser {
  /** The advice on a question; undefined if the question was dropped meanwhile or the worker failed. Drops an open one. */
  ask(question: Question | ReviewQuestion): Promise<Advice | undefined>
  /** Drops the open question, if any, and terminates its worker. */
  drop(): void
}

/** The worker starts with the first question, is reused for the next ones, and is terminated when a question is dropped. */
export function newAdviser(
  createWorker = (): WorkerLike =>
    new Worker(new URL('./hint-worker.ts', import.meta.url), { type: 'module' })
): Adviser {
  let worker: WorkerLike | undefined
  let pending: { readonly to: number; readonly settle: (advice: Advice | undefined) => void } | undefined
  let requests = 0

  function settle(advice: Advice | undefined): void {
    const waiting = pending
    pending = undefined
    waiting?.settle(advice)
  }
  function end(): void {
    worker?.terminate()
    worker = undefined
    settle(undefined)
  }
  function startWorker(): WorkerLike {
    const started = createWorker()
    started.addEventListener('message', (event) => {
      const { data } = event as MessageEvent<Answer>
      if (data.to === pending?.to) settle('advice' in data ? data.advice : undefined)
    })
    started.addEventListener('error', () => worker === started && end())
    return started
  }

  return {
    ask: (question) => {
      if (pending) end()
      return new Promise((resolve) => {
        pending = { to: ++requests, settle: resolve }
        worker ??= startWorker()
        worker.postMessage({ to: pending.to, question })
      })
    },
    drop: () => {
      if (pending) end()
    }
  }
}
