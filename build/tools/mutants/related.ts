/** Which tests can see a file: found once for all mutants, by a vitest that runs nothing. */
import { relative, resolve, sep } from 'node:path'
import { createVitest, type Vitest } from 'vitest/node'
import project from '../../../vitest.config'

export const root = resolve(import.meta.dirname, '../../..')

/** Runs other processes, which would not see the mutant. */
const blind = 'tests/laws/tool.test.ts'

/** The name of a file: its path in the project, with `/`. */
export const nameOf = (id: string): string => relative(root, id).split(sep).join('/')

type Options = NonNullable<Parameters<typeof createVitest>[1]>
type Plugins = NonNullable<NonNullable<Parameters<typeof createVitest>[2]>['plugins']>

/** The project's vitest without its modes, over the tests of a glob that see mutants. Throws if there are none. */
export async function openVitest(
  tests: string,
  options: Options = {},
  plugins: Plugins = []
): Promise<Vitest> {
  // A file is another one under each mutant: what it was translated to is not kept.
  const { projects: _, experimental: __, ...test } = project.test ?? {}
  const vitest = await createVitest(
    'test',
    {
      ...{ ...test, root, config: false, watch: false, bail: 0, include: [tests], exclude: [blind] },
      // What the rules are is loaded once for all files of a worker: that takes longer than most of them run.
      isolate: false,
      ...options
    },
    {
      plugins: [...(project.plugins ?? []), ...plugins],
      ...(project.resolve && { resolve: project.resolve })
    }
  )
  await vitest.standalone()
  if ((await vitest.globTestSpecifications()).length === 0) throw new Error('There are no such tests')
  return vitest
}

/** Finds tests by the files that they import, however far away. What it has read of a file it keeps. */
export class Relations {
  readonly #vitest: Vitest

  private constructor(vitest: Vitest) {
    this.#vitest = vitest
  }

  static async open(tests: string): Promise<Relations> {
    return new Relations(await openVitest(tests, { reporters: [{}] }))
  }

  /** The names of the tests that import a file. */
  async testsOf(file: string): Promise<readonly string[]> {
    this.#vitest.config.related = [resolve(root, file)]
    const found = await this.#vitest.getRelevantTestSpecifications()
    return found.map(({ moduleId }) => nameOf(moduleId))
  }

  async close(): Promise<void> {
    await this.#vitest.close()
  }
}
