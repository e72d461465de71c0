/** What `npm start` looks at to decide whether the app must be built again. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { bundles } from '../../build/lib/stale.mjs'

const root = resolve(import.meta.dirname, '../..')

test.each(Object.keys(bundles))('a change of anything that builds %s makes it stale', (name) => {
  const { config = '', sources = [] } = bundles[name] ?? {}
  const text = readFileSync(join(root, config), 'utf8')
  const parts = [...text.matchAll(/ from '\.\/(.+)'/g)].map(([, file = '']) => `build/vite/${file}`)
  for (const part of parts) expect(sources).toContain(part)
  const reads = parts.map((part) => readFileSync(join(root, part), 'utf8')).join('')
  if (reads.includes("join(root, 'LICENSE')")) expect(sources).toContain('LICENSE')
})
