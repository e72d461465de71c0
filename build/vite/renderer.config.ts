// out/renderer: the page, with relative addresses so that app:// and http:// serve it alike.

import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'
import { licences } from './licences.ts'

const root = resolve(import.meta.dirname, '../..')

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

const games = readdirSync(resolve(root, 'renderer/games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

const neededBy = new Map<string, ReadonlySet<string>>()

/** What a file imports, and what that imports: one script, for many small ones take longer and pack worse. */
function needed(modules: Modules, ...files: readonly string[]): ReadonlySet<string> {
  const key = files.join(' ')
  const known = neededBy.get(key)
  if (known) return known
  const found = new Set(files.map((file) => resolve(root, file)))
  for (const id of found)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  neededBy.set(key, found)
  return found
}

/**
 * The library of components is one import for all of them: those that only parts fetched later use come with these.
 */
const usedLater = /\/reka-ui\/dist\/Slider\//

/** The script of a module that is needed before anybody asks for more: the page's, the family's or a game's. */
function scriptOf(id: string, modules: Modules): string | undefined {
  if (usedLater.test(id)) return undefined
  if (needed(modules, 'renderer/main.ts').has(id)) return 'page'
  const users = games.filter((game) =>
    needed(
      modules,
      `shared/games/${game}/index.ts`,
      `renderer/games/${game}/index.ts`,
      `renderer/games/${game}/components.ts`
    ).has(id)
  )
  return users.length > 1 ? 'games' : users[0] && `game-${users[0]}`
}

/** What d3-zoom would bring for transitions, and what stands in for it. */
const transitions = ['d3-transition', 'd3-interpolate']
const noTransitions = resolve(root, 'renderer/kit/map/no-transitions.ts')

export default defineConfig({
  root: resolve(root, 'renderer'),
  base: './',
  plugins: [vue(), licences(root)],
  resolve: { alias: Object.fromEntries(transitions.map((name) => [name, noTransitions])) },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    outDir: resolve(root, 'out/renderer'),
    emptyOutDir: true,
    // The page's policy allows files of its own origin only: nothing is inlined as data: except what CSS masks need.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
    // The words of a language that is not everybody's come together, when it is first spoken; the rules are books of their own.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            ...['fr', 'de'].map((language) => ({
              name: `words-${language}`,
              priority: 2,
              includeDependenciesRecursively: false,
              test: new RegExp(`/renderer/(?!games/[^/]+/rules/).*/${language}(?:\\.ts$|/)`)
            })),
            {
              name: scriptOf,
              debugName: 'page and games',
              priority: 1,
              includeDependenciesRecursively: false
            }
          ]
        }
      }
    }
  }
})
