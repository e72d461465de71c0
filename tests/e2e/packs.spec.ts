/** A content pack in a real browser: refused with its lines, opened, named, played over, found again. */
import { expect, type Page } from '@playwright/test'
import { changed, linesOfPack } from '../expedition/short-road'
import { hostForFile } from './host'
import { picture } from './pictures'
import { test } from './no-opening'

const { url } = hostForFile(test, 11)

/** Opens a text as the file that a person chose, by keyboard. */
async function openPack(page: Page, name: string, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^(Open a pack|Another) …/ }).focus()
  await page.keyboard.press('Enter')
  await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
}

/** The new-table form for Expedition. */
async function form(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^New table/ }).click()
  await page.getByRole('radio', { name: 'Marco Polo Expedition' }).click()
}

test('a broken pack is refused with its lines, a good one is played, and both are said in the form', async ({
  page
}) => {
  await page.goto(url())
  await page.getByRole('button', { name: /^New table/ }).click()
  await picture(page, 'packs-voyages')
  await page.getByRole('radio', { name: 'Marco Polo Expedition' }).click()
  await page.getByRole('radio', { name: '5 players' }).click()
  await expect(page.getByRole('radiogroup', { name: 'Track' })).toBeVisible()
  await picture(page, 'packs-built-in')

  const broken = changed({
    4: '{ "name": "Begin", "terrain": "port", "kind": "start", "chest": 1 },',
    11: '{ "name": "Pass", "terrain": "mountains" },'
  })
  await openPack(page, 'broken.json', broken)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('broken.json')
  await expect(alert.getByRole('listitem')).toHaveText([
    /Line 4.*The start has no chest/,
    /Line 11.*Pass asks for nothing/
  ])
  await picture(page, 'packs-refused')

  await openPack(page, 'short.json', linesOfPack.join('\n'))
  await expect(alert).toBeHidden()
  await expect(page.getByText('Short road')).toBeVisible()
  await expect(page.getByText('by A friend')).toBeVisible()
  await expect(page.getByRole('radiogroup', { name: 'Track' })).toBeHidden()
  await picture(page, 'packs-opened')

  await page.getByRole('radio', { name: '2 players' }).click()
  await expect(page.getByRole('radiogroup', { name: 'Two camels each' })).toBeVisible()
  await picture(page, 'packs-two')
  await page.getByRole('button', { name: /^Start game/ }).click()
  await page.getByRole('button', { name: /show me$/ }).click()
  await expect(page.getByText('Half').first()).toBeVisible()
  await picture(page, 'packs-table')
  // A key that comes while the curtain still opens is meant for the curtain.
  await expect(async () => {
    await page.keyboard.press('d')
    await expect(page.getByRole('img', { name: 'Lorenzo, to move' })).toBeVisible({ timeout: 3000 })
  }).toPass()
})

test('the pack is remembered, the table names it, and built in is one press away', async ({ page }) => {
  await page.goto(url())
  await expect(page.getByText(/Marco Polo Expedition · Short road/)).toBeVisible()
  await picture(page, 'packs-home')
  await form(page)
  await expect(page.getByText('Short road')).toBeVisible()
  await page.getByRole('button', { name: 'Back to built in' }).click()
  await expect(page.getByRole('radiogroup', { name: 'Track' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Open a pack …/ })).toBeFocused()
})
