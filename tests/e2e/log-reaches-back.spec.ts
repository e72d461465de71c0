/** The log of a saved game reaches back to its beginning, also where its latest lines leave room to spare. */
import { expect, type Page } from '@playwright/test'
import type { App } from '../../build/tools/page/app'
import { atHome, settled, sit, type Stage } from '../../build/tools/screens/stage'
import { atRound } from './saves'
import { fileOf } from './session'
import { test } from './no-opening'
import { onePage } from './one-page'

let app: App
let page: Page
onePage(92, (...opened) => ([app, page] = opened), { viewport: { width: 1920, height: 1080 } })

test('on a large screen the log of a game that is opened again can be read from its beginning on', async () => {
  const { game, entries } = atRound('voyages', 3, { players: 3, seed: 5 })
  const stage: Stage = await atHome(page, app.url())
  await sit(stage, { name: 'log', text: fileOf(game, entries) })
  await settled(page)
  await page.keyboard.press('l')
  const log = page.getByRole('dialog').locator('.log__body')
  await expect(log).toBeVisible()
  await log.hover()
  await expect(async () => {
    await page.mouse.wheel(0, -20_000)
    await expect(log.getByRole('heading', { name: 'Round 2' })).toBeAttached({ timeout: 500 })
  }).toPass({ timeout: 10_000 })
})
