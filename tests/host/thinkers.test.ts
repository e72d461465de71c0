// Worker threads of computer players: they answer as the host itself would, end when idle, and are replaced when they
// break.

import { afterEach, expect, test } from 'vitest'
import { Worker } from 'node:worker_threads'
import { beginThread, Thinkers, type ThinkersOptions } from '../../main/host/players/thinkers'
import { beginThread as beginFromSources } from '../../main/host/players/thread'
import { Chance, seeded } from '../../shared/engine/chance'
import { voyages } from '../../shared/games/voyages'
import { adviceOn, type Question } from '../../shared/games/thinking'

const open: Thinkers[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

function thinkers(options: Partial<ThinkersOptions> = {}) {
  const lines: string[] = []
  const workers: Worker[] = []
  const begin = options.begin ?? beginThread
  const made = new Thinkers({
    log: (line) => lines.push(line),
    ...options,
    begin: () => {
      const worker = begin()
      workers.push(worker)
      return worker
    }
  })
  open.push(made)
  return { made, lines, workers }
}

function question(level: 1 | 2 | 3 = 1): Question {
  const state = voyages.rules.setup({ players: 3, options: {} }, new Chance(seeded(5)))
  const seat = voyages.rules.decisions(state, 'public')[0]?.seat ?? 0
  return { game: 'voyages', view: voyages.rules.view(state, seat), seat, level, seed: 7 }
}

test('a worker thread gives the same answer as the main thread', async () => {
  const { made, workers } = thinkers({ most: 2 })
  const asked = question(2)
  const [first, second] = await Promise.all([made.think(asked).result, made.think(asked).result])
  const steps = adviceOn(asked)
  let step = steps.next()
  while (!step.done) step = steps.next()
  expect(first).toEqual({ advice: step.value })
  expect(second).toEqual(first)
  expect(workers).toHaveLength(2)
})

test('a thread that is started from the sources answers, too', async () => {
  const { made } = thinkers({ most: 1, begin: beginFromSources })
  expect(await made.think(question()).result).toHaveProperty('advice')
})

test('a question that cannot be answered is rejected with the reason, and the thread goes on', async () => {
  const { made, workers } = thinkers({ most: 1 })
  expect(await made.think({ ...question(), game: 'chess' }).result).toHaveProperty('problem')
  expect(await made.think(question()).result).toHaveProperty('advice')
  expect(workers).toHaveLength(1)
})

test('a thread that ends in mid-search is replaced', async () => {
  const { made, workers, lines } = thinkers({ most: 1 })
  const first = made.think(question(3))
  const next = made.think(question())
  await workers[0]?.terminate()
  expect(await first.result).toHaveProperty('problem')
  expect(await next.result).toHaveProperty('advice')
  expect(workers).toHaveLength(2)
  expect(lines).toHaveLength(1)
})

/** A fake thread that never answers. */
const deaf = (): Worker => new Worker('setInterval(() => {}, 1000)', { eval: true })

test('a thread that exceeds its time is terminated; after three failures no more are started', async () => {
  const { made, workers } = thinkers({ most: 1, late: 30, begin: deaf })
  for (let at = 0; at < 5; at++) expect(await made.think(question()).result).toHaveProperty('problem')
  expect(workers).toHaveLength(3)
})

test('after the machine was asleep, answers that wait to be read still count', async () => {
  const { made } = thinkers({ most: 1, late: 300 })
  await made.think(question()).result
  const { result } = made.think(question(2))
  // The thread answers while this one is held up for longer than a thread may take.
  await new Promise((resolve) => setTimeout(resolve, 5))
  for (const until = performance.now() + 3000; performance.now() < until;);
  expect(await result).toHaveProperty('advice')
})

test('if the system cannot start a thread, that is logged, and the host goes on', async () => {
  const { made, lines } = thinkers({
    begin: () => {
      throw new Error('no thread here')
    }
  })
  expect(await made.think(question()).result).toEqual({ problem: 'no thread can be begun', noThreads: true })
  expect(lines).toHaveLength(3)
})

/** A fake thread that answers every question, even cancelled ones. */
const stubborn = (): Worker =>
  new Worker(
    `const { parentPort } = require('node:worker_threads')
     parentPort.on('message', ({ to }) => to && parentPort.postMessage({ to, problem: 'none' }))`,
    { eval: true }
  )

test('an answer to a search that was cancelled meanwhile is ignored', async () => {
  const { made } = thinkers({ most: 1, begin: stubborn })
  const heard: string[] = []
  const running = made.think(question())
  void running.result.then(() => heard.push('running'))
  running.drop()
  expect(await made.think(question()).result).toEqual({ problem: 'none' })
  expect(heard).toEqual([])
})

test('a cancelled search makes room at once, whether it waits or runs; an idle thread ends', async () => {
  const { made, workers } = thinkers({ most: 1, rest: 0 })
  const heard: string[] = []
  const running = made.think(question(3))
  const waiting = made.think(question(3))
  void running.result.then(() => heard.push('running'))
  void waiting.result.then(() => heard.push('waiting'))
  running.drop()
  waiting.drop()
  const last = made.think(question())
  expect(await last.result).toHaveProperty('advice')
  expect(heard).toEqual([])
  const [worker] = workers
  await new Promise((resolve) => worker?.once('exit', resolve))
})
