/** Advice from a thread of its own, so that the page never waits for a thought. */
import type { ReviewQuestion, Question } from '../../../shared/games/thinking'
import type { Advice } from '../../../shared/players/reasons'
import type { Answer } from './hint-worker'

/** What it needs of a worker. */
interface Thread extends EventTarget {
  postMessage(message: unknown): void
  terminate(): void
}

export interface Adviser {
  /** The advice on a question; undefined if it was dropped meanwhile or nothing came of it. */
  ask(question: Question | ReviewQuestion): Promise<Advice | undefined>
  /** Ends what is being thought about. */
  drop(): void
}

/** The thread begins with the first question, stays for the next, and is ended when a question is dropped. */
export function newAdviser(
  begin = (): Thread => new Worker(new URL('./hint-worker.ts', import.meta.url), { type: 'module' })
): Adviser {
  let worker: Thread | undefined
  let open: { readonly to: number; readonly settle: (advice: Advice | undefined) => void } | undefined
  let asked = 0

  function settle(advice: Advice | undefined): void {
    const waiting = open
    open = undefined
    waiting?.settle(advice)
  }
  function end(): void {
    worker?.terminate()
    worker = undefined
    settle(undefined)
  }
  function begun(): Thread {
    const made = begin()
    made.addEventListener('message', (event) => {
      const { data } = event as MessageEvent<Answer>
      if (data.to === open?.to) settle('advice' in data ? data.advice : undefined)
    })
    made.addEventListener('error', () => worker === made && end())
    return made
  }

  return {
    ask: (question) => {
      if (open) end()
      return new Promise((resolve) => {
        open = { to: ++asked, settle: resolve }
        worker ??= begun()
        worker.postMessage({ to: open.to, question })
      })
    },
    drop: () => {
      if (open) end()
    }
  }
}
