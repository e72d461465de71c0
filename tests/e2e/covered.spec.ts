/**
 * Prices of occupied spaces cover neither dice nor words, whichever dice in hand are chosen, late in rounds when the
 * spaces are full.
 */
import { expect, type Page } from '@playwright/test'
import type { App } from '../../build/tools/page/app'
import { atHome, sit, settled, type Stage } from '../../build/tools/screens/stage'
import { entryLine, headerLine } from '../../shared/engine/file'
import { gameById } from '../../shared/games'
import { controls as de } from '../../renderer/polo/words/de/controls'
import { controls as en } from '../../renderer/polo/words/en/controls'
import { controls as fr } from '../../renderer/polo/words/fr/controls'
import { randomGame } from '../lib/random-game'
import { fullSpaces } from './full-spaces'
import { test } from './no-opening'
import { sampled } from './draw'
import { dealer, seedSaid } from '../lib/draw'
import { onePage } from './one-page'

const look = sampled(test)
let app: App
let page: Page
onePage(91, (...opened) => ([app, page] = opened))

/** The number of prices shown, and a line for each that overlaps dice of a space or words beside it. */
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
        return wide > 1 && high > 1
          ? [`${one.textContent} at ${at}: ${wide.toFixed()} by ${high.toFixed()}`]
          : []
      })
    )
    return { prices: prices.length, faults: [...new Set(faults)] }
  })

const sizes = [
  [1280, 720],
  [1920, 1080],
  [820, 1180]
] as const

/** Sizes for each table with full spaces: a short run sees each table at two of them. */
const dealSizes = dealer('prices', sizes)

for (const id of ['voyages', 'khan'] as const) {
  const sizesOf = [0, 1].map(() => dealSizes(2))
  look(`${id}, at every size: no price of a space covers a die or a word`, async () => {
    const game = gameById(id)
    if (!game) throw new Error(id)
    let seen = 0
    for (const [at, text] of fullSpaces(game.rules, 4).entries()) {
      const stage: Stage = await atHome(page, app.url())
      await sit(stage, { name: `full-${at}`, text })
      for (const [width, height] of sizesOf[at] ?? sizes) {
        await page.setViewportSize({ width, height })
        await settled(page)
        const dice = page.locator('button[data-nav=dice]')
        for (let i = 0; i < (await dice.count()); i++) {
          await dice.nth(i).click()
          await settled(page)
          const { prices, faults } = await onDice()
          expect.soft(faults, `game ${at} at ${width} by ${height}, die ${i + 1}${seedSaid}`).toEqual([])
          seen += prices
        }
        // Another size begins with no die chosen, too.
        await page.keyboard.press('Escape')
        await expect(page.locator('button[data-nav=dice][aria-pressed=true]')).toHaveCount(0)
      }
    }
    expect(seen).toBeGreaterThan(10)
  })
}

look('a range of prices, for dice without value, covers no die and no word either', async () => {
  const game = gameById('voyages')
  if (!game) throw new Error('voyages')
  const said: string[] = []
  for (const [at, text] of fullSpaces(game.rules, 4, 'raschid-ad-din-sinan').entries()) {
    await page.setViewportSize({ width: 1280, height: 720 })
    await sit(await atHome(page, app.url()), { name: `valueless-${at}`, text })
    await page.locator('button[data-nav=dice]').first().click()
    await settled(page)
    expect.soft((await onDice()).faults).toEqual([])
    said.push(...(await page.locator('.price').allTextContents()))
  }
  expect(said.filter((price) => /^\+\d–\d$/.test(price.trim())).length).toBeGreaterThan(2)
  for (const price of said) expect(price.trim()).toMatch(/^\+\d(–\d)?$/)
})

look('the badge of a contract holds its longest words beside its symbol', async () => {
  const game = gameById('voyages')
  const [text] = game ? fullSpaces(game.rules, 4) : []
  await page.setViewportSize({ width: 1280, height: 720 })
  await sit(await atHome(page, app.url()), { name: 'badges', text: text ?? '' })
  const cut = await page.locator('.own-contracts__badge').evaluateAll(
    (badges, words) =>
      badges.flatMap((badge) =>
        words.filter((word) => {
          const mark = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
          mark.setAttribute('class', 'ic')
          badge.replaceChildren(mark, word)
          return badge.scrollWidth > badge.clientWidth
        })
      ),
    [en, de, fr].map(({ labels }) => String(labels.completeNow))
  )
  expect(cut).toEqual([])
})

/** Games, and after which share of each they are looked at: in a short run after one, and after each in some game. */
const dealShare = dealer('camels', [0.2, 0.45, 0.7])
const roads = [31, 32, 33].map((seed) => ({ seed, shares: dealShare() }))

look('expedition, at every size: no camel and no price covers a name', async () => {
  const game = gameById('expedition')
  if (!game) throw new Error('expedition')
  const seen = sizes.map(() => 0)
  let tables = 0
  for (const { seed, shares } of roads) {
    const { header, entries } = randomGame(game.rules, { players: 5, seed })
    for (const share of shares) {
      tables++
      const text =
        headerLine(header) +
        entries
          .slice(0, entries.length * share)
          .map(entryLine)
          .join('')
      await sit(await atHome(page, app.url()), { name: `road-${seed}`, text })
      for (const [nth, [width, height]] of sizes.entries()) {
        await page.setViewportSize({ width, height })
        await settled(page)
        const { names, faults } = await overNames()
        expect.soft(faults, `game ${seed}, ${share}, ${width} by ${height}${seedSaid}`).toEqual([])
        seen[nth] = (seen[nth] ?? 0) + names
      }
    }
  }
  expect(Math.min(...seen)).toBeGreaterThan((100 / 9) * tables)
})

/** The number of names, and a line for each camel or price that covers one. */
const overNames = (): Promise<{ readonly names: number; readonly faults: readonly string[] }> =>
  page.evaluate(() => {
    // The box of a text is as high as its font; the letters fill only its middle.
    const high = 0.6
    const boxes = [...document.querySelectorAll('.board text.name tspan')].map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      const spare = ((bottom - top) * (1 - high)) / 2
      return { one, left, right, top: top + spare, bottom: bottom - spare }
    })
    const on = (piece: Element) => {
      const box = piece.getBoundingClientRect()
      return boxes.filter(
        ({ left, right, top, bottom }) =>
          Math.min(box.right, right) - Math.max(box.left, left) > 1 &&
          Math.min(box.bottom, bottom) - Math.max(box.top, top) > 1
      )
    }
    const camels = [...document.querySelectorAll('.board [data-piece=camel]')].flatMap((camel) =>
      on(camel)
        .filter(({ one }) => !(camel.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING))
        .map(({ one }) => `a camel over ${one.textContent}`)
    )
    const prices = [...document.querySelectorAll('.board .tag__bg')].flatMap((price) =>
      on(price).map(({ one }) => `a price over ${one.textContent}`)
    )
    return { names: boxes.length, faults: [...camels, ...prices] }
  })
