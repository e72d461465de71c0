/** How the worker thread of computer players is started. */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'

/** Starts a worker thread from the built script or, when the sources are run, from `thinker.ts`. */
export function beginThread(): Worker {
  if (!import.meta.filename.endsWith('.ts')) return new Worker(join(import.meta.dirname, '..', 'thinker.js'))
  // Worker threads do not inherit the TypeScript loader of this process.
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json'))
  const loader = new URL('dist/esm/api/index.mjs', tsx).href
  const source = pathToFileURL(join(import.meta.dirname, 'thinker.ts')).href
  const program = `import(${JSON.stringify(loader)}).then(({ tsImport }) => tsImport(${JSON.stringify(source)}, ${JSON.stringify(import.meta.url)}))`
  return new Worker(program, { eval: true })
}
