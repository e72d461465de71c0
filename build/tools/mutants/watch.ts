/** Runs before each test file of a survey: notes which marks (`marks.ts`) it passes, for the reporter to read. */
import { afterAll, beforeAll } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** Marks that the tests of this file passed. */
    passed?: readonly string[]
    /** Marks that were passed before the first test: while files were loaded, which is done once for many test files. */
    loading?: readonly string[]
  }
}

declare global {
  var passed: ((mark: string) => void) | undefined
}

const [loading, testing] = [new Set<string>(), new Set<string>()]
let now = loading
globalThis.passed = (mark) => void now.add(mark)

beforeAll(() => {
  now = testing
})
// eslint-disable-next-line no-empty-pattern -- vitest asks for a pattern of fixtures here
afterAll(({}, file) => {
  file.meta.passed = [...testing]
  file.meta.loading = [...loading]
})
