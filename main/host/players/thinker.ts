/**
 * The worker thread that searches for computer players, one question at a time. It yields regularly to receive
 * messages, so that a dropped question ends at once.
 */
import { parentPort } from 'node:worker_threads'
import { adviceOn } from '../../../shared/games/thinking'
import type { FromThinker, ToThinker } from './thinker-messages'

/** How long it searches before it checks for messages, in milliseconds. */
const slice = 10

/** The number of the question it works on; 0 once that was dropped. */
let current = 0

function send(message: FromThinker): void {
  parentPort?.postMessage(message)
}

async function answer({ to, question }: Extract<ToThinker, { readonly question: unknown }>): Promise<void> {
  current = to
  try {
    const steps = adviceOn(question)
    let until = performance.now() + slice
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) return send({ to, advice: step.value })
      if (performance.now() < until) continue
      await new Promise(setImmediate)
      if (current !== to) return send({ to, dropped: true })
      until = performance.now() + slice
    }
  } catch (error) {
    send({ to, problem: String(error) })
  }
}

parentPort?.on('message', (message: ToThinker) => {
  if ('question' in message) void answer(message)
  else if (current === message.drop) current = 0
})
