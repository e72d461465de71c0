// Unit and property tests. Tests that need a page name it: `// @vitest-environment happy-dom`.

import { resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [vue()],
  // The electron package starts a download when it is imported outside Electron: no unit test may do that.
  resolve: { alias: { electron: resolve(import.meta.dirname, 'tests/unit/no-electron.ts') } },
  test: {
    include: ['{shared,main,renderer,preload,tests}/**/*.test.ts'],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 20_000,
    passWithNoTests: true,
    coverage: { provider: 'v8', include: ['shared/**', 'main/**'], exclude: ['**/*.test.ts'] }
  }
})
