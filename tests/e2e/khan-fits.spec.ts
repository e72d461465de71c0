/** In the Service of the Khan at the sizes and counts of seats where its screens have the least room. */
import { expect, type Page } from '@playwright/test'
import type { App } from '../../build/tools/page/app'
import { audit } from '../../build/tools/screens/audit'
import { atHome, type Stage } from '../../build/tools/screens/scenes'
import { bring, sit } from '../../build/tools/screens/stage'
import { baseContent } from '../../shared/games/khan/content'
import { khan } from '../../shared/games/khan'
import { randomGame } from '../lib/random-game'
import { mixedGame, turnOf } from './khan-mixed'
import { test } from './no-opening'
import { inEveryLanguage, onePage } from './one-page'
import { fileOf } from './session'

test.use({ trace: 'off', actionTimeout: 5000 })
const large = { width: 1920, height: 1080 }
let app: App
let page: Page
onePage(83, (...opened) => ([app, page] = opened))

/** A page at Home, of the usual size. */
async function home(): Promise<Stage> {
  await page.setViewportSize({ width: 1280, height: 720 })
  return atHome(page, app.url())
}

/** Names of more than one word, or of more letters than most columns have room for. */
const longNames = ['Anna', 'Bartholomäus', 'Clémentine-Sophie', 'Wilhelmina von Mayer']

/** The layout faults whose text matches `kind`. */
const faultsOf = async (kind: RegExp): Promise<string[]> =>
  (await audit(page)).filter((fault) => kind.test(fault))

/** Texts of those of these elements whose contents are less than this many pixels apart. */
const closerThan = (gap: number, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((all, least) => {
    const boxes = all.map((one) => {
      const contents = document.createRange()
      contents.selectNodeContents(one)
      // Words for screen readers come last and are not drawn.
      const heard = one.querySelector('.amt__gap')
      if (heard) contents.setEndBefore(heard)
      return { text: one.textContent ?? '', box: contents.getBoundingClientRect() }
    })
    return boxes.flatMap(({ text, box: a }, i) =>
      boxes
        .slice(i + 1)
        .filter(
          ({ box: b }) =>
            Math.max(a.left, b.left) - Math.min(a.right, b.right) < least &&
            Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom) < 0
        )
        .map((other) => `${text} and ${other.text}`)
    )
  }, gap)

test('1920 by 1080: the result of four players lies within the window, in every language', async () => {
  // A game with points from nine sources.
  const game = randomGame(khan.rules, { players: 4, seed: 33 })
  const stage = await home()
  await bring(stage, { name: 'end', text: fileOf(game, game.entries.length) })
  await stage.stores.evaluate((all, names) => {
    const table = all.get('table')
    const { info } = table
    if (info)
      table.info = { ...info, seats: info.seats.map((seat, i) => ({ ...seat, name: names[i] ?? '' })) }
  }, longNames)
  await page.setViewportSize(large)
  await inEveryLanguage(stage, async (language) => {
    expect(await faultsOf(/^(scrolls|out of the window)/), language).toEqual([])
  })
})

test('1920 by 1080: the points of the last posts stand apart on four players’ boards, in every language', async () => {
  const stage = await home()
  const game = randomGame(khan.rules, { players: 4, seed: 33 })
  await sit(stage, { name: 'first-round', text: fileOf(game, 12) })
  await page.setViewportSize(large)
  await inEveryLanguage(stage, async (language) => {
    expect(await page.locator('.rivals .posts em').count(), language).toBe(9)
    expect(await closerThan(5, '.rivals .posts em'), language).toEqual([])
  })
})

test('1920 by 1080: the spaces of Gunj Kököchin lie on her plate, in every language', async () => {
  const stage = await home()
  await sit(stage, { name: 'gunj', text: mixedGame(4, turnOf('gunj-kokochin')) })
  await page.setViewportSize(large)
  await inEveryLanguage(stage, async (language) => {
    expect(await page.locator('.own .spaces__one').count()).toBe(2)
    const below = await page
      .locator('.own')
      .evaluate((own) =>
        [...own.querySelectorAll('.spaces__one')].map(
          (space) => space.getBoundingClientRect().bottom - own.getBoundingClientRect().bottom
        )
      )
    expect(Math.max(...below), language).toBeLessThanOrEqual(0)
  })
})

test('1920 by 1080: the amounts of a contract in hand do not overlap', async () => {
  const stage = await home()
  const costs = (id: string): number => Object.keys(baseContent.contract(id).cost).length
  const text = mixedGame(3, ({ phase, activeSeat, seats }) => {
    const { dice = [], contracts = [] } = seats[activeSeat] ?? {}
    return (
      phase === 'turns' &&
      dice.length === 5 &&
      contracts.length === 2 &&
      contracts.some((id) => costs(id) > 2)
    )
  })
  await sit(stage, { name: 'contracts', text })
  await page.setViewportSize(large)
  await inEveryLanguage(stage, async (language) => {
    expect(await page.locator('.own .contract__cost .amt').count()).toBeGreaterThan(1)
    expect(await closerThan(0, '.own .contract__cost .amt'), language).toEqual([])
  })
})

test('a tablet held upright: goals are chosen beside a map on which their cities can be read', async () => {
  const stage = await home()
  const game = randomGame(khan.rules, { players: 4, seed: 33 })
  await sit(stage, { name: 'goals', text: fileOf(game, 4) })
  await page.setViewportSize({ width: 768, height: 1024 })
  await inEveryLanguage(stage, async (language) => {
    await expect(page.locator('.phone__sheet .goal-card, .phone__sheet .dock').first()).toBeVisible()
    const map = await page.locator('.map-live, .board__live').boundingBox()
    expect(map?.width, language).toBeGreaterThan(768 * 0.58)
    expect(await faultsOf(/^(overlap|out of the window|scrolls)/), language).toEqual([])
  })
})
