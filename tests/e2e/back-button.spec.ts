/** The browser's back button steps out of what is open, one thing at a time, and never out of a running game's page. */
import { expect, type Page } from '@playwright/test'
import { hostForFile } from './host'
import { test } from './no-opening'
import { motionOff } from './pictures'

const { url } = hostForFile(test, 47)
const home = (page: Page) => page.getByRole('button', { name: /^New table/ })
const table = (page: Page) => page.getByRole('main', { name: 'Table', exact: true })

test('back closes the rules over a table, then a dialog, then leads Home, from where the game goes on', async ({
  page
}) => {
  await page.goto(url())
  await motionOff(page)
  await home(page).click()
  await page.getByRole('button', { name: 'Start game' }).click()
  await expect(table(page)).toBeVisible()
  await page.keyboard.press('h')
  const rules = page.getByRole('dialog', { name: /^Rules/ })
  await expect(rules).toBeVisible()
  await page.goBack()
  await expect(rules).toHaveCount(0)
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Shortcuts' })
  await expect(keys).toBeVisible()
  await page.goBack()
  await expect(keys).toHaveCount(0)
  await expect(table(page)).toBeVisible()
  await page.goBack()
  await expect(home(page)).toBeVisible()
  await page.getByRole('button', { name: /^Open the table of/ }).click()
  await expect(table(page)).toBeVisible()
  // A reload keeps what was entered.
  await page.reload()
  await expect(table(page)).toBeVisible()
  await page.goBack()
  await expect(home(page)).toBeVisible()
})

test('back leads from the form, the rules and a paragraph of them to where they were opened', async ({
  page
}) => {
  await page.goto(url())
  await home(page).click()
  await expect(page.getByRole('button', { name: 'Start game' })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Rules, The Voyages of Marco Polo' }).click()
  await page.getByRole('link', { name: 'All city cards', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'All city cards' })).toBeInViewport()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'What you play for' })).toBeInViewport()
  await page.goBack()
  await expect(home(page)).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
})

test('a game that is deleted is brought back by the next press, and goes on', async ({ page }) => {
  await page.goto(url())
  await motionOff(page)
  const all = page.getByRole('button', { name: /^Open the table of/ })
  const before = await all.count()
  await home(page).click()
  await page.getByRole('button', { name: 'Start game' }).click()
  await expect(table(page)).toBeVisible()
  await page.goBack()
  await expect(all).toHaveCount(before + 1)
  await page
    .getByRole('button', { name: /^More for the table of/ })
    .first()
    .press('Enter')
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(all).toHaveCount(before)
  await expect(page.getByRole('status').filter({ hasText: 'Deleted:' })).toBeVisible()
  if (process.env['CARAVAN_PICTURES']) await page.screenshot({ path: 'test-results/screens/deleted.png' })
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await all.first().click()
  await expect(table(page)).toBeVisible()
})
