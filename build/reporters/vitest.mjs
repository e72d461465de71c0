// Writes the results of the unit and property tests (number passed, failures, skipped tests with reasons) as JSON to the
// file named by CARAVANSERAI_COUNTS.

import { writeFileSync } from 'node:fs'
import { firstLineOf } from './first-line.mjs'

export default class CountReporter {
  /** Called once by Vitest, with everything that ran. */
  onTestRunEnd(modules, errors) {
    const failed = errors.map((error) => ({ name: 'outside any test', reason: firstLineOf(error) }))
    const counts = { passed: 0, failed, skipped: [] }
    for (const module of modules) {
      // Several Vitest projects may run the same file: the project's name tells the results apart.
      const project = module.project.name === '' ? '' : `[${module.project.name}] `
      const where = `${project}${module.relativeModuleId}`
      let broken = module.state() === 'failed'
      for (const test of module.children.allTests()) {
        const { state, note, errors: own } = test.result()
        const name = `${where} > ${test.fullName}`
        if (state === 'passed') counts.passed += 1
        else if (state === 'failed') counts.failed.push({ name, reason: firstLineOf(own?.[0]) })
        else counts.skipped.push({ name, reason: note })
        if (state === 'failed') broken = false
      }
      // A file that could not be loaded has no failed test, so it counts as one itself.
      if (broken) counts.failed.push({ name: where, reason: firstLineOf(module.errors()[0]) })
    }
    writeFileSync(process.env.CARAVANSERAI_COUNTS, JSON.stringify(counts))
  }
}
