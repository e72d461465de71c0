// End-to-end tests: e2e/ in a real Chromium against the host in plain Node, electron/ with the desktop app itself.
// Run through `npm test`, which builds first, or directly with `npx playwright test`.

import { defineConfig } from '@playwright/test'
import { chromiumSwitches, findChromium } from './build/lib/chromium.mjs'

const executablePath = findChromium()

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/e2e',
  // A machine may have two cores only: a second browser would make both slow and neither measure true.
  workers: 1,
  timeout: 120_000,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 720 },
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
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
