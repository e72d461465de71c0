// `npm test` lets computer players think in threads built as in the app. From its sources a thread takes two seconds to
// start, and tsx slows it down after that.

import { join } from 'node:path'
import { buildForNode } from './built-for-node.mjs'
import { inside } from './project.mjs'

const players = 'main/host/players'
const output = inside('test-results', 'threads')

/** Builds what starts a thread, and the thread one folder above it, unless the present build is up to date. */
export async function buildThreads() {
  await buildForNode({
    output,
    extension: 'js',
    sources: [players, 'shared'],
    input: { 'players/thread': `${players}/thread.ts`, thinker: `${players}/thinker.ts` }
  })
}

/**
 * A plugin that gives the host the built threads. A test that imports `thread.ts` itself still gets those from sources.
 * @returns {import('vite').Plugin}
 */
export function builtThreads() {
  return {
    name: 'built-threads',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id === './thread' && importer === inside(players, 'thinkers.ts')
        ? join(output, 'players', 'thread.js')
        : undefined
  }
}
