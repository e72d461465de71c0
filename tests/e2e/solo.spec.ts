// Solo games against the computer: the table of the day, from Home to its place among the records.

import { expect } from '@playwright/test'
import { faults } from './faults'
import { newFolder, startHost, type RunningHost } from './host'
import { test } from './no-opening'
import { picture } from './pictures'

const folder = newFolder()
let host: RunningHost
test.beforeAll(async () => {
  host = await startHost(folder.path, 31)
})
test.afterAll(async () => {
  await host.stop()
  folder.remove()
})

test('the table of the day is started and continued from the solo page', async ({ page }) => {
  await page.goto(host.url())
  await page.getByRole('button', { name: 'Solo', exact: true }).click()
  await expect(page.getByText('UTC)', { exact: false })).toBeVisible()
  await expect(page.getByText('No game against the computer', { exact: false })).toBeVisible()
  expect(await faults(page, { serious: true })).toEqual([])
  await picture(page, 'solo')
  await page.getByRole('button', { name: 'Play today’s table: Marco Polo Expedition' }).click()
  await expect(page.getByRole('heading', { name: /^Your turn/ })).toBeVisible()
  await page.getByRole('button', { name: 'Home' }).click()
  await page.getByRole('button', { name: 'Solo', exact: true }).click()
  await page.getByRole('button', { name: 'Go on with today’s table: Marco Polo Expedition' }).click()
  await expect(page.getByRole('heading', { name: /^Your turn/ })).toBeVisible()
})

test('a training position opens as a table at its turn, and undo stops there', async ({ page }) => {
  await page.goto(host.url())
  await page.getByRole('button', { name: 'Solo', exact: true }).click()
  await page.getByRole('button', { name: /^Position 1, / }).click()
  // What was played before the position cannot be taken back.
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true'
  )
  await page.keyboard.press('u')
  await expect(page.getByRole('alert')).toContainText('Nothing to take back yet.')
  await picture(page, 'solo-position')
})
