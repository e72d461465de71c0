// `npm test` runs a built copy of `shared/`. If Vitest transformed the sources file by file, every call of an imported
// function would go through a getter, which halves the speed of games, and each test file would load all rules again.

import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { buildForNode } from './built-for-node.mjs'
import { inside } from './project.mjs'
import { filesUnder } from './stale.mjs'

const source = inside('shared')
const output = inside('node_modules', '.cache', 'built-rules')

/** Builds the rules, unless the present build is up to date. */
export async function buildRules() {
  const files = filesUnder('shared').filter((file) => file.endsWith('.ts'))
  const input = Object.fromEntries(files.map((file) => [file.slice('shared/'.length, -3), file]))
  await buildForNode({ output, extension: 'mjs', sources: ['shared'], input })
}

/**
 * A plugin that resolves every import of a file of `shared/` to the built one, which Node loads without a transform.
 * @returns {import('vite').Plugin}
 */
export function builtRules() {
  return {
    name: 'built-rules',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!id.startsWith('.') || importer === undefined) return undefined
      const path = resolve(dirname(importer), id)
      if (!path.startsWith(source + sep)) return undefined
      const place = join(output, relative(source, path.replace(/\.ts$/, '')))
      return [`${place}.mjs`, join(place, 'index.mjs')].find((file) => existsSync(file))
    }
  }
}
