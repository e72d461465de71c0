// Which of the three bundles are older than their sources. Contents are compared, not times: a checkout changes times.

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { inside, readJson, writeJson } from './project.mjs'

const common = ['package.json', 'package-lock.json', 'tsconfig.json']
const stampFile = inside('out', 'stamps.json')

/** The bundles: what each is made of, and the files by which one sees that it is there. */
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
    sources: ['renderer', 'shared'],
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

/** The sources of a bundle as one word. Take it before building: what changes meanwhile is stale again. */
export function fingerprint(name) {
  const { config, sources } = bundles[name]
  return printOf([config, ...sources])
}

/** What files and folders hold, and which packages there are, as one word. Paths are relative to the project. */
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

/** Remembers of which sources a bundle was built. */
export function markBuilt(name, print) {
  writeJson(stampFile, { ...readJson(stampFile), [name]: print })
}

/** The files in a folder or the file itself, tests apart; paths are relative to the project, with `/`. */
export function filesUnder(path) {
  const full = inside(path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`))
    .filter((file) => !file.endsWith('.test.ts'))
}
