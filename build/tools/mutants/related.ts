/** Finds the tests that import a file, with an instance of Vitest that runs nothing. */
import { relative, resolve, sep } from 'node:path'
import { createVitest, type Vitest } from 'vitest/node'

export const root = resolve(import.meta.dirname, '../../..')

/** Left out, since it runs other processes, which would not see the mutant. */
const blind = 'tests/laws/tool.test.ts'

/** The name of a file: its path in the project, with `/`. */
export const nameOf = (id: string): string => relative(root, id).split(sep).join('/')

type Options = NonNullable<Parameters<typeof createVitest>[1]>
type Plugins = NonNullable<NonNullable<Parameters<typeof createVitest>[2]>['plugins']>

/** Opens the project's Vitest, without its projects, for the tests of a glob. Throws if there are none. */
export async function openVitest(
  tests: string,
  options: Options = {},
  plugins: Plugins = []
): Promise<Vitest> {
  const { default: project } = await import('../../../vitest.config')
  // Without the experimental transform cache: the same file has another content for each mutant.
  const { projects: _, experimental: __, ...test } = project.test ?? {}
  const vitest = await createVitest(
    'test',
    {
      ...test,
      root,
      config: false,
      watch: false,
      bail: 0,
      include: [tests],
      exclude: [blind],
      // Load the rules once for all test files of a worker, since loading takes longer than most test files run.
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

/** Finds tests by the files that they import, directly or indirectly. Vitest caches the imports of each file. */
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
