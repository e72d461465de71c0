/** Looks at a finished game again in a thread of its own, and says how far it is. */
import { analysisOf, type FinishedGame } from '../../../shared/games/thinking'
import type { Analysis } from '../../../shared/players/analysis'

/** What it says: the choices that are done, in the end the analysis, or why there is none. */
export type Heard = { readonly done: number } | { readonly analysis: Analysis } | { readonly problem: string }

/** How often it says how far it is, in milliseconds. */
const pause = 100

const say = (heard: Heard): void => postMessage(heard)

addEventListener('message', ({ data }: MessageEvent<FinishedGame>) => {
  try {
    const steps = analysisOf(data)
    let said = 0
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) return say({ analysis: step.value })
      if (performance.now() < said + pause) continue
      said = performance.now()
      say({ done: step.value })
    }
  } catch (error) {
    say({ problem: String(error) })
  }
})
