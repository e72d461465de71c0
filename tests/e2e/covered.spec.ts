/**
 * Nothing lies over what is read: prices of occupied spaces cover no die and no word, with every die in hand chosen, alone and with
 * others, late in rounds when the spaces are full.
 */
import { expect, type Page } from '@playwright/test'
import { openApp, type App } from '../../build/tools/page/app'
import { atHome, sit, settled, type Stage } from '../../build/tools/screens/stage'
import { gameById } from '../../shared/games'
import { fullSpaces } from './full-spaces'
import { endOpenings, test } from './no-opening'

test.use({ trace: 'off', actionTimeout: 5000 })
let app: App
let page: Page
test.beforeAll(async ({ browser }) => {
  app = await openApp(91)
  page = await browser.newPage()
  await endOpenings(page)
})
test.afterAll(async () => {
  await page.close()
  await app.close()
})

/** Prices that lie on dice of spaces or on words beside them, by text and place; and how many prices there are. */
const onDice = (): Promise<{ readonly prices: number; readonly faults: readonly string[] }> =>
  page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)].map((one) => ({ one, box: one.getBoundingClientRect() }))
    const prices = boxes('.price')
    const faults = prices.flatMap(({ one, box }) =>
      boxes('.sockets__die, .book__least > b, .travel__terms > *, .court__title').flatMap(({ box: die }) => {
        const wide = Math.min(box.right, die.right) - Math.max(box.left, die.left)
        const high = Math.min(box.bottom, die.bottom) - Math.max(box.top, die.top)
        const at = one.closest('button')?.getAttribute('aria-label') ?? ''
        return wide > 1 && high > 1 ? [`${one.textContent} at ${at}: ${wide.toFixed()} by ${high.toFixed()}`] : []
      })
    )
    return { prices: prices.length, faults: [...new Set(faults)] }
  })

for (const id of ['voyages', 'khan'] as const)
  for (const [width, height] of [
    [1280, 720],
    [1920, 1080]
  ] as const)
    test(`${id} at ${width} by ${height}: no price of a space lies over a die or a word`, async () => {
      const game = gameById(id)
      if (!game) throw new Error(id)
      let seen = 0
      for (const [at, text] of fullSpaces(game.rules, 4).entries()) {
        await page.setViewportSize({ width, height })
        const stage: Stage = await atHome(page, app.url())
        await sit(stage, { name: `full-${at}`, text })
        const dice = page.locator('button[data-nav=dice]')
        for (let i = 0; i < (await dice.count()); i++) {
          await dice.nth(i).click()
          await settled(page)
          const { prices, faults } = await onDice()
          expect.soft(faults).toEqual([])
          seen += prices
        }
      }
      expect(seen).toBeGreaterThan(10)
    })
