/** Advice from a thread of its own, so that the page never waits for a thought. */
import type { Again, Question } from '../../../shared/games/thinking'
import type { Advice } from '../../../shared/players/reasons'
import type { Answer } from './hint-worker'

/** What it needs of a worker. */
interface WorkerLike extends EventTarget {
  postMessage(message: unknown): void
  terminate(): void
}

export interface Adviser {
  /** The advice on a question; undefined if it was dropped meanwhile or nothing came of it. */
  ask(question: Question | Again): Promise<Advice | undefined>
  /** Ends what is being thought about. */
  drop(): void
}

/** The thread begins with the first question, stays for the next, and is ended when a question is dropped. */
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
