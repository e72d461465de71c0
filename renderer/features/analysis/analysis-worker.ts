/** Looks at a finished game again in a thread of its own, and says how far it is. */
import { analysisOf, type Past } from '../../../shared/games/thinking'
import type { Analysis } from '../../../shared/players/analysis'

/** What it says: the choices that are done, in the end the analysis, or why there is none. */
export type WorkerMessage =
  { readonly done: number } | { readonly analysis: Analysis } | { readonly problem: string }

/** How often it says how far it is, in milliseconds. */
const progressInterval = 100

const post = (message: WorkerMessage): void => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<Past>) => {
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
