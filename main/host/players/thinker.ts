/**
 * A thread that thinks for computer players, one question at a time. It looks up now and then, so that a question that
 * nobody asks any more ends at once.
 */
import { parentPort } from 'node:worker_threads'
import { adviceOn } from '../../../shared/games/thinking'
import type { FromThinker, ToThinker } from './thinker-messages'

/** For how long it thinks before it looks up, in milliseconds. */
const slice = 10

let thinking = 0

function say(message: FromThinker): void {
  parentPort?.postMessage(message)
}

async function answer({ to, question }: Extract<ToThinker, { readonly question: unknown }>): Promise<void> {
  thinking = to
  try {
    const steps = adviceOn(question)
    let until = performance.now() + slice
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) return say({ to, advice: step.value })
      if (performance.now() < until) continue
      await new Promise(setImmediate)
      if (thinking !== to) return say({ to, dropped: true })
      until = performance.now() + slice
    }
  } catch (error) {
    say({ to, problem: String(error) })
  }
}

parentPort?.on('message', (message: ToThinker) => {
  if ('question' in message) void answer(message)
  else if (thinking === message.drop) thinking = 0
})
