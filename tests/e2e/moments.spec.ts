/**
 * The scenes that frame a game: the opening, the start of a round, the end. Any key ends them, none hides a turn or shows a
 * secret.
 */
import { expect, test, type Page } from '@playwright/test'
import { steer } from '../../build/tools/page/stores'
import { newFolder, startHost, type RunningHost } from './host'
import { gameEnd, holdTime, lay, roundQuestion, roundStart } from './session'

const folder = newFolder()
let host: RunningHost | undefined

test.afterEach(async () => {
  await host?.stop()
  host = undefined
})
test.afterAll(() => folder.remove())

/** Opens a new table for three at this device. */
async function newGame(page: Page, game: string, quiet = false): Promise<void> {
  host = await startHost(newFolder().path, 7)
  if (quiet) await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto(host.url())
  await expect(page.getByRole('heading', { name: 'Caravanserai' })).toBeVisible()
  const stores = await steer(page)
  await stores.evaluate(async (all, id) => {
    const seats = ['Anna', 'Ben', 'Clara'].map((name, i) => ({
      name,
      colour: ['red', 'blue', 'green'][i],
      by: 'here'
    }))
    const made = await all.get('tables').setUp(id, { startPlayer: '1' }, seats)
    if (made.ok) await all.get('screens').openTable(made.value.table)
  }, game)
}

/** Continues a table in mid-game. */
async function goTo(page: Page, moment: { readonly file: string }): Promise<void> {
  lay(folder.path, moment)
  await page.clock.install()
  host = await startHost(folder.path, 7)
  await page.goto(host.url())
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect(page.getByRole('button', { name: 'End turn', disabled: false })).toBeVisible()
}
const endTurn = (page: Page) => page.getByRole('button', { name: 'End turn', disabled: false }).click()
for (const game of ['voyages', 'expedition']) {
  test(`${game}: the opening says who begins, a key ends it, and the first seat still has its curtain`, async ({
    page
  }) => {
    await newGame(page, game)
    const opening = page.getByRole('region', { name: 'How the game begins' })
    await expect(opening).toBeVisible()
    await expect(opening.getByRole('status')).toContainText('begins')
    await holdTime(page, 800)
    await page.keyboard.press('Enter')
    await expect(opening).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: 'begins' })).toBeVisible()
    if (game === 'voyages') return
    await page.clock.resume()
    // The key that ended the opening did not raise the curtain: nobody has seen a secret.
    const curtain = page.getByRole('button', { name: /show me$/ })
    await expect(curtain).toBeVisible()
    await curtain.click()
    await expect(curtain).toHaveCount(0)
  })

  test(`${game}: with reduced motion one line says who begins, and nothing moves`, async ({ page }) => {
    await newGame(page, game, true)
    await expect(page.getByRole('status').filter({ hasText: 'begins' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'How the game begins' })).toHaveCount(0)
  })
}

test('a round begins with a banner of what every seat rolled, until a key is pressed', async ({ page }) => {
  await goTo(page, roundStart())
  const banner = page.locator('.banner')
  await endTurn(page)
  await expect(banner).toContainText('Round')
  await expect(banner).toContainText(/rolled \d+ in all/)
  await page.keyboard.press('Shift')
  await expect(banner).toHaveCount(0)
})

test('a decision about a contract that a round start draws is shown once the contract has landed, or at a key', async ({
  page
}) => {
  await goTo(page, roundQuestion())
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 400)
  await endTurn(page)
  const slip = page.getByRole('region', { name: 'Decision' })
  await expect(slip).toContainText('A contract is offered')
  await expect(slip).toHaveCSS('opacity', '0')
  await page.keyboard.press('Shift')
  await expect(slip).toHaveCSS('opacity', '0')
  await page.keyboard.press('x')
  await expect(slip).toHaveCSS('opacity', '1')
})

test('the final scores are counted category by category; a key shows the winner, another key the result sheet', async ({
  page
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await goTo(page, gameEnd())
  await endTurn(page)
  const sheet = page.getByRole('heading', { name: 'Ranking' })
  const scene = page.getByRole('region', { name: 'How the game ends' })
  await expect(scene).toBeVisible()
  await holdTime(page, 800)
  // More of the ground is drawn than the sheet, with the score track above it: all of it stays bright, nothing beside.
  const bright = async (): Promise<boolean> => {
    const [hole, ribbon, frame] = await Promise.all(
      ['.ending__map', '.ribbon__base', '.mapsheet'].map((one) => page.locator(one).boundingBox())
    )
    if (!hole || !ribbon || !frame) return false
    return ribbon.y > hole.y - 1 && hole.x + hole.width < frame.x + frame.width + 1
  }
  expect(await bright()).toBe(true)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.clock.runFor(100)
  await expect.poll(bright).toBe(true)
  await page.keyboard.press(' ')
  await expect(scene.getByRole('status')).toContainText(/: Anna \d/)
  await page.keyboard.press('Escape')
  await expect(scene.getByRole('status')).toContainText('won by')
  await page.keyboard.press('Escape')
  await page.clock.resume()
  await expect(scene).toHaveCount(0)
  await expect(sheet).toBeVisible()
})

test('a phone: the end of a game is shown over its map, whatever tab was open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await goTo(page, gameEnd())
  await expect(page.getByRole('tab', { name: /^Actions/ })).toHaveAttribute('aria-selected', 'true')
  await endTurn(page)
  await expect(page.getByRole('region', { name: 'How the game ends' })).toBeVisible()
  const map = page.locator('.ending__map')
  await expect(map).toBeVisible()
  const [hole, ledger] = await Promise.all(
    [map, page.locator('.ending__ledger')].map((one) => one.boundingBox())
  )
  expect(hole?.width).toBeGreaterThan(350)
  expect((hole?.y ?? 0) + (hole?.height ?? 0)).toBeLessThan(ledger?.y ?? 0)
})

test('a phone: a question that waits for pieces in flight keeps its paper and shows no answer', async ({
  page
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await goTo(page, roundQuestion())
  await endTurn(page)
  const dock = page.locator('.phone__sheet > .dock[data-veiled]')
  await expect(dock).toBeAttached()
  await expect(dock).toHaveCSS('opacity', '1')
  await expect(dock.locator('.dock__head > *').first()).toHaveCSS('opacity', '0')
  await expect(dock.locator('.dock__answers > *').first()).toHaveCSS('opacity', '0')
  await page.clock.runFor(10_000)
  await page.clock.resume()
  await expect(page.locator('.phone__sheet > .dock .dock__answers > *').first()).toHaveCSS('opacity', '1')
})
