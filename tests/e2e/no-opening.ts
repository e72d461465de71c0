/**
 * `test` for whoever means no scene: where the opening of a game lies over the table, it is ended with a press as soon as
 * anything is done or expected at the table, instead of being waited for.
 */
import { test as plain, type Page } from '@playwright/test'

/** Ends the openings of this page from now on. */
export async function endOpenings(page: Page): Promise<void> {
  await page.addLocatorHandler(page.locator('section.opening'), async (opening) => {
    // It may be over by itself meanwhile.
    await opening
      .getByRole('button')
      .dispatchEvent('click', {}, { timeout: 1000 })
      .catch(() => undefined)
  })
}

export const test = plain.extend({
  page: async ({ page }, use) => {
    await endOpenings(page)
    await use(page)
  }
})
