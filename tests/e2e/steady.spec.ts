// Home stands still once it is seen: a button that moves between press and release is pressed in vain. Its games have a row each.
import { expect } from '@playwright/test'
import { steer } from '../../build/tools/page/stores'
import { newFolder, startHost } from './host'
import { test } from './no-opening'

/** How long a page may still move things, in milliseconds: more than typefaces and list need on a slow machine. */
const watched = 1500

test('nothing of Home moves after it is first seen, without tables and with one, on a slow machine', async ({
  page
}) => {
  const folder = newFolder()
  const host = await startHost(folder.path, 5)
  try {
    await page.addInitScript(() => {
      const moved: number[] = []
      Object.assign(window, { moved })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          moved.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const machine = await page.context().newCDPSession(page)
    await machine.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    const stands = async (): Promise<void> => {
      await page.waitForTimeout(watched)
      expect(await page.evaluate('moved')).toEqual([])
    }
    await page.goto(host.url())
    await page.getByRole('button', { name: /New table/ }).waitFor()
    await stands()
    await page
      .getByRole('button', { name: /^Play the computer/ })
      .first()
      .click()
    await page.getByRole('region', { name: 'Table' }).or(page.getByRole('dialog')).first().waitFor()
    // This tab's table is forgotten before the page begins, whatever it keeps until then: Home, with the table in its list.
    await page.addInitScript(() => sessionStorage.clear())
    await page.reload()
    await page.getByRole('button', { name: /Continue/ }).waitFor()
    await stands()
  } finally {
    await host.stop()
    folder.remove()
  }
})

test('every game at Home has one row, in every language', async ({ page }) => {
  const folder = newFolder()
  const host = await startHost(folder.path, 5)
  try {
    await page.goto(host.url())
    const stores = await steer(page)
    for (const language of ['en', 'de', 'fr'] as const) {
      await stores.evaluate((all, to) => all.get('settings').change({ language: to }), language)
      await page.locator(`html[lang=${language}]`).waitFor()
      const heights = await page
        .locator('.games__row')
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
      expect(heights.length).toBeGreaterThan(2)
      // A line lies between two rows.
      expect(Math.max(...heights) - Math.min(...heights), `${language}: ${heights.join(', ')}`).toBeLessThan(
        2
      )
    }
  } finally {
    await host.stop()
    folder.remove()
  }
})
