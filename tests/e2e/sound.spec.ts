/** Every sound, rendered by a real browser into memory, is audible, not too loud, not clipped, and short. */
import { expect, test } from '@playwright/test'
import { notices, pieceSounds } from '../../renderer/contract/sound'
import { pageScript } from './page-script'
import type { measured } from './sound-page'

interface Measuring {
  readonly caravanSounds: { readonly measured: typeof measured }
}

test('every sound is audible, stays below half of full scale, and lasts at most a second and a half', async ({
  page
}) => {
  await page.addScriptTag({ content: await pageScript('sound-page.ts', 'caravanSounds') })
  const found = await page.evaluate(() => (window as Window & Partial<Measuring>).caravanSounds?.measured())
  expect(found?.map(({ id }) => id)).toEqual([...pieceSounds, ...notices])
  for (const { id, peak, ends } of found ?? []) {
    expect(peak, id).toBeGreaterThan(0.02)
    expect(peak, id).toBeLessThan(0.5)
    expect(ends, id).toBeGreaterThan(0.03)
    expect(ends, id).toBeLessThan(1.5)
  }
})
