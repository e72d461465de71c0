// Finds the bundles that are older than their sources. Compares contents, not times, since a checkout changes times.

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { inside, readJson, writeJson } from './project.mjs'

const common = ['package.json', 'package-lock.json', 'tsconfig.json']
const stampFile = inside('out', 'stamps.json')

/** The three bundles: the sources of each, and result files whose existence shows that it was built. */
export const bundles = {
  main: {
    config: 'build/vite/main.config.ts',
    sources: ['main', 'shared'],
    results: ['out/main/index.js', 'out/main/serve.js']
  },
  preload: {
    config: 'build/vite/preload.config.ts',
    sources: ['preload', 'shared/protocol'],
    results: ['out/preload/index.cjs']
  },
  renderer: {
    config: 'build/vite/renderer.config.ts',
    sources: ['renderer', 'shared', 'build/vite/licences.ts', 'build/vite/too-old.ts', 'LICENSE'],
    results: ['out/renderer/index.html']
  }
}

/** Names of the bundles that must be built. */
export function staleBundles() {
  const stamps = readJson(stampFile) ?? {}
  return Object.keys(bundles).filter((name) => {
    const { results } = bundles[name]
    return stamps[name] !== fingerprint(name) || !results.every((file) => existsSync(inside(file)))
  })
}

/** A hash of a bundle's sources. Take it before building, so that changes made during the build count as stale. */
export function fingerprint(name) {
  const { config, sources } = bundles[name]
  return printOf([config, ...sources])
}

/** A hash of the content of files and folders and of the package files. Paths are relative to the project. */
export function printOf(paths) {
  const hash = createHash('sha256')
  for (const file of [...common, ...paths].flatMap(filesUnder)) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(inside(file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** Stores the fingerprint of the sources that a bundle was built from. */
export function markBuilt(name, print) {
  writeJson(stampFile, { ...readJson(stampFile), [name]: print })
}

/** All files in a folder, or the file itself, except tests. Paths are relative to the project, with `/`. */
export function filesUnder(path) {
  const full = inside(path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`))
    .filter((file) => !file.endsWith('.test.ts'))
}
