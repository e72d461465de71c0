// Entry point of the dedicated host: the same host in plain Node, without a window, served to browsers.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runProgram } from './dedicated/program'

/** The built page, out/renderer: found from the bundle in out/main or, when the sources are run, from this file. */
const page = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, '..', 'out', 'renderer')
  : join(import.meta.dirname, '..', 'renderer')

await runProgram({
  given: process.argv.slice(2),
  page,
  licences: () => readFileSync(join(page, 'licences.txt'), 'utf8')
})
