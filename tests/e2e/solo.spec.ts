// Solo games against the computer: the table of the day, from Home to its place among the records.

import { expect, type Locator, type Page } from '@playwright/test'
import { faults } from './faults'
import { newFolder, startHost, type RunningHost } from './host'
import { test } from './no-opening'
import { motionOff, picture } from './pictures'

const folder = newFolder()
let host: RunningHost
test.beforeAll(async () => {
  host = await startHost(folder.path, 31)
})
test.afterAll(async () => {
  await host.stop()
  folder.remove()
})

/** The button of a training position of Voyages. */
const position = (page: Page, number: number): Locator =>
  page
    .getByRole('list', { name: 'The Voyages of Marco Polo' })
    .getByRole('button', { name: new RegExp(`^Position ${number}, `) })

test('the table of the day is started and continued from the solo page', async ({ page }) => {
  await page.goto(host.url())
  await page.getByRole('button', { name: /^Solo/ }).click()
  await expect(page.getByText('UTC)', { exact: false })).toBeVisible()
  await expect(page.getByText('No game against the computer', { exact: false })).toBeVisible()
  const voyages = page.getByRole('region', { name: 'The Voyages of Marco Polo: won as 0 of 8 characters' })
  await expect(voyages.getByRole('img', { name: 'Kubilai Khan: not played yet' })).toBeVisible()
  expect(await faults(page, { serious: true })).toEqual([])
  await picture(page, 'solo')
  await page.getByRole('button', { name: /^Play the table of .*: Marco Polo Expedition$/ }).click()
  await expect(page.getByRole('heading', { name: /^Your turn/ })).toBeVisible()
  await page.getByRole('button', { name: 'Home' }).click()
  await page.getByRole('button', { name: /^Solo/ }).click()
  await page.getByRole('button', { name: /^Go on with the table of .*: Marco Polo Expedition$/ }).click()
  await expect(page.getByRole('heading', { name: /^Your turn/ })).toBeVisible()
})

test('the table of an earlier day is played; the days are reached by arrow keys', async ({ page }) => {
  await page.goto(host.url())
  await page.getByRole('button', { name: /^Solo/ }).click()
  const days = page.getByRole('radiogroup', { name: 'Day' })
  await days.getByRole('radio', { checked: true }).focus()
  const chosen = days.getByRole('radio').nth(5)
  // The key is held until the page has seen it.
  await page.keyboard.down('ArrowLeft')
  await expect(chosen).toBeChecked()
  await page.keyboard.up('ArrowLeft')
  await expect(chosen).toBeFocused()
  const day = (await chosen.getAttribute('aria-label')) ?? ''
  await page.getByRole('button', { name: `Play the table of ${day}: The Voyages of Marco Polo` }).click()
  await expect(page.getByText('Table of the day', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Home' }).click()
  const [date = '', month = ''] = day.split(' ')
  await expect(page.getByText(`Table of the day, ${date} ${month.slice(0, 3)}`)).toBeVisible()
})

test('a training position opens as a table at its turn, and undo stops there', async ({ page }) => {
  await page.goto(host.url())
  await page.getByRole('button', { name: /^Solo/ }).click()
  await position(page, 1).click()
  // What was played before the position cannot be taken back.
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true'
  )
  await page.keyboard.press('u')
  await expect(page.getByRole('alert')).toContainText('Nothing to take back yet.')
  await picture(page, 'solo-position')
})

test('a missed best turn is shown as a replay that leads back to the result; a new try replaces the last', async ({
  page
}) => {
  await page.goto(host.url())
  await motionOff(page)
  await page.getByRole('button', { name: /^Solo/ }).click()
  await position(page, 1).click()
  await expect(page.getByRole('heading', { name: 'Find the best turn' })).toBeVisible()
  await page.getByRole('button', { name: /^Die without/ }).click()
  await page.getByRole('button', { name: /^Camel stall, column 1:/ }).click()
  await page.getByRole('button', { name: /^End turn/ }).click()
  await expect(page.getByRole('heading', { name: 'Not the best turn yet' })).toBeVisible()
  expect(await faults(page, { serious: true })).toEqual([])
  await picture(page, 'solo-missed')
  await page.getByRole('button', { name: 'Show the best turn' }).click()
  await expect(page.getByText(/choice 321 of 321/)).toBeVisible()
  await page.getByRole('button', { name: /^Back to the result/ }).click()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Find the best turn' })).toBeVisible()
  await page.getByRole('button', { name: 'Home' }).click()
  await expect(
    page.getByRole('button', { name: /^Open the table of .* Find the best turn, position 1/ })
  ).toHaveCount(1)
})
