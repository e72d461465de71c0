/**
 * A process of its own that runs the tests of one mutant after the other. A mutant is in memory only: the file's text is
 * swapped when the tests load it, and no file is written. `run.ts` ends this process when a mutant never ends.
 */
import { basename, relative, resolve, sep } from 'node:path'
import { createVitest, type TestSequencer, type TestSpecification } from 'vitest/node'
import project from '../../../vitest.config'

const root = resolve(import.meta.dirname, '../../..')

/** What is asked: runs the tests that import this file, with this text instead of its own (its own if not said). */
export interface Ask {
  readonly file: string
  readonly text?: string
  /** Only this test file. */
  readonly only?: string
}

/** What is reported while they run. */
export type Sign =
  | { readonly type: 'began' | 'ended' | 'failed' | 'alive'; readonly test: string }
  /** Ready for the next one; also when the process has started. */
  | { readonly type: 'all-ended' }

/** Tests that run other processes or a built app, which would not see the mutant. */
const blind = ['tests/{tools,start,electron,desktop,lan}/**', 'tests/laws/tool.test.ts']

let asked: Ask | undefined
let stopping: Promise<void> | undefined
const say = (sign: Sign): void => void process.send?.(sign)
const nameOf = (id: string): string => relative(root, id).split(sep).join('/')

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

const { projects: _, ...test } = project.test ?? {}
const vitest = await createVitest(
  'test',
  {
    ...test,
    ...{ root, config: false, watch: false, bail: 0 },
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
    include: process.argv.slice(2),
    exclude: blind,
    sequence: { sequencer: NearestFirst }
  },
  {
    plugins: [
      ...(project.plugins ?? []),
      {
        name: 'mutant',
        enforce: 'pre',
        transform: (_text, id) =>
          asked?.text !== undefined && nameOf(id) === asked.file ? asked.text : undefined
      }
    ],
    ...(project.resolve && { resolve: project.resolve })
  }
)
await vitest.standalone()
if ((await vitest.globTestSpecifications()).length === 0) throw new Error('There are no such tests')

/**
 * Ends the run at the first failure. Not by `bail`: a worker's word of it may come when the next run has begun, and would
 * end that one.
 */
function stop(): void {
  stopping ??= vitest.cancelCurrentRun('test-failure')
}

async function run(ask: Ask): Promise<void> {
  asked = ask
  const file = resolve(root, ask.file)
  vitest.config.related = [file]
  const related = await vitest.getRelevantTestSpecifications()
  const specs = related.filter(({ moduleId }) => ask.only === undefined || nameOf(moduleId) === ask.only)
  vitest.invalidateFile(file)
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
