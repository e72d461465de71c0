// out/renderer: the page, with relative addresses so that app:// and http:// serve it alike.

import { resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

const root = resolve(import.meta.dirname, '../..')

export default defineConfig({
  root: resolve(root, 'renderer'),
  base: './',
  plugins: [vue()],
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
          groups: ['fr', 'de'].map((language) => ({
            name: `words-${language}`,
            includeDependenciesRecursively: false,
            test: new RegExp(`/renderer/(?!games/[^/]+/rules/).*/${language}(?:\\.ts$|/)`)
          }))
        }
      }
    }
  }
})
