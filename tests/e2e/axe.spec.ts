/**
 * Every screen and state of the contact sheet, looked at by axe: nothing serious is found by day, and no weak contrast
 * by night or in high contrast, where a screen's colours are its own (T-23). A few screens that no other test looks at
 * belong to every run; with CARAVAN_AXE=1 all of them are looked at, one test a screen, so that a long run can be had
 * in parts (`-g voyages-end`).
 */
import { expect, type Page } from '@playwright/test'
import { openApp, type App } from '../../build/tools/page/app'
import { steer } from '../../build/tools/page/stores'
import { atHome, scenes } from '../../build/tools/screens/scenes'
import { faults } from './faults'
import { test } from './no-opening'

/** Looked at in every run. */
const always: readonly string[] = [
  'join-found',
  'khan-turn',
  'network',
  'settings-5',
  'voyages-lobby-open',
  'voyages-lobby-guest',
  'voyages-end-2',
  'voyages-end-3'
]
const all = process.env['CARAVAN_AXE'] !== undefined
/** Grounds and inks of their own: what else axe looks at is the same there. */
const lights = [
  ['by night', { theme: 'night', contrast: 'normal' }],
  ['in high contrast', { theme: 'day', contrast: 'high' }]
] as const

const dialog = '[role="dialog"], [role="alertdialog"]'

/** Brings every change of colour to its end: each element hands its own on to those within it, which then begin. */
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

test.use({ trace: 'off', actionTimeout: 5000 })
let app: App
test.beforeAll(async () => {
  app = await openApp(71)
})
test.afterAll(() => app.close())

for (const { name, coloured, reach } of scenes().filter(({ name }) => all || always.includes(name)))
  test(`axe finds nothing serious: ${name}`, async ({ page }) => {
    await reach(await atHome(page, app.url()))
    await settled(page)
    // What lies under a dialog is a scene of its own.
    const over = (await page.locator(dialog).count()) > 0
    const where = over ? { within: dialog } : {}
    const found = { 'by day': await faults(page, { ...where, serious: true }) } as Record<string, string[]>
    // A table has the same grounds and inks whatever is asked at it, and takes axe its time.
    const alike = !over && !coloured && (await page.getByRole('main', { name: 'Table' }).count()) > 0
    const stores = await steer(page)
    for (const [light, settings] of alike ? [] : lights) {
      await stores.evaluate((stores, to) => stores.get('settings').change(to), settings)
      await settled(page)
      found[light] = await faults(page, { ...where, rules: ['color-contrast'] })
    }
    expect(Object.entries(found).filter(([, faults]) => faults.length > 0)).toEqual([])
  })
