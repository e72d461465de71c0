/** Every sound, rendered by a real browser into memory, is audible, not too loud, not clipped, and short. */
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { build } from 'vite'
import { notices, pieceSounds } from '../../renderer/contract/sound'
import type { measured } from './sound-page'

/** The measuring page's script, which puts `caravanSounds` on the window. */
async function script(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: resolve(import.meta.dirname, 'sound-page.ts'), formats: ['iife'], name: 'caravanSounds' }
    }
  })
  const [output] = Array.isArray(made) ? made : [made]
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (chunk?.type !== 'chunk') throw new Error('no script was made')
  return chunk.code
}

interface Measuring {
  readonly caravanSounds: { readonly measured: typeof measured }
}

test('every sound is audible, stays below half of full scale, and lasts at most a second and a half', async ({
  page
}) => {
  await page.addScriptTag({ content: await script() })
  const found = await page.evaluate(() => (window as Window & Partial<Measuring>).caravanSounds?.measured())
  expect(found?.map(({ id }) => id)).toEqual([...pieceSounds, ...notices])
  for (const { id, peak, ends } of found ?? []) {
    expect(peak, id).toBeGreaterThan(0.02)
    expect(peak, id).toBeLessThan(0.5)
    expect(ends, id).toBeGreaterThan(0.03)
    expect(ends, id).toBeLessThan(1.5)
  }
})
