// Unit and property tests. Tests that need a page name it: `// @vitest-environment happy-dom`.

import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [vue()],
  test: {
    include: ['{shared,main,renderer,preload,tests}/**/*.test.ts'],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 20_000,
    passWithNoTests: true,
    coverage: { provider: 'v8', include: ['shared/**', 'main/**'], exclude: ['**/*.test.ts'] }
  }
})
