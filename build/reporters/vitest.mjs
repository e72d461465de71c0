// Writes how many unit and property tests passed and failed, and why any was skipped, to the file in the variable.

import { writeFileSync } from 'node:fs'

export default class CountReporter {
  /** Called once by Vitest, with everything that ran. */
  onTestRunEnd(modules, errors) {
    const counts = { passed: 0, failed: errors.length, skipped: [] }
    for (const module of modules) {
      let broken = module.state() === 'failed'
      for (const test of module.children.allTests()) {
        const { state, note } = test.result()
        if (state === 'passed') counts.passed += 1
        else if (state === 'failed') counts.failed += 1
        else counts.skipped.push({ name: `${module.relativeModuleId} > ${test.fullName}`, reason: note })
        if (state === 'failed') broken = false
      }
      // A file that could not be loaded has no failed test to count: it counts itself.
      if (broken) counts.failed += 1
    }
    writeFileSync(process.env.CARAVANSERAI_COUNTS, JSON.stringify(counts))
  }
}
