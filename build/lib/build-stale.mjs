// Builds stale bundles in a separate process, so that the caller starts fast when nothing is stale.

import { inside, runNode } from './project.mjs'
import { staleBundles } from './stale.mjs'

/** Builds the stale bundles; resolves with whether all are fresh now. Messages go to the file descriptor `out`. */
export async function buildStale(out = 1) {
  const stale = staleBundles()
  if (stale.length === 0) return true
  const say = out === 2 ? console.error : console.log
  say(`Building ${stale.join(', ')} ...`)
  return (await runNode(inside('build', 'build.mjs'), [], { stdio: ['ignore', out, 2] })) === 0
}
