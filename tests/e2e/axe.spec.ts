/**
 * Accessibility (axe) of the screens and states of the contact sheet: nothing serious in the day theme, and no weak
 * contrast in the night theme or in high contrast on screens with colours of their own (T-23). Every run checks a few
 * screens that no other test covers; CARAVAN_AXE=1 checks all of them, one test per screen, so that a long run can be
 * split (`-g voyages-end`).
 */
import { expect, type Page } from '@playwright/test'
import { openApp, type App } from '../../build/tools/page/app'
import { steer } from '../../build/tools/page/stores'
import { atHome, scenes } from '../../build/tools/screens/scenes'
import { faults } from './faults'
import { dealer } from '../lib/draw'
import { test } from './no-opening'

/** Checked in every run. */
const always: readonly string[] = [
  'join-found',
  'khan-turn',
  'network',
  'settings-5',
  'standings-game',
  'voyages-lobby-open',
  'voyages-lobby-guest',
  'voyages-end-2',
  'voyages-end-3'
]
const all = process.env['CARAVAN_AXE'] !== undefined
/** Themes with background and text colours of their own; everything else that axe checks is the same in them. */
const lights = [
  ['by night', { theme: 'night', contrast: 'normal' }],
  ['in high contrast', { theme: 'day', contrast: 'high' }]
] as const

const dialog = '[role="dialog"], [role="alertdialog"]'

/** Finishes all transitions, until none is left: the end of an element's transition starts those of its descendants. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const running = (): Animation[] =>
      document.getAnimations().filter(({ playState }) => playState === 'running')
    for (let now = running(); now.length > 0; now = running()) {
      for (const one of now)
        if (one.effect?.getComputedTiming().endTime === Infinity) one.cancel()
        else one.finish()
      await new Promise(requestAnimationFrame)
    }
  })

let app: App
test.beforeAll(async () => {
  app = await openApp(71)
})
test.afterAll(() => app.close())

/** In a short run each screen is seen by night or in high contrast. */
const deal = dealer('axe', lights)

for (const { name, coloured, reach } of scenes().filter(({ name }) => all || always.includes(name))) {
  const seen = all ? lights : deal()
  test(`axe finds nothing serious: ${name}`, async ({ page }) => {
    await reach(await atHome(page, app.url()))
    await settled(page)
    // The screen below a dialog is checked as a scene of its own.
    const over = (await page.locator(dialog).count()) > 0
    const where = over ? { within: dialog } : {}
    const found = { 'by day': await faults(page, { ...where, serious: true }) } as Record<string, string[]>
    // A table has the same colours whatever its decision, and axe takes long on it: once per theme is enough.
    const alike =
      !over && !coloured && (await page.getByRole('main', { name: 'Table', exact: true }).count()) > 0
    const stores = await steer(page)
    for (const [light, settings] of alike ? [] : seen) {
      await stores.evaluate((stores, to) => stores.get('settings').change(to), settings)
      await settled(page)
      found[light] = await faults(page, { ...where, rules: ['color-contrast'] })
    }
    expect(Object.entries(found).filter(([, faults]) => faults.length > 0)).toEqual([])
  })
}
