/** Sitting down at a table of Expedition. */
import { expect, type Locator, type Page } from '@playwright/test'
import { baseContent } from '../../shared/games/expedition/content/index'
import { picture } from './pictures'

/** The spaces of the road in order; both tracks have the same ones and differ only in what they cost. */
export const road = baseContent.track('classic').spaces.map(({ name }) => name)

/** What to choose in the form of a new table. */
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

/** From Home to the curtain of the existing table, for a page that was not at that table. */
export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect(curtainOf(page)).toBeVisible()
}
