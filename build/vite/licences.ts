// Emits licences.txt beside the page: the licence texts of all packages that are part of the app, and the credits of drawings.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

interface Package {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
}

/** Packages that the page includes as data or fonts, without importing a module of them. */
const besides = ['@fontsource/eb-garamond', '@fontsource/im-fell-english', '@fontsource/inter', 'world-atlas']

/** The plugin; `root` is the project's folder. */
export function licences(root: string): Plugin {
  const modules = join(root, 'node_modules')
  const readPackage = (name: string): Package =>
    JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')) as Package

  /** Adds a package and its run-time dependencies, recursively, to `found`. */
  function withDependencies(name: string, found: Set<string>): void {
    if (found.has(name)) return
    found.add(name)
    for (const needed of Object.keys(readPackage(name).dependencies ?? {})) withDependencies(needed, found)
  }

  function textOf(name: string): string {
    const { version, license = 'see below' } = readPackage(name)
    const files = readdirSync(join(modules, name)).filter((file) =>
      /^(licen[sc]e|copying|notice)/i.test(file)
    )
    const texts = files.map((file) => readFileSync(join(modules, name, file), 'utf8').trim())
    return [`${name} ${version} (${license})`, ...texts].join('\n\n')
  }

  return {
    name: 'caravanserai:licences',
    apply: 'build',
    generateBundle() {
      const names = new Set<string>()
      const project = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Package
      for (const name of [...besides, ...Object.keys(project.dependencies ?? {})])
        withDependencies(name, names)
      for (const id of this.getModuleIds()) {
        const path = id.replaceAll('\\', '/').split('/node_modules/').at(-1) ?? ''
        const [, name] = /^((?:@[^/]+\/)?[^/@\0]+)\//.exec(id.includes('node_modules') ? path : '') ?? []
        if (name !== undefined && existsSync(join(modules, name, 'package.json'))) names.add(name)
      }
      const own = `Caravanserai (MIT)\n\n${readFileSync(join(root, 'LICENSE'), 'utf8').trim()}`
      const drawings = readFileSync(join(root, 'renderer', 'art', 'CREDITS.md'), 'utf8').trim()
      const source = [own, drawings, ...[...names].sort().map(textOf)].join(`\n\n${'-'.repeat(80)}\n\n`)
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: `${source}\n` })
    }
  }
}
