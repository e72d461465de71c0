// End-to-end tests: e2e/ in a real Chromium against the host in plain Node, electron/ with the desktop app itself.
// Run through `npm test`, which builds first, or directly with `npx playwright test`.

import { defineConfig } from '@playwright/test'
import { chromiumSwitches, findChromium } from './build/lib/chromium.mjs'
import { seedRun } from './build/lib/run-seed.mjs'

// Each run draws its share of sweeps and repetitions by a seed: tests/lib/draw.ts.
seedRun()
const executablePath = findChromium()

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/e2e',
  // Three files at a time, also on two cores, since players and scenes often wait: each has its own hosts, ports, folders
  // and browser. How long anything takes decides no test.
  workers: 3,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // `npm test -- --long` also runs what this run has not drawn (`tests/e2e/draw.ts`), and plays further whole games.
  ...(process.env['CARAVAN_LONG'] === undefined && { grepInvert: /@long/ }),
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 720 },
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Recording every step takes longer than most tests: `--trace retain-on-failure` records a failure that is run again.
    trace: 'off',
    launchOptions: {
      args: [...chromiumSwitches],
      ...(executablePath === undefined ? {} : { executablePath })
    }
  },
  projects: [
    { name: 'e2e', testDir: 'tests/e2e' },
    { name: 'electron', testDir: 'tests/electron' }
  ]
})
