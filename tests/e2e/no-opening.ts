/**
 * `test` for specs that are not about the opening scene of a game: it is skipped with a press as soon as anything is done
 * or expected at the table, instead of being waited for.
 */
import { test as plain, type Page } from '@playwright/test'

/** Skips the opening scenes on this page from now on. */
export async function endOpenings(page: Page): Promise<void> {
  await page.addLocatorHandler(page.locator('section.opening'), async (opening) => {
    // The scene may have ended by itself meanwhile.
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
