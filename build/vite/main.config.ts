// out/main/index.js (Electron's main process), out/main/serve.js (the same host in plain Node) and their thread thinker.js,
// all ES modules.

import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import project from '../../package.json' with { type: 'json' }

const root = resolve(import.meta.dirname, '../..')
/** The thread that thinks for computer players; `main/host/players/thinkers.ts` begins it. */
const thinker = resolve(root, 'main/host/players/thinker.ts')

export default defineConfig({
  root,
  publicDir: false,
  // Everything is bundled except what a packaged app carries in node_modules: package.json's run-time dependencies.
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
