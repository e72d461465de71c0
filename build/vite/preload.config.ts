// out/preload/index.cjs: one CommonJS file, since a sandboxed preload can neither import nor require its neighbours.

import { resolve } from 'node:path'
import { defineConfig } from 'vite'

const root = resolve(import.meta.dirname, '../..')

export default defineConfig({
  root,
  publicDir: false,
  ssr: { noExternal: true, external: ['electron'] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: resolve(root, 'out/preload'),
    emptyOutDir: true,
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: resolve(root, 'preload/index.ts') },
      output: { format: 'cjs', entryFileNames: '[name].cjs', codeSplitting: false }
    }
  }
})
