/** The worker threads that analyse a finished game together: each judges every nth turn. */
import type { FinishedGame } from '../../../shared/games/thinking'
import { analysisFrom, type Analysis, type TurnJudged } from '../../../shared/players/analysis'
import type { WorkerMessage, WorkerTask } from './analysis-worker'

/** How the analysts are heard. */
export interface AnalystsListener {
  /** `share`: how much of the game is judged, from 0 to 1. `known`: its first turns, up to one that is still open. */
  progress(share: number, known: Analysis): void
  done(analysis: Analysis): void
  /** One of them has failed, so that all have stopped. */
  failed(): void
}

/** The most threads; one processor is left to the page. */
const mostThreads = 4
const threads = (): number => Math.max(1, Math.min(mostThreads, navigator.hardwareConcurrency - 1 || 1))

/** Analyses a game in the background. Returns a function that stops it; nothing is heard afterwards. */
export function analyseInBackground(past: FinishedGame, listener: AnalystsListener): () => void {
  const entries = Math.max(1, past.story.entries.length)
  let turns: readonly TurnJudged[] = []
  const workers = Array.from({ length: threads() }, () => ({
    thread: new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' }),
    upTo: 0,
    done: false
  }))
  let stopped = false

  function stop(): void {
    stopped = true
    for (const { thread } of workers) thread.terminate()
  }
  function fail(): void {
    if (stopped) return
    stop()
    listener.failed()
  }
  function hear(worker: (typeof workers)[number], message: WorkerMessage): void {
    if (stopped) return
    if ('problem' in message) return fail()
    if ('done' in message) {
      worker.done = true
      if (!workers.every(({ done }) => done)) return
      stop()
      return listener.done(analysisFrom(turns))
    }
    worker.upTo = message.upTo
    turns = [...turns, ...message.turns]
    const judged = workers.reduce((sum, { upTo }) => sum + upTo, 0) / workers.length
    const first = Math.min(...workers.map(({ upTo }) => upTo))
    listener.progress(judged / entries, analysisFrom(turns.filter(({ last }) => last < first)))
  }

  for (const [at, worker] of workers.entries()) {
    const { thread } = worker
    thread.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => hear(worker, data))
    thread.addEventListener('error', fail)
    thread.postMessage({ past, share: { at, of: workers.length } } satisfies WorkerTask)
  }
  return stop
}
