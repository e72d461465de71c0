/** Records once, on the unchanged code, which tests execute the place of each mutant, and how long they take. */
import { basename } from 'node:path'
import { markAt, marked } from './marks'
import type { Mutant } from './sites'
import type { Surveyed } from './tester'

export class Survey {
  /** The texts of the mutants' files, with marks inserted. */
  readonly texts: Readonly<Record<string, string>>
  readonly #related: ReadonlyMap<string, readonly string[]>
  readonly #marks = new Map<Mutant, string | undefined>()
  readonly #ran = new Map<string, { readonly took: number; readonly passed: ReadonlySet<string> }>()
  /** Marks that are executed while files are loaded, which happens once for all tests of a worker. */
  readonly #loading = new Set<string>()

  /** `related`: for each of the mutants' files, the tests that import it. */
  constructor(
    mutants: readonly Mutant[],
    related: ReadonlyMap<string, readonly string[]>,
    textOf: (file: string) => string
  ) {
    this.#related = related
    this.texts = Object.fromEntries(
      [...related.keys()].map((file) => {
        const own = mutants.filter((mutant) => mutant.file === file)
        const text = textOf(file)
        for (const mutant of own) this.#marks.set(mutant, markAt(file, text, mutant.from))
        return [
          file,
          marked(
            file,
            text,
            own.map(({ from }) => from)
          )
        ]
      })
    )
  }

  /** Adds the results of the test files. */
  learn(ran: ReadonlyMap<string, Surveyed>): void {
    for (const [test, { took, passed, loading }] of ran) {
      this.#ran.set(test, { took, passed: new Set(passed) })
      for (const mark of loading) this.#loading.add(mark)
    }
  }

  /** The related tests that execute the mutant's place, in the order in which to run them. */
  testsPast(mutant: Mutant): readonly string[] {
    const mark = this.#marks.get(mutant)
    const isPast = (test: string): boolean =>
      mark === undefined || this.#loading.has(mark) || (this.#ran.get(test)?.passed.has(mark) ?? false)
    const tookBy = (test: string): number => this.#ran.get(test)?.took ?? 0
    return (this.#related.get(mutant.file) ?? [])
      .filter(isPast)
      .toSorted((a, b) => rank(a, mutant.file) - rank(b, mutant.file) || tookBy(a) - tookBy(b))
  }
}

/**
 * The order in which tests are run: the one named like the file, those of its game or folder, the short tests of rulings,
 * others, and the long laws last.
 */
function rank(test: string, file: string): number {
  if (basename(test, '.test.ts') === basename(file, '.ts')) return 0
  if (test.startsWith('tests/laws/')) return 4
  const area = test.split('/')[1] ?? ''
  if (file.split('/').includes(area)) return 1
  return test.includes('/rulings/') ? 2 : 3
}
