// Writes how many end-to-end tests passed and failed, and why any was skipped, to the file in the variable.

import { writeFileSync } from 'node:fs'

export default class CountReporter {
  #suite
  #errors = 0

  onBegin(_config, suite) {
    this.#suite = suite
  }

  /** An error outside any test, such as a file that cannot be loaded. */
  onError() {
    this.#errors += 1
  }

  onEnd() {
    const counts = { passed: 0, failed: this.#errors, skipped: [] }
    for (const test of this.#suite?.allTests() ?? []) {
      const outcome = test.outcome()
      if (outcome === 'expected' || outcome === 'flaky') counts.passed += 1
      else if (outcome === 'unexpected') counts.failed += 1
      else {
        const reason = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description
        counts.skipped.push({ name: test.titlePath().filter(Boolean).join(' > '), reason })
      }
    }
    writeFileSync(process.env.CARAVANSERAI_COUNTS, JSON.stringify(counts))
  }

  printsToStdio() {
    return false
  }
}
