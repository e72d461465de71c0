/** Plays the tasks of a ladder in several processes at once and stores the results. */
import { startChild } from '../lib/child'
import type { Results } from './results'

/** A search leaves much young garbage: with more room for it a game takes an eighth less time. */
const flags = ['--max-semi-space-size=64']

/**
 * Plays the tasks that have no result yet, in `workers` processes that are started with the arguments `words`. `report`
 * returns what to print about a finished task.
 */
export async function playAll<Task extends object, Result>(
  tasks: readonly Task[],
  results: Results<Task, Result>,
  workers: number,
  words: readonly string[],
  report: (task: Task, result: Result) => object
): Promise<void> {
  const open = tasks.filter((task) => !results.of(task))
  let done = tasks.length - open.length
  const work = async (): Promise<void> => {
    const worker = await startChild('worker', words, { flags })
    for (let task = open.shift(); task; task = open.shift()) {
      const result = (await worker.ask(task)) as Result
      results.add(task, result)
      console.error(JSON.stringify({ done: ++done, of: tasks.length, ...report(task, result) }))
    }
    await worker.end()
  }
  await Promise.all(Array.from({ length: Math.min(workers, open.length) }, work))
}
