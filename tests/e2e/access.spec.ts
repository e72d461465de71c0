/**
 * Accessibility (axe) of Marco Polo Expedition with a content pack: curtain, table, plan, handing the device over,
 * refusal.
 */
import { expect } from '@playwright/test'
import { linesOfPack } from '../expedition/short-road'
import { faults } from './faults'
import { hostForFile } from './host'
import { test } from './no-opening'

const { url } = hostForFile(test, 41)

test('axe finds nothing on a table with a content pack, whose first and last space stand on the map sheet', async ({
  page
}) => {
  await page.goto(url())
  await page.getByRole('button', { name: /^New table/ }).click()
  await page.getByRole('radio', { name: 'Marco Polo Expedition' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^Open a pack …/ }).click()
  const buffer = Buffer.from(linesOfPack.join('\n'))
  await (await chooser).setFiles({ name: 'short.json', mimeType: 'application/json', buffer })
  await expect(page.getByText('Short road')).toBeVisible()
  await page.getByRole('radio', { name: '2 players' }).click()
  await page.getByRole('radio', { name: 'Both may move' }).click()
  await page.getByRole('button', { name: /^Start game/ }).click()

  const curtain = page.getByRole('button', { name: /show me$/ })
  await expect(curtain).toBeVisible()
  expect(await faults(page), 'curtain').toEqual([])

  await curtain.click()
  await expect(page.getByText('from Begin to End')).toBeVisible()
  expect(await faults(page), 'table').toEqual([])

  await page
    .getByRole('button', { name: /enter for/ })
    .last()
    .click()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
  expect(await faults(page), 'plan').toEqual([])

  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: /^End, asks for/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible()
  expect(await faults(page), 'refusal').toEqual([])

  await page.keyboard.press('d')
  await expect(page.getByRole('button', { name: /^Pass to/ })).toBeVisible()
  expect(await faults(page), 'pass').toEqual([])
})
