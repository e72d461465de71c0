// Unit and property tests. Tests that need a page name it: `// @vitest-environment happy-dom`.

import { resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'

/** Every rules test of a game runs again in these modes, see tests/lib/modes.ts. */
const modes = ['undo', 'restore', 'views', 'all']
const rulesTests = ['voyages', 'expedition'].flatMap((game) => [
  `tests/${game}/rulings/*.test.ts`,
  `tests/${game}/undo.test.ts`
])

export default defineConfig({
  plugins: [vue()],
  // The electron package starts a download when it is imported outside Electron: no unit test may do that.
  resolve: { alias: { electron: resolve(import.meta.dirname, 'tests/unit/no-electron.ts') } },
  test: {
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 20_000,
    passWithNoTests: true,
    projects: [
      {
        extends: true as const,
        test: { name: 'plain', include: ['{shared,main,renderer,preload,tests}/**/*.test.ts'] }
      },
      ...modes.map((mode) => ({
        extends: true as const,
        test: { name: mode, include: rulesTests, env: { CARAVAN_MODE: mode } }
      }))
    ],
    coverage: { provider: 'v8', include: ['shared/**', 'main/**'], exclude: ['**/*.test.ts'] }
  }
})
