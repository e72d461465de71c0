/** The worker thread behind hints: it answers one question at a time. */
import { adviceOn, type ReviewQuestion, type Question } from '../../../shared/games/thinking'
import type { Advice } from '../../../shared/players/reasons'

/** The worker's reply: the number of the question it answers, and the advice or why there is none. */
export type Answer = { readonly to: number } & ({ readonly advice: Advice } | { readonly problem: string })

interface Asked {
  readonly to: number
  readonly question: Question | ReviewQuestion
}

function answer(to: number, question: Asked['question']): Answer {
  try {
    const steps = adviceOn(question)
    for (let step = steps.next(); ; step = steps.next()) if (step.done) return { to, advice: step.value }
  } catch (error) {
    return { to, problem: String(error) }
  }
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => postMessage(answer(data.to, data.question)))
