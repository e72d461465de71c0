/**
 * A process of its own that runs the tests of one mutant after the other. A mutant is in memory only: the file's text is
 * swapped when the tests load it, and no file is written. `run.ts` ends this process when a mutant never ends.
 */
import { resolve } from 'node:path'
import type { TestSequencer, TestSpecification } from 'vitest/node'
import { nameOf, openVitest, root } from './related'

/** What is asked: runs these test files, in this order, with these texts instead of the files' own, by file. */
export interface Ask {
  readonly texts: Readonly<Record<string, string>>
  readonly tests: readonly string[]
}

/** What is reported while they run. */
export type Sign =
  | { readonly type: 'began' | 'failed' | 'alive'; readonly test: string }
  | ({ readonly type: 'ended'; readonly test: string } & Surveyed)
  /** Ready for the next one; also when the process has started. */
  | { readonly type: 'all-ended' }

/** How a test file ran: in so many milliseconds, past these marks (`marks.ts`). */
export interface Surveyed {
  readonly took: number
  readonly passed: readonly string[]
  readonly loading: readonly string[]
}

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
          // A file that cannot even be loaded has failed without a test.
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
 * Ends the run at the first failure. Not by `bail`: a worker's word of it may come when the next run has begun, and would
 * end that one.
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
  // A fault outside of every test, such as a worker that ran out of memory, is no test's.
  if (unhandledErrors.length > 0) say({ type: 'failed', test: nameOf(specs[0]?.moduleId ?? '') })
  say({ type: 'all-ended' })
}

process.on('message', (ask: Ask) => void run(ask))
// Whoever asks is gone: with all workers, even those that hang.
process.on('disconnect', () =>
  process.kill(process.platform === 'win32' ? process.pid : -process.pid, 'SIGKILL')
)
say({ type: 'all-ended' })
