/** The built page, for tools that serve it. */
import { pathToFileURL } from 'node:url'
import { inProject } from '../lib/folders'
import { UsageError } from '../lib/words'

/** The build module. It finds the project by its own path, and so must not be bundled into a tool. */
interface Builder {
  readonly buildStale: (out: 1 | 2) => Promise<boolean>
}

/**
 * Builds stale bundles, with messages on standard error. Rejects with UsageError if the build fails.
 */
export async function buildPage(): Promise<void> {
  const place = pathToFileURL(inProject('build', 'lib', 'build-stale.mjs')).href
  const { buildStale } = (await import(/* @vite-ignore */ place)) as Builder
  if (!(await buildStale(2))) throw new UsageError('The page could not be built; the reason is above.')
}
