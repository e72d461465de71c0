// out/renderer: the page, with relative URLs so that it works over both app:// and http://.

import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'
import { licences } from './licences.ts'
import { tooOldNotice } from './too-old.ts'

const root = resolve(import.meta.dirname, '../..')

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

const games = readdirSync(resolve(root, 'renderer/games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

const neededBy = new Map<string, ReadonlySet<string>>()

/** The modules that these files import statically, directly or indirectly. Memoised by the files. */
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
 * Components that only lazily loaded parts use. All of reka-ui is imported through one module, so without this they
 * would count as needed at once.
 */
const usedLater = /\/reka-ui\/dist\/(?:Slider|Tabs|Menu|DropdownMenu)\//

/**
 * The chunk of a module that is needed at once: the page's, one game's, or the one that games share. One chunk each, since
 * many small ones load more slowly and compress worse. Undefined for modules that are loaded later.
 */
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

/**
 * Libraries for what the page never does, and what stands in for them: transitions of d3-zoom, skeletons of texts, values of
 * choices that are objects.
 */
const unused = {
  'd3-transition': 'renderer/kit/map/no-transitions.ts',
  'd3-interpolate': 'renderer/kit/map/no-transitions.ts',
  '@formatjs/icu-skeleton-parser': 'renderer/words/no-skeletons.ts',
  ohash: 'renderer/kit/same-value.ts'
}

export default defineConfig({
  root: resolve(root, 'renderer'),
  base: './',
  plugins: [vue(), licences(root), tooOldNotice()],
  resolve: {
    alias: Object.fromEntries(Object.entries(unused).map(([name, file]) => [name, resolve(root, file)]))
  },
  // All components use the composition API.
  define: { __VUE_OPTIONS_API__: 'false' },
  worker: { format: 'es' },
  build: {
    // The oldest browsers that docs/lan.md promises.
    target: ['safari16.4', 'chrome117', 'edge117', 'firefox128'],
    outDir: resolve(root, 'out/renderer'),
    emptyOutDir: true,
    // The content security policy allows data URLs only for images, which CSS masks need, so Vite inlines no assets.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      // Compiling components takes most of a build: on a slow machine that is no reason for a warning at the first start.
      checks: { bundlerTimings: false },
      // One chunk for the words of each language but English, loaded when it is first used; rules books stay separate.
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
            },
            // Home also needs the plan of a table without the form. In one chunk they compress better.
            { name: 'table-plan', test: /\/renderer\/screens\/(?:NewTableScreen|TablePlanForm|table-plan)\./ }
          ]
        }
      }
    }
  }
})
