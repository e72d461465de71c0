/** The text that comes with every program: the licence of everything inside. */
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { licences } from '../../build/vite/licences'

/** What the plugin writes for a page without modules of others. */
function written(): string {
  let text = ''
  const { generateBundle } = licences(resolve(import.meta.dirname, '../..'))
  if (typeof generateBundle !== 'function') throw new Error('no function')
  Reflect.apply(
    generateBundle,
    {
      getModuleIds: () => [],
      emitFile: ({ source }: { readonly source: string }) => (text = source)
    },
    []
  )
  return text
}

test('names the app’s own licence, those of its packages and fonts, and who drew icons that are not ours', () => {
  const text = written()
  expect(text).toMatch(/^Caravanserai \(MIT\)/)
  for (const name of ['zod', 'ws', '@fontsource/inter', 'world-atlas'])
    expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'))
  expect(text).toContain('game-icons.net')
  expect(text).toContain('creativecommons.org/licenses/by/3.0')
})
