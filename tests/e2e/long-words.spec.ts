/** Names of the greatest length, and the caption of a replay where it says most: all of it can be read, and nothing is covered. */
import { expect, type Page } from '@playwright/test'
import type { App } from '../../build/tools/page/app'
import { atHome, settled, type Stage } from '../../build/tools/screens/stage'
import { gameById } from '../../shared/games'
import { randomGame } from '../lib/random-game'
import { measures, openTable, played } from './crowded'
import { test } from './no-opening'
import { sampled } from './draw'
import { inDrawnLanguages, onePage, touched } from './one-page'
import { fileOf } from './session'

const look = sampled(test)
let app: App
let page: Page
onePage(98, (...opened) => ([app, page] = opened))
const { boxOf } = measures(() => page)

const sizes = [
  [1280, 720],
  [1920, 1080]
] as const

/** 23 and 24 letters, in words of different lengths. */
const longest = [
  'Annamaria Charlotte Bee',
  'Maximiliane von Habsburg',
  'Bartholomäus Wagenknecht',
  'Wolfgang-Amadeus Mozarts'
]
/** Where a table names its players. */
const named = '.plate__name, .rival__name, .board__name, .round-order__name, .undo__word'

async function rename({ page: shown, stores }: Stage): Promise<void> {
  touched(shown)
  await stores.evaluate((all, names) => {
    const table = all.get('table')
    const { info } = table
    if (!info) throw new Error('no table')
    const seats = info.seats.map((seat, i) => ({ ...seat, name: names[i] ?? '' }))
    Object.assign(table, { info: { ...info, seats } })
  }, longest)
}

/** Names of which letters lie outside of what holds them. */
const cutNames = (): Promise<readonly string[]> =>
  page.locator(named).evaluateAll((all) =>
    all.flatMap((one) => {
      const words = new Range()
      words.selectNodeContents(one)
      const [box, drawn] = [one.getBoundingClientRect(), words.getBoundingClientRect()]
      // Lines are closer than the letters’ boxes, which reach a little above and below them.
      const inside =
        drawn.bottom <= box.bottom + 0.35 * parseFloat(getComputedStyle(one).fontSize) &&
        drawn.right <= box.right + 1 &&
        box.width > 1
      const shortened = one.scrollWidth > one.clientWidth + 1
      return inside && !shortened ? [] : [`${one.className}: ${one.textContent}`]
    })
  )

for (const [id, players, seed] of [
  ['khan', 2, 7],
  ['khan', 3, 7],
  ['khan', 4, 7],
  ['voyages', 2, 7],
  ['voyages', 4, 7]
] as const)
  look(`${id}, ${players} seats: names of 24 letters are whole, in one line or in two`, async () => {
    await rename(await openTable(app, page, played(id, players, seed, 0.5), 1280, 720))
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await settled(page)
      expect(await page.locator(named).count()).toBeGreaterThan(players)
      expect(await cutNames(), `${width} by ${height}`).toEqual([])
    }
  })

for (const id of ['khan', 'voyages'])
  look(`${id}: what a replay says when a round begins lies above the map`, async () => {
    const game = gameById(id)
    if (!game) throw new Error(id)
    const random = randomGame(game.rules, { players: 4, seed: 14 })
    const starts = random.entries.flatMap((entry, at) =>
      'events' in entry && entry.events.some((one) => (one as { type: string }).type === 'roundStarted')
        ? [at]
        : []
    )
    expect(starts.length).toBeGreaterThan(3)
    await page.setViewportSize({ width: 1280, height: 720 })
    const stage = await atHome(page, app.url())
    const file = { name: `${id}.caravan`, text: fileOf(random, random.entries.length) }
    await stage.stores.evaluate((all, one) => all.get('replay-opener').openFile(one), file)
    await page.getByRole('slider').first().waitFor()
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await settled(page)
      // The first choice has few words.
      const { y } = await boxOf('.replay__game')
      for (const at of starts) {
        await stage.stores.evaluate((all, number) => all.get('replay-opener').jump(number), at)
        await expect(page.locator('.tape__line').first()).toBeVisible()
        await inDrawnLanguages(stage, async (language) => {
          const [said, table] = [await boxOf('.tape__now'), await boxOf('.replay__game')]
          const what = `${language}, entry ${at}, ${width} by ${height}`
          expect(table.y, what).toBe(y)
          expect(said.bottom, what).toBeLessThanOrEqual(table.y)
        })
      }
    }
  })

look('1920 by 1080: with three seats of Marco Polo II two contracts share a row', async () => {
  await openTable(app, page, played('khan', 3, 7, 0.5), 1920, 1080)
  const rows = await page.locator('.rivals .board__lines').evaluateAll((all) =>
    all.flatMap((one) => {
      const lines = [...one.querySelectorAll('.mini')].map((line) => line.getBoundingClientRect().top)
      return lines.length > 1 ? [new Set(lines).size] : []
    })
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(new Set(rows)).toEqual(new Set([1]))
})
