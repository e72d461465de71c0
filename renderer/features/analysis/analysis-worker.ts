/** The worker thread that analyses a finished game and reports its progress. */
import { analysisOf, type FinishedGame } from '../../../shared/games/thinking'
import type { Analysis } from '../../../shared/players/analysis'

/** What the worker posts: how many choices are done, and in the end the analysis or why there is none. */
export type WorkerMessage =
  { readonly done: number } | { readonly analysis: Analysis } | { readonly problem: string }

/** Milliseconds between two progress messages. */
const progressInterval = 100

const post = (message: WorkerMessage): void => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<FinishedGame>) => {
  try {
    const steps = analysisOf(data)
    let lastPost = 0
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) return post({ analysis: step.value })
      if (performance.now() < lastPost + progressInterval) continue
      lastPost = performance.now()
      post({ done: step.value })
    }
  } catch (error) {
    post({ problem: String(error) })
  }
})
