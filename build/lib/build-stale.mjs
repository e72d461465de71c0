// Builds what is stale in a process of its own, so that the caller stays small and starts fast when nothing is.

import { inside, runNode } from './project.mjs'
import { staleBundles } from './stale.mjs'

/** Builds the stale bundles; whether all are fresh now. `out` is the file descriptor that hears about it. */
export async function buildStale(out = 1) {
  const stale = staleBundles()
  if (stale.length === 0) return true
  const say = out === 2 ? console.error : console.log
  say(`Building ${stale.join(', ')} ...`)
  return (await runNode(inside('build', 'build.mjs'), [], { stdio: ['ignore', out, 2] })) === 0
}
