// Unit and property tests. Tests that need a page name it: `// @vitest-environment happy-dom`.

import { resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'

/**
 * Tests that leave nothing behind: no page, no process, no socket, no mock. Their files share a worker and what it has
 * loaded; each would else load all rules again, which takes longer than most of them run.
 */
const pure = ['engine', 'polo', 'voyages', 'expedition', 'khan', 'words'].map(
  (room) => `tests/${room}/**/*.test.ts`
)

/**
 * As pure as those. Projects run in the order of their names, and few files take as long as these: they come before the
 * many short ones, so that both workers are busy to the end.
 */
const laws = 'tests/laws/**/*.test.ts'

/** Every rules test of a game runs again in these modes, see tests/lib/modes.ts. */
const modes = ['undo', 'restore', 'views', 'all']
const rulesTests = ['voyages', 'expedition', 'khan'].flatMap((game) => [
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
    // Ends what hangs; no slow machine may come near it.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 300_000,
    passWithNoTests: true,
    projects: [
      {
        extends: true as const,
        test: {
          name: 'plain',
          include: ['{shared,main,renderer,preload,tests}/**/*.test.ts'],
          exclude: [...pure, laws]
        }
      },
      { extends: true as const, test: { name: 'laws', include: [laws], isolate: false } },
      { extends: true as const, test: { name: 'pure', include: pure, isolate: false } },
      ...modes.map((mode) => ({
        extends: true as const,
        test: { name: mode, include: rulesTests, isolate: false, env: { CARAVAN_MODE: mode } }
      }))
    ],
    coverage: { provider: 'v8', include: ['shared/**', 'main/**'], exclude: ['**/*.test.ts'] }
  }
})
