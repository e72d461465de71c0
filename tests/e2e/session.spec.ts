/**
 * Film strips of a session: a turn with a journey, the start of a round, and the end of a game, ten pictures a second in
 * test-results/session. The tests assert that pieces move, and that the table is at rest and correct afterwards.
 */
import { expect, type Page } from '@playwright/test'
import { newFolder, startHost, type RunningHost } from './host'
import { gameEnd, journey, lay, record, roundStart, type Moment } from './session'
import { test } from './no-opening'

test.skip(
  process.env['CARAVAN_SESSION'] === undefined,
  'A hundred pictures take a minute: set CARAVAN_SESSION=1 to record the session.'
)

const folder = newFolder()
let host: RunningHost | undefined

test.afterEach(async () => {
  await host?.stop()
  host = undefined
})
test.afterAll(() => folder.remove())

/** Starts a host on the game of a moment and opens its table. */
async function goTo(page: Page, moment: Moment): Promise<void> {
  lay(folder.path, moment)
  await page.clock.install()
  host = await startHost(folder.path, 7)
  await page.goto(host.url())
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect(page.getByRole('button', { name: 'End turn' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Map' }).or(page.locator('.map-live')).first()).toBeVisible()
}

/** From now on counts the pieces that fly; the returned function gives their number. */
async function watchGhosts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const layer = document.querySelector('.flights')
    const seen = new Set<Node>()
    Object.assign(window, { ghosts: seen })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.classList.contains('flights__ghost')) seen.add(node)
    }).observe(layer ?? document.body, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => (window as Window & { ghosts?: Set<Node> }).ghosts?.size ?? 0)
}
/** Ends the turn and waits until its consequences are on the table. */
async function endTurn(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: 'End turn', disabled: false })
  await open.click()
  await expect(open).toHaveCount(0)
}
const atRest = (page: Page) => expect(page.locator('.flights__ghost')).toHaveCount(0)

test('pieces move in a turn with a journey', async ({ page }) => {
  const moment = journey()
  expect(moment.steps).toBeGreaterThan(1)
  await goTo(page, moment)
  const ghosts = await watchGhosts(page)
  const dice = page.getByRole('button', { name: /^Die / })
  const before = await dice.count()
  await record(page, 'journey', [
    { act: () => dice.nth(moment.dice[0] ?? 0).click(), pictures: 2 },
    { act: () => dice.nth(moment.dice[1] ?? 0).click(), pictures: 2 },
    { act: () => page.locator(`[data-place="${moment.to}"]`).click({ force: true }), pictures: 3 },
    {
      act: async () => {
        await page.getByRole('button', { name: /^Go to / }).click()
        await expect(dice).toHaveCount(before - 2)
      },
      pictures: 32
    }
  ])
  // Two dice, the figure, the costs of the road, the trading post.
  expect(await ghosts()).toBeGreaterThan(3)
  await atRest(page)
})

test('pieces move at the start of a round', async ({ page }) => {
  await goTo(page, roundStart())
  const ghosts = await watchGhosts(page)
  await record(page, 'round-start', [{ act: () => endTurn(page), pictures: 22 }])
  // Twenty dice at least, and the contracts of two rows.
  expect(await ghosts()).toBeGreaterThan(25)
  await atRest(page)
})

test('pieces move at the end of a game', async ({ page }) => {
  await goTo(page, gameEnd())
  const ghosts = await watchGhosts(page)
  await record(page, 'end', [{ act: () => endTurn(page), pictures: 150 }])
  expect(await ghosts()).toBeGreaterThan(3)
  await expect(page.getByRole('heading', { name: 'Ranking' })).toBeVisible()
})
