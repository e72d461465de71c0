// The dedicated host in plain Node: the same host, served to browsers on this machine.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runProgram } from './dedicated/program'

/** out/renderer: beside the bundle's folder out/main, or, when this source file itself runs, in the project's out. */
const page = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, '..', 'out', 'renderer')
  : join(import.meta.dirname, '..', 'renderer')

await runProgram({
  given: process.argv.slice(2),
  page,
  licences: () => readFileSync(join(page, 'licences.txt'), 'utf8')
})
