/** Runs the tests on mutants, a few at a time, and reports the result of each. */
import { fork, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Relations, root } from './related'
import type { Mutant } from './sites'
import { Survey } from './survey'
import type { Ask, Sign, Surveyed } from './tester'

/** The result of trying a mutant. */
export interface Outcome extends Omit<Mutant, 'from' | 'to' | 'by'> {
  /** `hung`: no test ended any more, which counts as killed. */
  readonly verdict: 'killed' | 'hung' | 'survived' | 'equivalent'
  /** The test file that failed first, or those that were running when it hung. */
  readonly by?: string
  /** Why it is equivalent. */
  readonly reason?: string
  /** How many test files ran. */
  readonly tests?: number
}

/** Thrown if a test fails on the unchanged code: it would seem to kill every mutant. */
export class FailsAnyway extends Error {}

/** Runs tests on mutants in child processes, one mutant in each. */
export class Tester {
  readonly #tests: string
  readonly #patience: number
  #relations: Relations | undefined
  #lanes: readonly Lane[] = []

  /**
   * `patience`: the number of seconds without the end of a test after which a mutant counts as hung.
   * `tests`: a glob of the tests that may run.
   */
  constructor(patience: number, tests: string) {
    this.#patience = patience
    this.#tests = tests
  }

  /**
   * Runs the tests that execute each mutant on it, several mutants side by side, and returns the outcomes in their order;
   * `tell` hears of each as it is known. First runs all related tests on the unchanged code, and records which tests
   * execute which mutant. Throws `FailsAnyway` if one fails there.
   */
  async tryAll(mutants: readonly Mutant[], tell: (outcome: Outcome) => void = () => {}): Promise<Outcome[]> {
    const survey = await this.#survey(mutants)
    const outcomes: Outcome[] = []
    const left = [...mutants.entries()]
    const work = async (lane: Lane): Promise<void> => {
      for (let next = left.shift(); next; next = left.shift()) {
        const [at, mutant] = next
        const outcome = await lane.try(mutant, survey.testsPast(mutant))
        outcomes[at] = outcome
        tell(outcome)
      }
    }
    this.#lanes = Array.from(
      { length: availableParallelism() },
      () => new Lane(this.#patience, this.#tests, 1)
    )
    await Promise.all(this.#lanes.map(work))
    return outcomes
  }

  async #survey(mutants: readonly Mutant[]): Promise<Survey> {
    this.#relations ??= await Relations.open(this.#tests)
    const related = new Map<string, readonly string[]>()
    for (const { file } of mutants)
      if (!related.has(file)) related.set(file, await this.#relations.testsOf(file))
    const survey = new Survey(mutants, related, textOf)
    const lane = new Lane(this.#patience, this.#tests, availableParallelism())
    this.#lanes = [lane]
    const tests = [...new Set([...related.values()].flat())]
    const { failed, hung, ended } = await lane.ask({ texts: survey.texts, tests })
    if (failed !== undefined || hung) throw new FailsAnyway(failed ?? hung?.join(' '))
    survey.learn(ended)
    lane.end()
    return survey
  }

  /** Ends all processes. */
  async close(): Promise<void> {
    for (const lane of this.#lanes) lane.end()
    await this.#relations?.close()
  }
}

/** A child process that runs tests, with so many workers. It is replaced when it had to be killed. */
class Lane {
  readonly #patience: number
  readonly #tests: string
  readonly #workers: number
  #child: ChildProcess | undefined

  constructor(patience: number, tests: string, workers: number) {
    this.#patience = patience
    this.#tests = tests
    this.#workers = workers
  }

  /** Runs these tests on a mutant. */
  async try(mutant: Mutant, tests: readonly string[]): Promise<Outcome> {
    const { from, to, by, ...named } = mutant
    const text = textOf(mutant.file)
    const { failed, ended, hung } = await this.ask({
      texts: { [mutant.file]: text.slice(0, from) + by + text.slice(to) },
      tests
    })
    if (failed !== undefined) return { ...named, verdict: 'killed', by: failed, tests: ended.size }
    return hung
      ? { ...named, verdict: 'hung', by: hung.join(' ') }
      : { ...named, verdict: 'survived', tests: ended.size }
  }

  async ask(ask: Ask): Promise<Answered> {
    const child = (this.#child ??= await startTester(this.#tests, this.#workers))
    const answered = await listen(child, ask, this.#patience, this.#workers)
    // Cancelled tests go on for a while, and their results would count for the next mutant.
    if (answered.hung || answered.failed !== undefined) this.end()
    return answered
  }

  end(): void {
    const { pid } = this.#child ?? {}
    this.#child = undefined
    // The whole process group, since a worker in an endless loop does not react to messages.
    if (pid !== undefined) process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  }
}

interface Answered {
  readonly failed?: string
  /** The test files that ran to their end. */
  readonly ended: ReadonlyMap<string, Surveyed>
  /** The test files that were running when the run hung. */
  readonly hung?: readonly string[]
}

/** Seconds that the other tests have to end after one has failed. */
const grace = 20

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

/** Sends a request and listens until all tests have ended, or none has ended for `patience` seconds. */
function listen(child: ChildProcess, ask: Ask, patience: number, workers: number): Promise<Answered> {
  const running = new Set<string>()
  let failed: string | undefined
  const over = new Map<string, Surveyed>()
  let timer = setTimeout(() => undefined)
  return new Promise((done, fail) => {
    const finish = (hung: boolean): void => {
      clearTimeout(timer)
      child.off('message', heard).off('exit', ended)
      done({ ended: over, ...(failed !== undefined && { failed }), ...(hung && { hung: [...running] }) })
    }
    const wait = (): void => {
      clearTimeout(timer)
      timer = setTimeout(finish, 1000 * (failed === undefined ? patience : Math.min(grace, patience)), true)
    }
    const heard = (sign: Sign): void => {
      // More files than workers: a worker has ended in the middle of a file, usually for lack of memory.
      const [oldest] = running
      if (sign.type === 'began' && running.size === workers && oldest !== undefined) {
        failed ??= oldest
        finish(false)
        return
      }
      if (sign.type === 'began') running.add(sign.test)
      if (sign.type === 'ended' && running.delete(sign.test)) over.set(sign.test, sign)
      if (sign.type === 'failed') failed ??= sign.test
      if (sign.type === 'all-ended') finish(false)
      else wait()
    }
    const ended = (): void => {
      clearTimeout(timer)
      fail(new Error('the process that runs the tests ended'))
    }
    child.on('message', heard).on('exit', ended)
    wait()
    child.send(ask)
  })
}

async function startTester(tests: string, workers: number): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'tester.ts'), [tests, String(workers)], {
    cwd: root,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc']
  })
  await new Promise<void>((ready, fail) => {
    child.once('message', () => {
      ready()
    })
    child.once('exit', () => {
      fail(new Error('the process that runs the tests did not start'))
    })
  })
  return child
}
