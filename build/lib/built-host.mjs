// `npm test` starts the hosts of end-to-end tests from a bundle: from its sources a host takes two seconds to start, and
// as long again for each thread of its computer players.

import { join } from 'node:path'
import { buildForNode } from './built-for-node.mjs'
import { inside } from './project.mjs'

const program = 'tests/e2e/seeded-host.ts'
const output = inside('test-results', 'host')
/** As in the bundle of the app, the threads' program lies one folder above the code that starts it. */
const place = 'host/seeded-host'

/** The built program of `tests/e2e/seeded-host.ts`. */
export const builtHost = join(output, `${place}.js`)

/** Builds the host of end-to-end tests, unless the present build is up to date. */
export async function buildHost() {
  await buildForNode({
    output,
    extension: 'js',
    sources: [program, 'main', 'shared'],
    input: { [place]: program, thinker: 'main/host/players/thinker.ts' }
  })
}
