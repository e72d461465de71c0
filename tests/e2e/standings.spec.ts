/** Finished games at Home and in the standings, where they stay when their tables are deleted. */
import { expect, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { steer } from '../../build/tools/page/stores'
import { hostForFile } from './host'
import { motionOff, picture } from './pictures'
import { test } from './no-opening'

const { url } = hostForFile(test, 73)
const standings = (page: Page) => page.getByRole('main', { name: 'Standings', exact: true })

/** Brings in a finished game. */
async function bring(page: Page, name: string): Promise<void> {
  const text = readFileSync(resolve('tests', 'golden', '0.1.0-format-2', `${name}.caravan`), 'utf8')
  const stores = await steer(page)
  await stores.evaluate((all, [file, game]) => all.get('tables').importFile(file, game), [
    `${name}.caravan`,
    text
  ] as const)
}

test('a finished game says at Home who has won, and counts in the standings even after it is deleted', async ({
  page
}) => {
  await page.goto(url())
  await motionOff(page)
  await page.getByRole('button', { name: 'Standings' }).click()
  await expect(standings(page)).toContainText('No game of two or more people has been finished here yet.')
  await page.getByRole('button', { name: 'Home' }).click()
  await bring(page, 'voyages-2-1')
  await bring(page, 'expedition-3-1')
  const rows = page.getByRole('button', { name: /^Open the table of/ })
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'Won by' })).toHaveCount(2)

  await page.getByRole('button', { name: 'Standings' }).click()
  const table = standings(page).getByRole('table')
  const people = table.getByRole('rowheader').getByRole('button')
  const before = await table.innerText()
  expect(await people.count()).toBeGreaterThan(1)
  await page.getByRole('radio', { name: 'Marco Polo Expedition' }).click()
  await expect(table.getByRole('columnheader', { name: 'Average' })).toBeVisible()
  await expect(people).toHaveCount(3)
  await people.first().click()
  await expect(people.first()).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('heading', { name: /^Games of / })).toBeVisible()
  await picture(page, 'standings')

  // The result is one press away as long as its table exists.
  const games = page.getByRole('region', { name: /^Games of / })
  await games.getByRole('listitem').first().getByRole('button').click()
  await expect(page.getByRole('main', { name: 'The journey is over' })).toBeVisible()
  await page.goBack()
  for (const left of [1, 0]) {
    await page
      .getByRole('button', { name: /^More for the table of/ })
      .first()
      .press('Enter')
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(rows).toHaveCount(left)
  }
  await page.getByRole('button', { name: 'Standings' }).click()
  await expect(people.first()).toBeVisible()
  expect(await table.innerText()).toBe(before)
  await expect(standings(page).getByRole('listitem')).toHaveCount(2)
  await expect(standings(page).getByRole('listitem').getByRole('button')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('button', { name: /^New table/ })).toBeVisible()
})
