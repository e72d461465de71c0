/** Sitting down at a table of Expedition. */
import { expect, type Locator, type Page } from '@playwright/test'
import { baseContent } from '../../shared/games/expedition/content/index'
import { picture } from './pictures'

/** The spaces of both tracks in their order: they differ in what they ask for alone. */
export const road = baseContent.track('classic').spaces.map(({ name }) => name)

/** What is chosen in the form. */
export interface Table {
  readonly players: number
  readonly options: readonly string[]
}

/** From Home to the first curtain of a new table. */
export async function newTable(page: Page, { players, options }: Table, shot?: string): Promise<void> {
  await page.getByRole('button', { name: /^New table/ }).click()
  await page.getByRole('radio', { name: 'Marco Polo Expedition' }).click()
  for (const name of [`${players} players`, ...options])
    await page.getByRole('radio', { name, exact: true }).click()
  await expect(page.getByText(/own design; the printed board may differ/)).toBeVisible()
  if (shot !== undefined) await picture(page, shot)
  await page.getByRole('button', { name: /^Start game/ }).click()
  await expect(curtainOf(page)).toBeVisible()
}

/** The button that every curtain has. */
export const curtainOf = (page: Page): Locator => page.getByRole('button', { name: /show me$/ })

/** To the curtain of the table that was left, from the Home of a page that was not at it. */
export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect(curtainOf(page)).toBeVisible()
}
