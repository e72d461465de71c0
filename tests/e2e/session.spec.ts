/**
 * Film strips: opening, round start, journey, completed contract, post, Beijing and end of Voyages and of the Khan, twenty
 * pictures a second in test-results/session. The tests assert that pieces move, and that the table is at rest afterwards.
 */
import { expect, test, type Page } from '@playwright/test'
import { steer, type Hold } from '../../build/tools/page/stores'
import { newFolder, startHost, type RunningHost } from './host'
import { Recorder } from './session'
import { stripsOf } from './strips'

test.skip(
  process.env['CARAVAN_SESSION'] === undefined,
  'A thousand pictures take minutes: set CARAVAN_SESSION=1 to record the session.'
)

const folder = newFolder()
let host: RunningHost | undefined

test.afterEach(async () => {
  await host?.stop()
  host = undefined
})
test.afterAll(() => folder.remove())

/** Opens the page of a new host on this folder. */
async function open(page: Page, at: string): Promise<Hold> {
  await page.clock.install()
  host = await startHost(at, 7)
  await page.goto(host.url())
  const stores = await steer(page)
  await stores.evaluate((all) => all.get('settings').change({ language: 'en', recap: 'never' }))
  return stores
}

/** Starts to count the pieces that fly; `ghosts` gives their number. */
async function watchGhosts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = new Set<Node>()
    Object.assign(window, { ghosts: seen })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.classList.contains('flights__ghost')) seen.add(node)
    }).observe(document.body, { childList: true, subtree: true })
  })
}
const ghosts = (page: Page): Promise<number> =>
  page.evaluate(() => (window as Window & { ghosts?: Set<Node> }).ghosts?.size ?? 0)

for (const id of ['voyages', 'expedition', 'khan'])
  test(`${id}: the opening`, async ({ page }) => {
    const stores = await open(page, folder.path)
    await stores.evaluate(async (all, game) => {
      const seats = ['Anna', 'Ben', 'Clara'].map((name, i) => ({
        name,
        colour: ['red', 'blue', 'green'][i],
        by: 'here'
      }))
      const made = await all.get('tables').setUp(game, { startPlayer: '1' }, seats)
      if (made.ok) await all.get('screens').openTable(made.value.table)
    }, id)
    const opening = page.getByRole('region', { name: 'How the game begins' })
    await expect(opening).toBeVisible()
    const film = await Recorder.start(page, `${id}-opening`)
    await film.take(190)
    await film.stop()
    await expect(opening).toHaveCount(0)
  })

for (const id of ['voyages', 'khan'])
  for (const strip of stripsOf(id, 4))
    test(strip.name, async ({ page }) => {
      const stores = await open(page, folder.path)
      await stores.evaluate(async (all, { name, file }) => {
        const made = await all.get('tables').importFile(`${name}.caravan`, file)
        if (made.ok) await all.get('screens').openTable(made.value.table)
      }, strip)
      await expect(page.getByRole('main', { name: 'Table', exact: true })).toBeVisible()
      await page.waitForFunction(() => document.querySelector('.order__seat.is-asked') !== null)
      await watchGhosts(page)
      const film = await Recorder.start(page, strip.name)
      await film.take(1)
      await stores.evaluate((all, choices) => all.get('table').choose(...choices), strip.choices)
      await film.take(strip.name.endsWith('-end') ? 330 : strip.name.endsWith('-round') ? 110 : 56)
      await film.stop()
      expect(await ghosts(page)).toBeGreaterThan(0)
      await expect(page.locator('.flights__ghost')).toHaveCount(0)
    })
