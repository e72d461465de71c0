/**
 * The smallest text and the smallest screens: what is pressed keeps 24 px with text of 75 % (T-24); on a phone nothing
 * lies over it, and with text of 200 % nothing but what scrolls lies out of the window. The contact sheet lists the same
 * of every screen.
 */
import { expect, test } from '@playwright/test'
import { openApp, type App } from '../../build/tools/page/app'
import { audit } from '../../build/tools/screens/audit'
import { atHome, scenes, settled, type Stage } from '../../build/tools/screens/scenes'

/** Screens whose controls no other screen has. */
const small = [
  'settings-1',
  'settings-2',
  'rules',
  'expedition-new',
  'expedition-turn',
  'voyages-replay-home',
  'expedition-replay-end'
]
/** Screens on which something speaks of the table's pieces: on a phone it lies where it covers none of them. */
const laid: Readonly<Record<string, 'region' | 'alert'>> = {
  'voyages-guide-first': 'region',
  'voyages-refusal': 'alert',
  'expedition-guide-first': 'region'
}
/** Screens of forms and results. */
const large = ['home', 'join-found', 'expedition-new', 'expedition-lobby-open', 'expedition-end-1']

test.use({ trace: 'off', actionTimeout: 5000 })
let app: App
test.beforeAll(async () => {
  app = await openApp(83)
})
test.afterAll(() => app.close())

/** Faults of a kind, once the page has the new size. */
async function faultsOf({ page }: Stage, kind: RegExp): Promise<string[]> {
  await settled(page)
  return (await audit(page)).filter((fault) => kind.test(fault))
}

for (const { name, reach } of scenes()) {
  if (small.includes(name))
    test(`text of 75 %: everything that is pressed keeps its size: ${name}`, async ({ page }) => {
      const stage = await atHome(page, app.url())
      await reach(stage)
      await stage.stores.evaluate((stores) => stores.get('settings').change({ textSize: 75 }))
      expect(await faultsOf(stage, /^small/)).toEqual([])
    })
  const role = laid[name]
  if (role)
    test(`a phone: nothing lies over what is pressed: ${name}`, async ({ page }) => {
      const stage = await atHome(page, app.url())
      await reach(stage)
      await page.setViewportSize({ width: 390, height: 844 })
      const told = page.getByRole(role, role === 'region' ? { name: 'Guide' } : {}).getByRole('button')
      await expect(told.first()).toBeVisible()
      for (const textSize of [100, 150] as const) {
        await stage.stores.evaluate(
          (stores, size) => stores.get('settings').change({ textSize: size }),
          textSize
        )
        expect(await faultsOf(stage, /^overlap/), `text of ${textSize} %`).toEqual([])
      }
    })
  if (large.includes(name))
    test(`text of 200 % on a phone: nothing lies out of the window: ${name}`, async ({ page }) => {
      const stage = await atHome(page, app.url())
      await reach(stage)
      await page.setViewportSize({ width: 390, height: 844 })
      await stage.stores.evaluate((stores) => stores.get('settings').change({ textSize: 200 }))
      expect(await faultsOf(stage, /^out of the window/)).toEqual([])
    })
  if (name === 'voyages-turn')
    test('a phone: every number of the stock has its picture', async ({ page }) => {
      const stage = await atHome(page, app.url())
      await reach(stage)
      await page.setViewportSize({ width: 390, height: 844 })
      const pictures = page.getByRole('group', { name: 'Stock' }).locator('.ic')
      await expect(pictures).toHaveCount(5)
      for (const picture of await pictures.all()) await expect(picture).toBeVisible()
    })
}
