// One person against computer players of chosen levels.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { newFolder, startHost, type RunningHost } from './host'
import { test } from './no-opening'

const folder = newFolder()
let host: RunningHost
test.beforeAll(async () => {
  host = await startHost(folder.path, 23)
})
test.afterAll(async () => {
  await host.stop()
  folder.remove()
})

test('seats given to the computer in the form: the game begins at once, and computer players take their turns', async ({
  page
}) => {
  await page.goto(host.url())
  await page.getByRole('button', { name: /^New table/ }).click()
  await page.getByRole('radio', { name: 'Marco Polo Expedition' }).click()
  await page.getByRole('radio', { name: '3 players' }).click()
  const places = page.getByRole('radiogroup', { name: /^Where .* plays$/ })
  await expect(places).toHaveCount(3)
  for (const at of [1, 2]) await places.nth(at).getByRole('radio', { name: 'Computer' }).click()
  const levels = page.getByRole('combobox', { name: /^How strong/ })
  await expect(levels).toHaveCount(2)
  await expect(levels.first()).toHaveValue('2')
  await levels.first().selectOption('1')
  await page.getByRole('button', { name: /^Start game/ }).click()

  // Only one person plays at this device: there is no curtain, and play comes back to them by itself.
  const turn = page.getByRole('heading', { name: /^Your turn/ })
  for (let round = 0; round < 3; round++) {
    await expect(turn).toBeVisible()
    await expect(async () => {
      await page.keyboard.press('d')
      await expect(turn).toBeHidden({ timeout: 1500 })
    }).toPass()
  }
  await expect(turn).toBeVisible()
  const tables = join(folder.path, 'tables')
  const [file] = readdirSync(tables).filter((name) => name.endsWith('.json'))
  const { seats } = JSON.parse(readFileSync(join(tables, file ?? ''), 'utf8')) as { seats: unknown }
  expect(seats).toEqual([{ by: 'here' }, { by: 'bot', level: 1 }, { by: 'bot', level: 2 }])
})

test('a hint shows a plan for this seat on the board, and "why" shows what a computer player had in mind', async ({
  page
}) => {
  await page.goto(host.url())
  await page.getByRole('button', { name: /^New table/ }).click()
  await page.getByRole('radio', { name: 'Marco Polo Expedition' }).click()
  await page.getByRole('radio', { name: '4 players' }).click()
  const places = page.getByRole('radiogroup', { name: /^Where .* plays$/ })
  await expect(places).toHaveCount(4)
  for (const at of [1, 2, 3]) await places.nth(at).getByRole('radio', { name: 'Computer' }).click()
  const levels = page.getByRole('combobox', { name: /^How strong/ })
  for (const [at, level] of ['1', '3', '5'].entries()) await levels.nth(at).selectOption(level)
  await page.getByRole('button', { name: /^Start game/ }).click()

  const turn = page.getByRole('heading', { name: /^Your turn/ })
  const card = page.getByRole('region', { name: 'Hint', exact: true })
  await expect(turn).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('i')
    await expect(card).toBeVisible({ timeout: 1500 })
  }).toPass()
  // With four players the log is too low for the reasons, so they are shown on request.
  await card.getByRole('button', { name: 'Why?' }).click()
  await expect(card.getByText('Gold expected at the end of the game', { exact: false })).toBeVisible()
  await expect(page.locator('.note__ring').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await page.getByRole('button', { name: 'Hint', exact: true }).click()
  await expect(card).toBeVisible()

  // A choice removes the hint; the others play, and each of their turns can be explained.
  await expect(async () => {
    await page.keyboard.press('d')
    await expect(card).toBeHidden({ timeout: 1500 })
  }).toPass()
  await expect(turn).toBeHidden()
  await expect(turn).toBeVisible()
  await page.keyboard.press('Escape')
  const log = page.getByRole('log')
  // The last to play before the person is the strongest of them.
  await log
    .getByRole('button', { name: /^Why .* did this$/ })
    .last()
    .click()
  const why = log.getByRole('region', { name: /^Why .* did this$/ })
  await expect(why).toContainText('Marco Polo’s plan')
  await expect(why).toContainText('when the game is over')
  await log.getByRole('button', { name: 'Close the reasons' }).click()
  await expect(why).toBeHidden()
})

test('a table with hints switched off offers none', async ({ page }) => {
  await page.goto(host.url())
  await page.getByRole('button', { name: /^New table/ }).click()
  await page.getByRole('radio', { name: 'The Voyages of Marco Polo' }).click()
  await page.getByRole('radio', { name: '2 players' }).click()
  await page.getByRole('checkbox', { name: 'Hints' }).click()
  await page.getByRole('button', { name: /^Start game/ }).click()
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toHaveCount(0)
})

test('one press at Home starts a game against two computer players, and later against those of the last such table', async ({
  page
}) => {
  const own = newFolder()
  const here = await startHost(own.path, 24)
  try {
    const press = page.getByRole('button', { name: 'Play the computer, The Voyages of Marco Polo' })
    const seats = page.getByRole('list', { name: 'Seats in turn order' }).getByRole('listitem')
    await page.goto(here.url())
    await press.click()
    await expect(seats).toHaveCount(3)
    await page.getByRole('button', { name: 'Home' }).click()
    await page.getByRole('button', { name: /^New table/ }).click()
    await page.getByRole('radio', { name: 'The Voyages of Marco Polo' }).click()
    await page.getByRole('radio', { name: '2 players' }).click()
    const places = page.getByRole('radiogroup', { name: /^Where .* plays$/ })
    await places.nth(1).getByRole('radio', { name: 'Computer' }).click()
    await page.getByRole('combobox', { name: /^How strong/ }).selectOption('1')
    await page.getByRole('button', { name: /^Start game/ }).click()
    await expect(seats).toHaveCount(2)
    await page.getByRole('button', { name: 'Home' }).click()
    await press.click()
    await expect(seats).toHaveCount(2)
  } finally {
    await here.stop()
    own.remove()
  }
})
