/** Set-up file of each test file in a survey: records which marks (`marks.ts`) are executed, for the reporter. */
import { afterAll, beforeAll } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** Marks that the tests of this file executed. */
    passed?: readonly string[]
    /** Marks executed before the first test, while files were loaded, which happens once for many test files. */
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
