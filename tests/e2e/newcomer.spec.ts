/**
 * Faults that first games showed: a hint that covered its own decision, and strips of rivals that left no room for
 * the log.
 */
import { expect, type Page } from '@playwright/test'
import type { App } from '../../build/tools/page/app'
import { atHome, settled, sit } from '../../build/tools/screens/stage'
import { entryLine, headerLine } from '../../shared/engine/file'
import { gameById } from '../../shared/games'
import { randomGame } from '../lib/random-game'
import { test } from './no-opening'
import { onePage } from './one-page'

let app: App
let page: Page
onePage(92, (...opened) => ([app, page] = opened))

/** The file of a random game for three, cut off after a share of its choices or at the choice of goals. */
function played(share: number | 'goals'): string {
  const game = gameById('khan')
  if (!game) throw new Error('khan')
  const { header, entries } = randomGame(game.rules, { players: 3, seed: 17 })
  const dealt = entries.findIndex((entry) => JSON.stringify(entry).includes('"goalsDealt"'))
  const until = share === 'goals' ? dealt + 1 : Math.floor(entries.length * share)
  return headerLine(header) + entries.slice(0, until).map(entryLine).join('')
}

for (const [width, height] of [
  [1280, 720],
  [1920, 1080]
] as const)
  test(`${width} by ${height}: a hint about a decision beside the map does not cover it, and marks one goal`, async () => {
    await page.setViewportSize({ width, height })
    await sit(await atHome(page, app.url()), { name: 'goals', text: played('goals') })
    await page.getByRole('button', { name: /^Hint/ }).click()
    const card = page.locator('.note__card')
    await expect(card).toContainText('keeps one goal')
    await expect(card).not.toContainText('Round 1')
    await settled(page)
    const boxOf = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox()
      if (!box) throw new Error(selector)
      return box
    }
    const [hint, question] = [await boxOf('.note__card'), await boxOf('.dock.is-aside')]
    expect(hint.x + hint.width).toBeLessThanOrEqual(question.x)
    const ringed = await page.evaluate(() => {
      const rings = [...document.querySelectorAll('.note__ring')].map((one) => one.getBoundingClientRect())
      const within = (box: DOMRect) => (ring: DOMRect) =>
        ring.left <= box.left + 2 &&
        ring.right >= box.right - 2 &&
        ring.top <= box.top + 2 &&
        ring.bottom >= box.bottom - 2
      return [...document.querySelectorAll('.keep__goal')].filter((goal) =>
        rings.some(within(goal.getBoundingClientRect()))
      ).length
    })
    expect(ringed).toBe(1)
  })

test('1280 by 720: late in the game the strips of two rivals hold their numbers and leave the log its lines', async () => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await sit(await atHome(page, app.url()), { name: 'late', text: played(0.9) })
  await settled(page)
  const { over, log } = await page.evaluate(() => ({
    over: [...document.querySelectorAll('.rival .rivalstock')].flatMap((stock) => {
      const { right } = stock.getBoundingClientRect()
      const boxes = [...stock.children].map((one) => one.getBoundingClientRect())
      return boxes.filter((box, i) => box.right > right + 1 || box.left < (boxes[i - 1]?.right ?? 0)).length
    }),
    log: document.querySelector('.log__body')?.clientHeight ?? 0
  }))
  expect(over).toEqual([0, 0])
  expect(log).toBeGreaterThan(100)
})

test('1280 by 720: a character’s long name in a strip is not shortened', async () => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await sit(await atHome(page, app.url()), { name: 'names', text: played(0.9) })
  const cut = await page.evaluate(() => {
    const names = [...document.querySelectorAll<HTMLElement>('.rival__character')]
    for (const name of names) name.textContent = 'Mailin and Tian Chin'
    // Letters reach a little below their line; a third line would be twice that much.
    return names.map(
      (name) => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 6
    )
  })
  expect(cut).toEqual([false, false])
})

test('1280 by 720: however high the strips of rivals grow, the log ends above the player’s own plates', async () => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await sit(await atHome(page, app.url()), { name: 'high', text: played(0.9) })
  await page.evaluate(() => {
    for (const strip of document.querySelectorAll<HTMLElement>('.rival')) strip.style.minHeight = '14rem'
  })
  await settled(page)
  const { log, plates } = await page.evaluate(() => ({
    log: document.querySelector('.khan__log')?.getBoundingClientRect().bottom ?? Infinity,
    plates: document.querySelector('.own')?.getBoundingClientRect().top ?? 0
  }))
  expect(plates).toBeGreaterThan(500)
  expect(log).toBeLessThanOrEqual(plates)
})

test('390 by 844 at a text size of 200 %: the spaces of the court and the stock are as wide as the window allows', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  const stage = await atHome(page, app.url())
  await stage.stores.evaluate((all) => all.get('settings').change({ textSize: 200 }))
  await sit(stage, { name: 'large', text: played(0.5) })
  await page.keyboard.press('Escape')
  await settled(page)
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll('.court-column .court, .stock')]
      .filter((one) => one.scrollWidth > one.clientWidth + 1)
      .map((one) => one.textContent)
  )
  expect(await page.locator('.court-column .court').count()).toBeGreaterThan(4)
  expect(wide).toEqual([])
  await stage.stores.evaluate((all) => all.get('settings').change({ textSize: 100 }))
})

/** A game of Voyages at the start of its last round, with all dice and two companions for most seats. */
function hired(players: number, seed: number): string {
  const game = gameById('voyages')
  if (!game) throw new Error('voyages')
  const options = { companions: 'on', venice: 'on' }
  const { header, entries } = randomGame(game.rules, { players, seed, options })
  const isRound = (entry: unknown): boolean => JSON.stringify(entry).includes('"roundStarted"')
  const until = entries.findLastIndex(isRound) + 1
  return headerLine(header) + entries.slice(0, until).map(entryLine).join('')
}

for (const [players, seed, room] of [
  [4, 36, 50],
  [5, 4, 25]
] as const)
  test(`1280 by 720: strips of ${players - 1} rivals with companions are at most four rows high and leave room for the log`, async () => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await sit(await atHome(page, app.url()), { name: 'hired', text: hired(players, seed) })
    await page.keyboard.press('Escape')
    await settled(page)
    const { over, rows, tiles, log } = await page.evaluate(() => {
      const strips = [...document.querySelectorAll('.rival')]
      const box = (one: Element) => one.getBoundingClientRect()
      return {
        tiles: document.querySelectorAll('.rival .tile').length,
        over: strips.flatMap((strip) =>
          [...strip.querySelectorAll('.rival__dice > *')].filter((one) => box(one).right > box(strip).right)
        ).length,
        rows: strips.map((strip) => Math.round(box(strip).height)),
        log: document.querySelector('.log__body')?.checkVisibility({ visibilityProperty: true })
          ? (document.querySelector('.log__body')?.clientHeight ?? 0)
          : 0
      }
    })
    expect(tiles).toBeGreaterThan(players - 1)
    expect(over).toBe(0)
    // Four rows: name, stock, dice with companions, contracts.
    expect(Math.max(...rows)).toBeLessThan(118)
    expect(log).toBeGreaterThan(room)
  })
