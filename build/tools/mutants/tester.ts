/**
 * A child process that runs tests on one mutant after the other. A mutant exists only in memory: the file's text is
 * replaced when tests load it, and no file is written. `run.ts` kills this process if a mutant hangs.
 */
import { resolve } from 'node:path'
import type { TestSequencer, TestSpecification } from 'vitest/node'
import { nameOf, openVitest, root } from './related'

/** A request: run these test files, in this order, with these texts (by file) instead of the files' own. */
export interface Ask {
  readonly texts: Readonly<Record<string, string>>
  readonly tests: readonly string[]
}

/** Messages sent while tests run. */
export type Sign =
  | { readonly type: 'began' | 'failed' | 'alive'; readonly test: string }
  | ({ readonly type: 'ended'; readonly test: string } & Surveyed)
  /** Ready for the next request; also sent once at the start. */
  | { readonly type: 'all-ended' }

/** How a test file ran: its time in milliseconds, and the marks it executed in tests and while loading (`marks.ts`). */
export interface Surveyed {
  readonly took: number
  readonly passed: readonly string[]
  readonly loading: readonly string[]
}

/** Megabytes for the objects of a worker, about four times what the tests need. */
const workerMemory = 1500

let asked: Ask | undefined
let stopping: Promise<void> | undefined
const say = (sign: Sign): void => void process.send?.(sign)

class AsAsked implements TestSequencer {
  shard = (specs: TestSpecification[]): TestSpecification[] => specs
  sort = (specs: TestSpecification[]): TestSpecification[] => {
    const place = new Map(asked?.tests.map((test, n) => [test, n]))
    const placeOf = ({ moduleId }: TestSpecification): number => place.get(nameOf(moduleId)) ?? 0
    return specs.toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}

const vitest = await openVitest(
  process.argv[2] ?? '',
  {
    reporters: [
      {
        onTestModuleStart: ({ moduleId }) => {
          say({ type: 'began', test: nameOf(moduleId) })
        },
        onTestCaseResult: (test) => {
          const type = test.result().state === 'failed' ? 'failed' : 'alive'
          say({ type, test: nameOf(test.module.moduleId) })
          if (type === 'failed') stop()
        },
        onTestModuleEnd: (module) => {
          const test = nameOf(module.moduleId)
          // A file that cannot be loaded fails without a failed test.
          if (module.state() === 'failed' && !stopping) {
            say({ type: 'failed', test })
            stop()
          }
          const { passed = [], loading = [] } = module.meta()
          say({ type: 'ended', test, took: module.diagnostic().duration, passed, loading })
        }
      }
    ],
    sequence: { sequencer: AsAsked },
    maxWorkers: Number(process.argv[3] ?? 1),
    // A mutant that fills the memory takes minutes to end at the usual limit.
    execArgv: [`--max-old-space-size=${workerMemory}`],
    setupFiles: [resolve(import.meta.dirname, 'watch.ts')]
  },
  [
    {
      name: 'mutant',
      enforce: 'pre',
      transform: (_text, id) => asked?.texts[nameOf(id)]
    }
  ]
)

/**
 * Cancels the run at the first failure. Not with `bail`, because a worker's message about it may arrive when the next run
 * has begun, and would cancel that.
 */
function stop(): void {
  stopping ??= vitest.cancelCurrentRun('test-failure')
}

async function run(ask: Ask): Promise<void> {
  for (const file of Object.keys({ ...asked?.texts, ...ask.texts }))
    vitest.invalidateFile(resolve(root, file))
  asked = ask
  const all = await vitest.globTestSpecifications()
  const specs = all.filter(({ moduleId }) => ask.tests.includes(nameOf(moduleId)))
  const { unhandledErrors } = await vitest.runTestSpecifications(specs)
  await stopping
  stopping = undefined
  // Errors outside of tests, such as a worker that ran out of memory, are blamed on the first test.
  if (unhandledErrors.length > 0) say({ type: 'failed', test: nameOf(specs[0]?.moduleId ?? '') })
  say({ type: 'all-ended' })
}

process.on('message', (ask: Ask) => void run(ask))
// The parent is gone: kill the whole process group, including workers that hang.
process.on('disconnect', () =>
  process.kill(process.platform === 'win32' ? process.pid : -process.pid, 'SIGKILL')
)
say({ type: 'all-ended' })
