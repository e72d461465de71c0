/**
 * A process of its own that runs the tests of one mutant after the other. A mutant is in memory only: the file's text is
 * swapped when the tests load it, and no file is written. `run.ts` ends this process when a mutant never ends.
 */
import { basename, resolve } from 'node:path'
import type { TestSequencer, TestSpecification } from 'vitest/node'
import { nameOf, openVitest, root } from './related'

/** What is asked: runs these test files, with this text instead of the file's own (its own if not said). */
export interface Ask {
  readonly file: string
  readonly text?: string
  readonly tests: readonly string[]
}

/** What is reported while they run. */
export type Sign =
  | { readonly type: 'began' | 'ended' | 'failed' | 'alive'; readonly test: string }
  /** Ready for the next one; also when the process has started. */
  | { readonly type: 'all-ended' }

let asked: Ask | undefined
let stopping: Promise<void> | undefined
const say = (sign: Sign): void => void process.send?.(sign)

/**
 * How soon a test is run: one named like the file, then its game's or the engine's own, then the short ones of the rulings
 * of any game, the long laws last.
 */
function rank(test: string): number {
  const { file = '' } = asked ?? {}
  if (basename(test, '.test.ts') === basename(file, '.ts')) return 0
  if (test.startsWith('tests/laws/')) return 4
  const area = test.split('/')[1] ?? ''
  if (file.split('/').includes(area)) return 1
  return test.includes('/rulings/') ? 2 : 3
}

class NearestFirst implements TestSequencer {
  shard = (specs: TestSpecification[]): TestSpecification[] => specs
  sort = (specs: TestSpecification[]): TestSpecification[] => {
    const ranked = specs.map((spec) => ({ spec, name: nameOf(spec.moduleId) }))
    ranked.sort((a, b) => rank(a.name) - rank(b.name) || (a.name < b.name ? -1 : 1))
    return ranked.map(({ spec }) => spec)
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
          say({ type: 'ended', test })
        }
      }
    ],
    sequence: { sequencer: NearestFirst }
  },
  [
    {
      name: 'mutant',
      enforce: 'pre',
      transform: (_text, id) =>
        asked?.text !== undefined && nameOf(id) === asked.file ? asked.text : undefined
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
  asked = ask
  const all = await vitest.globTestSpecifications()
  const specs = all.filter(({ moduleId }) => ask.tests.includes(nameOf(moduleId)))
  vitest.invalidateFile(resolve(root, ask.file))
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
