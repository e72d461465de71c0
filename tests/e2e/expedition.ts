/** Sitting down at a table of Expedition. */
import { expect, type Page } from '@playwright/test'
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
  await page.getByRole('button', { name: /^Set out/ }).click()
  await expect(page.getByRole('button', { name: /show me$/ })).toBeVisible()
}

/** From Home to the table that was left. */
export async function goOn(page: Page): Promise<void> {
  const home = page.getByRole('button', { name: 'Home', exact: true })
  const further = page.getByRole('button', { name: /^Continue/ })
  const curtain = page.getByRole('button', { name: /show me$/ })
  await expect(home.or(further).or(curtain).first()).toBeVisible()
  if (await curtain.isVisible()) return
  if (await home.isVisible()) await home.click()
  await further.click()
  await expect(curtain).toBeVisible()
}
