/** The rules in a browser: read from Home, searched, opened over a running table by one key, and checked by axe. */
import { expect, test } from '@playwright/test'
import { faults } from './faults'
import { hostForFile } from './host'
import { picture } from './pictures'

const { url } = hostForFile(test, 43)

test('the rules are read from Home: contents, search, views, an address, and the way back to Home', async ({
  page
}) => {
  const scripts: string[] = []
  page.on('response', (response) => scripts.push(response.url()))
  await page.goto(url())
  const open = page.getByRole('button', { name: 'Rules, The Voyages of Marco Polo' })
  // Home is complete once it lists the games: from then on nothing moves under the pointer.
  await expect(page.getByText(/^New here\? Begin with a tutorial/)).toBeVisible()
  const early = scripts.length
  await open.click()
  await expect(page.getByRole('heading', { name: 'What you play for' })).toBeVisible()
  expect(
    scripts.slice(early).some((url) => /RulesBook.*\.js/.test(url)),
    'fetched when it is opened'
  ).toBe(true)
  expect(await faults(page, { within: '.rules' }), 'rules').toEqual([])
  await picture(page, 'rules')

  await page.getByRole('link', { name: 'All city cards', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'All city cards' })).toBeInViewport()
  await page.keyboard.press('/')
  await page.keyboard.type('compensaton')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Compensation for a low roll' })).toBeInViewport()
  await expect(page.locator('.book__text mark').first()).toBeVisible()
  expect(await faults(page, { within: '.book__side' }), 'search').toEqual([])
  await picture(page, 'rules-search')
  await page.getByRole('searchbox').fill('')

  await page.getByRole('radio', { name: 'Marco Polo Expedition' }).click()
  await page.getByRole('radio', { name: 'Summary' }).click()
  await expect(page.getByText('Example', { exact: true })).toHaveCount(0)
  await page.goto(`${new URL(page.url()).origin}/#rules/expedition/ballast.drop`)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Dropping ballast' })).toBeInViewport()
  await expect(page.getByRole('radio', { name: 'Summary' })).toBeChecked()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Contents' }).click()
  await page.getByRole('link', { name: 'The winner', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'The winner' })).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByRole('button', { name: 'Home' }).click()
  await expect(page.getByRole('button', { name: /^New table/ })).toBeVisible()
})

test('the rules open over a running table, by a key on what is pointed at, by the bar and by a right click; the table stays', async ({
  page
}) => {
  await page.goto(url())
  await page.getByRole('button', { name: /^New table/ }).click()
  await page.getByRole('radio', { name: '2 players' }).click()
  await page.getByRole('button', { name: /^Start game/ }).click()
  const coins = page.getByRole('button', { name: /^5 Coins/ })
  await expect(coins).toBeVisible()
  const sheet = page.getByRole('dialog', { name: 'Rules' })

  await coins.hover()
  await page.keyboard.press('F1')
  await expect(sheet.getByRole('heading', { name: '5 Coins' })).toBeInViewport()
  expect(await faults(page, { within: '.book__side, .book__bar' }), 'sheet').toEqual([])
  await picture(page, 'rules-sheet')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(coins).toBeVisible()

  await page.getByRole('button', { name: /^Pepper stall, column 1/ }).click({ button: 'right' })
  await expect(sheet.getByRole('heading', { name: 'The bazaar' })).toBeInViewport()
  await page.keyboard.press('F1')
  await expect(sheet).toBeHidden()

  await page.getByRole('button', { name: 'Rules' }).click()
  await expect(sheet).toBeVisible()
  await page.reload()
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(coins).toBeVisible()

  const silent = await page.evaluate(() =>
    [...document.querySelectorAll('.table__game [data-nav]')]
      .filter((element) => !element.closest('[data-rule]'))
      .map((element) => element.getAttribute('aria-label') ?? element.textContent)
  )
  expect(silent, 'every control of the table leads to its rule').toEqual([])
})
