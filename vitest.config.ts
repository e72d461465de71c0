// Unit and property tests. Tests that need a page name it: `// @vitest-environment happy-dom`.

import { resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'
import { builtRules } from './build/lib/built-rules.mjs'
import { builtThreads } from './build/lib/built-threads.mjs'
import { seedRun } from './build/lib/run-seed.mjs'

// Each run draws its games and its share of sweeps by a seed: tests/lib/draw.ts.
seedRun()

/**
 * Tests that leave nothing behind: no page, no process, no socket, no mock. Their files share a worker and what it has
 * loaded; each would else load all rules again, which takes longer than most of them run.
 */
const pure = ['engine', 'polo', 'voyages', 'expedition', 'khan', 'players', 'words'].map(
  (room) => `tests/${room}/**/*.test.ts`
)

/**
 * As pure as those. Projects run in the order of their names, and few files take as long as these: they come before the
 * many short ones, so that both workers are busy to the end.
 */
const laws = 'tests/laws/**/*.test.ts'

/** `npm test` builds the rules and threads first; who watches tests or what they reach takes them from the sources. */
const plugins = process.env['CARAVANSERAI_RULES'] === undefined ? [] : [builtRules(), builtThreads()]

/**
 * Tests of hosts, tools and checks. They mock no modules, so their files share a worker and what it has loaded, too. They
 * often wait for processes and sockets; a third worker uses that time. Tests that mock modules need workers of their own.
 */
const processes = ['host', 'lan', 'tools', 'start', 'unit', 'lib'].map((room) => `tests/${room}/**/*.test.ts`)

/** Tests of the page: each file in a context of its own, in a thread that has loaded what pages are made of. */
const pages = 'tests/renderer/**/*.test.ts'

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
    // What a file was translated to is kept for the next project and the next run: a third of a short run's time.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest-modules' },
    maxWorkers: 2,
    // Ends what hangs; no slow machine may come near it.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 300_000,
    passWithNoTests: true,
    projects: [
      {
        extends: true as const,
        plugins,
        test: {
          name: 'plain',
          include: ['{shared,main,renderer,preload,tests}/**/*.test.ts'],
          exclude: [...pure, ...processes, laws, pages]
        }
      },
      {
        extends: true as const,
        plugins,
        test: {
          name: 'processes',
          include: processes,
          isolate: false,
          maxWorkers: 3,
          sequence: { groupOrder: 1 }
        }
      },
      { extends: true as const, test: { name: 'pages', include: [pages], pool: 'vmThreads' } },
      { extends: true as const, plugins, test: { name: 'laws', include: [laws], isolate: false } },
      { extends: true as const, plugins, test: { name: 'pure', include: pure, isolate: false } },
      ...modes.map((mode) => ({
        extends: true as const,
        plugins,
        test: { name: mode, include: rulesTests, isolate: false, env: { CARAVAN_MODE: mode } }
      }))
    ],
    coverage: { provider: 'v8', include: ['shared/**', 'main/**'], exclude: ['**/*.test.ts'] }
  }
})
