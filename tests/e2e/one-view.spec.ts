/**
 * The page always shows one consistent position, in a real browser and over whole games: in the frame in which the board
 * changes, the seat in front, the rivals, the log and the line above a replay belong to the same choice, and nothing of
 * the table changes in the frames after it. Only the flight layer is later.
 *
 * Here at tables; the replays of whole games are watched in `one-piece.spec.ts`, which plays them.
 */
import { plainSeats } from '../../shared/engine/rules'
import { expect, test, type Page } from '@playwright/test'
import { openApp, type App } from '../../build/tools/page/app'
import { steer } from '../../build/tools/page/stores'
import { games } from '../../shared/games'
import { someOf } from './draw'
import { framesOf, installSample, type Sampling } from './one-view'

/** How many choices are played at a table. */
const choicesPlayed = 70
const tables = someOf('tables at one device', games)
let app: App
test.beforeAll(async () => {
  app = await openApp(23)
})
test.afterAll(async () => {
  await app.close()
})

/** More than the milliseconds between a page's last use and the fetches of what it may show later (`renderer/kit/prefetch.ts`). */
const quiet = 5500

/** Resolves once the page has fetched what it fetches while nobody uses it, such as the forms of questions. */
async function prefetched(page: Page, last: { readonly at: number }): Promise<void> {
  while (Date.now() - last.at < quiet) await page.waitForTimeout(200)
}

for (const game of games) {
  const { id } = game.rules
  test(
    `${id}: every frame of a table played at one device shows one position`,
    tables(game),
    async ({ page }) => {
      test.setTimeout(600_000)
      const fetched = { at: Date.now() }
      page.on('request', () => (fetched.at = Date.now()))
      await page.goto(app.url())
      const stores = await steer(page)
      await stores.evaluate((all) =>
        all.get('settings').change({ speed: 1, motion: 'full', language: 'en', recap: 'never' })
      )
      const chairs = game.colours
        .slice(0, plainSeats(game.rules).max)
        .map((colour, i) => ({ name: `Traveller ${i + 1}`, colour, by: 'here' }))
      await stores.evaluate(
        async (all, [of, people]) => {
          const made = await all.get('tables').setUp(of, {}, people)
          if (!made.ok) throw new Error('the table was not created')
          await all.get('screens').openTable(made.value.table)
        },
        [id, chairs] as const
      )
      await page.locator('.log').waitFor()
      await prefetched(page, fetched)
      await page.evaluate(installSample)
      let over = false
      let n = 0
      for (; n < choicesPlayed && !over; n++) {
        const choice = await stores.evaluateHandle(async (all, nth) => {
          const table = all.get('table')
          // A seat behind its curtain has nothing to choose from yet.
          while (!table.choices || table.choices.count() === 0) {
            if (table.passTo !== undefined) await table.passOn()
            else if (table.curtain !== undefined) await table.raiseCurtain()
            else await new Promise((resolve) => setTimeout(resolve, 5))
          }
          const { choices } = table
          return choices.nth(Math.floor((((nth + 1) * 0.618) % 1) * choices.count()))
        }, n)
        const shown = await stores.evaluate(
          async (all, [chosen, frames]) => {
            const table = all.get('table')
            await table.choose(chosen)
            // The next seat is taken by a request to the host, before or behind its curtain.
            const sits = (): boolean =>
              table.decision !== undefined ||
              table.passTo !== undefined ||
              table.curtain === table.seat ||
              table.outcome !== undefined
            while (!sits()) await new Promise((resolve) => setTimeout(resolve, 1))
            return {
              ...(await (globalThis as never as Sampling).sample(frames)),
              seat: table.seat,
              over: table.outcome !== undefined
            }
          },
          [choice, framesOf(n)] as const
        )
        over = shown.over
        const where = `${id}, after choice ${n}`
        if (!over) expect(shown.late, where).toEqual([])
        if (shown.seat !== null)
          for (const [i, rival] of shown.rivals.entries())
            expect(rival, where).toContain(chairs[(shown.seat + i + 1) % chairs.length]?.name)
      }
      expect(n).toBeGreaterThan(25)
    }
  )
}
