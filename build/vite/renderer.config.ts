// out/renderer: the page, with relative addresses so that app:// and http:// serve it alike.

import { resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'
import { licences } from './licences.ts'

const root = resolve(import.meta.dirname, '../..')

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** What the page's entry imports, and what that imports: one script, for many small ones take longer and pack worse. */
let atOnce: Set<string> | undefined
function neededAtOnce(modules: Modules): Set<string> {
  if (atOnce) return atOnce
  atOnce = new Set([resolve(root, 'renderer/main.ts')])
  for (const id of atOnce)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) atOnce.add(imported)
  return atOnce
}

export default defineConfig({
  root: resolve(root, 'renderer'),
  base: './',
  plugins: [vue(), licences(root)],
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
              name: (id: string, modules: Modules) => (neededAtOnce(modules).has(id) ? 'page' : undefined),
              debugName: 'page',
              priority: 1,
              includeDependenciesRecursively: false
            }
          ]
        }
      }
    }
  }
})
