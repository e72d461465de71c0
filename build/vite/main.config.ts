// out/main/index.js (Electron's main process), out/main/serve.js (the same host in plain Node) and thinker.js, their
// worker thread; all ES modules.

import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import project from '../../package.json' with { type: 'json' }

const root = resolve(import.meta.dirname, '../..')
/** The worker thread of computer players, started by `main/host/players/thinkers.ts`. */
const thinker = resolve(root, 'main/host/players/thinker.ts')

export default defineConfig({
  root,
  publicDir: false,
  // Everything is bundled except package.json's run-time dependencies, which a packaged app has in node_modules.
  ssr: { noExternal: true, external: ['electron', ...Object.keys(project.dependencies)] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: resolve(root, 'out/main'),
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: resolve(root, 'main/index.ts'), serve: resolve(root, 'main/serve.ts'), thinker },
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' }
    }
  }
})
