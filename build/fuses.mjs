// `node build/fuses.mjs PROGRAM`: checks that a packaged program has the fuses that electron-builder.yml specifies.

import { isDeepStrictEqual } from 'node:util'
import { fusesOf, safeFuses } from './lib/fuses.mjs'

const [program] = process.argv.slice(2)
if (program === undefined) throw new Error('Which program? node build/fuses.mjs PROGRAM')
const fuses = await fusesOf(program)
console.log(JSON.stringify(fuses))
if (!isDeepStrictEqual(fuses, safeFuses)) {
  console.error(
    'This program can be made to run other code: its fuses are not those of electron-builder.yml.'
  )
  process.exitCode = 1
}
