/** Which tests come past a mutant, and how long they take: learnt once, on the code as it is. */
import { basename } from 'node:path'
import { markAt, marked } from './marks'
import type { Mutant } from './sites'
import type { Surveyed } from './tester'

export class Survey {
  /** The files of the mutants, and each as it runs in the survey. */
  readonly files: readonly string[]
  readonly texts: Readonly<Record<string, string>>
  readonly #marks = new Map<Mutant, string | undefined>()
  readonly #ran = new Map<string, { readonly took: number; readonly passed: ReadonlySet<string> }>()
  /** Marks that are passed while files are loaded: all tests of a worker share that. */
  readonly #loading = new Set<string>()

  constructor(mutants: readonly Mutant[], textOf: (file: string) => string) {
    this.files = [...new Set(mutants.map(({ file }) => file))]
    this.texts = Object.fromEntries(
      this.files.map((file) => {
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

  /** Takes in how each test file ran. */
  learn(ran: ReadonlyMap<string, Surveyed>): void {
    for (const [test, { took, passed, loading }] of ran) {
      this.#ran.set(test, { took, passed: new Set(passed) })
      for (const mark of loading) this.#loading.add(mark)
    }
  }

  /** Of the tests that reach a mutant's file those that come past it, in the order in which they are run. */
  testsPast(mutant: Mutant, related: readonly string[]): readonly string[] {
    const mark = this.#marks.get(mutant)
    const isPast = (test: string): boolean =>
      mark === undefined || this.#loading.has(mark) || (this.#ran.get(test)?.passed.has(mark) ?? false)
    const tookBy = (test: string): number => this.#ran.get(test)?.took ?? 0
    return related
      .filter(isPast)
      .toSorted((a, b) => rank(a, mutant.file) - rank(b, mutant.file) || tookBy(a) - tookBy(b))
  }
}

/**
 * How soon a test is run: one named like the file, then its game's or the engine's own, then the short ones of the rulings
 * of any game, the long laws last.
 */
function rank(test: string, file: string): number {
  if (basename(test, '.test.ts') === basename(file, '.ts')) return 0
  if (test.startsWith('tests/laws/')) return 4
  const area = test.split('/')[1] ?? ''
  if (file.split('/').includes(area)) return 1
  return test.includes('/rulings/') ? 2 : 3
}
