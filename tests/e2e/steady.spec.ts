// Home does not move once it is visible, since a button that moves between press and release gets no click. Its games
// have a row each.
import { expect } from '@playwright/test'
import { steer } from '../../build/tools/page/stores'
import { newFolder, startHost } from './host'
import { test } from './no-opening'

/** Milliseconds to watch for movement: longer than fonts and list take to load on a slow machine. */
const watched = 1500

test('nothing of Home moves after it is first visible on a slow machine, without tables and with one', async ({
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
    await page.getByRole('main', { name: 'Table', exact: true }).waitFor()
    // The tab forgets its own table before the page loads, so that it shows Home with the table in its list.
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
      // A dividing line lies between two rows.
      expect(Math.max(...heights) - Math.min(...heights), `${language}: ${heights.join(', ')}`).toBeLessThan(
        2
      )
    }
  } finally {
    await host.stop()
    folder.remove()
  }
})

for (const by of ['the system', 'the setting'])
  test(`motion reduced by ${by}: only what has a transition fades, for at most 150 ms`, async ({ page }) => {
    const folder = newFolder()
    const host = await startHost(folder.path, 5)
    try {
      if (by === 'the system') await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(host.url())
      if (by === 'the setting') {
        const stores = await steer(page)
        await stores.evaluate((all) => all.get('settings').change({ motion: 'reduced' }))
      }
      await page
        .getByRole('button', { name: /^Play the computer/ })
        .first()
        .click()
      await page.getByRole('main', { name: 'Table', exact: true }).waitFor()
      const fades = await page
        .locator('body *')
        .evaluateAll((all) =>
          all.map((one) => Math.max(...getComputedStyle(one).transitionDuration.split(',').map(parseFloat)))
        )
      const own = fades.filter((seconds) => seconds > 0)
      expect(own.length).toBeGreaterThan(0)
      expect(own.length).toBeLessThan(fades.length / 4)
      expect(Math.max(...own)).toBeLessThanOrEqual(0.15)
    } finally {
      await host.stop()
      folder.remove()
    }
  })
