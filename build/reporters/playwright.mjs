// Writes the results of the end-to-end tests (number passed, failures, skipped tests with reasons) as JSON to the file
// named by CARAVANSERAI_COUNTS.

import { writeFileSync } from 'node:fs'
import { firstLineOf } from './first-line.mjs'

export default class CountReporter {
  #suite
  #errors = []

  onBegin(_config, suite) {
    this.#suite = suite
  }

  /** An error outside any test, such as a file that cannot be loaded. */
  onError(error) {
    this.#errors.push({ name: error.location?.file ?? 'outside any test', reason: firstLineOf(error) })
  }

  onEnd() {
    const counts = { passed: 0, failed: [...this.#errors], skipped: [] }
    for (const test of this.#suite?.allTests() ?? []) {
      const outcome = test.outcome()
      const name = test.titlePath().filter(Boolean).join(' > ')
      if (outcome === 'expected' || outcome === 'flaky') counts.passed += 1
      else if (outcome === 'unexpected')
        counts.failed.push({ name, reason: firstLineOf(test.results.at(-1)?.error) })
      else {
        const reason = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description
        counts.skipped.push({ name, reason })
      }
    }
    writeFileSync(process.env.CARAVANSERAI_COUNTS, JSON.stringify(counts))
  }

  printsToStdio() {
    return false
  }
}
