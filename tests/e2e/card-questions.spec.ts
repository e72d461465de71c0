/** Questions that are answered by cards: every answer lies within the slip, whatever the language, without scrolling. */
import { expect, type Page } from '@playwright/test'
import type { App } from '../../build/tools/page/app'
import { atHome, settled, sit, type Stage } from '../../build/tools/screens/stage'
import { entryLine, headerLine } from '../../shared/engine/file'
import { khan } from '../../shared/games/khan'
import { voyages } from '../../shared/games/voyages'
import { randomGame } from '../lib/random-game'
import { test } from './no-opening'
import { viewDealer, sampled } from './draw'
import { inViews, onePage } from './one-page'

const look = sampled(test)
let app: App
let page: Page
onePage(97, (...opened) => ([app, page] = opened))

const options = {
  characters: 'draft',
  goals: 'draft',
  companions: 'on',
  venice: 'on',
  agents: 'on',
  'secret-paths': 'on',
  'new-characters': 'on'
}
/** Each question, the seed of a game of five with all modules, after how many choices it asks, and its answers. */
const questions = [
  ['which character to pick', 1, 0, 6],
  ['which character Bellela assumes', 1, 10, 5],
  ['which path token to keep', 2, 11, 2],
  ['which companion to hire', 5, 23, 6],
  ['which gifts to keep', 3, 11, 4],
  ['which companion to borrow', 8, 10, 6]
] as const

/** What of the answers lies outside the slip. */
const outside = (): Promise<readonly string[]> =>
  page.locator('.dock').evaluate((dock) => {
    const slip = dock.getBoundingClientRect()
    return [...dock.querySelectorAll('.dock__answers button')].flatMap((one) => {
      const { top, bottom, left, right } = one.getBoundingClientRect()
      const inside = top >= slip.top && bottom <= slip.bottom && left >= slip.left && right <= slip.right
      return inside ? [] : [(one.textContent ?? '').trim().slice(0, 40)]
    })
  })

/** Opens this moment of a random game of five with all modules. */
async function ask(seed: number, choices: number): Promise<Stage> {
  const { header, entries } = randomGame(voyages.rules, { players: 5, seed, options, choices })
  await page.setViewportSize({ width: 1280, height: 720 })
  const stage = await atHome(page, app.url())
  await sit(stage, { name: 'cards', text: headerLine(header) + entries.map(entryLine).join('') })
  await page.keyboard.press('Escape')
  return stage
}

const dealViews = viewDealer('questions', [
  [1280, 720],
  [1920, 1080]
])
const exchanged = dealViews()
const goesFor = dealViews()

for (const [what, seed, choices, answers] of questions) {
  const views = dealViews()
  look(`1280 by 720 and 1920 by 1080, Venice beside the map: all answers are in sight: ${what}`, async () => {
    const stage = await ask(seed, choices)
    await inViews(stage, views, async (view) => {
      await expect(page.locator('.dock__answers button'), view).toHaveCount(answers)
      expect(await outside(), view).toEqual([])
    })
  })
}

look('four companions to hire stand two by two, none of them alone across the whole slip', async () => {
  await ask(2, 45)
  const cards = page.locator('.dock__answers .offered')
  await expect(cards).toHaveCount(4)
  const wide = await cards.evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().width))
  )
  expect(new Set(wide).size).toBe(1)
})

look(
  'which of two companions goes for a new one: both stand beside each other, below whom they make room for',
  async () => {
    const stage = await ask(3, 132)
    const cards = page.locator('.dock__answers .offered')
    const [first] = await cards.all()
    const hired = (await first?.locator('> b').textContent()) ?? ''
    // What it costs lies within its face.
    expect(
      await first?.evaluate((card) => {
        const right = (one: string): number => card.querySelector(one)?.getBoundingClientRect().right ?? 0
        return right('.tile') - right('.tile__price .ic')
      })
    ).toBeGreaterThanOrEqual(1)
    await first?.click()
    await expect(cards).toHaveCount(2)
    await expect(page.locator('.dock__answers p')).toContainText(hired)
    await inViews(stage, goesFor, async (view) => {
      await expect(cards, view).toHaveCount(2)
      const { tops, high } = await page.locator('.dock').evaluate((dock) => ({
        tops: [...dock.querySelectorAll('.offered')].map((one) =>
          Math.round(one.getBoundingClientRect().top)
        ),
        high: dock.getBoundingClientRect().height / (dock.parentElement?.clientHeight ?? 1)
      }))
      expect(new Set(tops).size, view).toBe(1)
      expect(high, view).toBeLessThan(0.6)
      expect(await outside(), view).toEqual([])
    })
  }
)

look(
  'text of 150 %: the answers stand right below their question, although the sheet is as high as the pane',
  async () => {
    const { stores } = await ask(1, 30)
    await stores.evaluate((all) => all.get('settings').change({ textSize: 150 }))
    await settled(page)
    const { sheet, between } = await page.locator('.dock').evaluate((dock) => {
      const [head, answers] = ['.dock__what', '.dock__answers button'].map((name) =>
        dock.querySelector(name)?.getBoundingClientRect()
      )
      return { sheet: dock.clientHeight, between: (answers?.top ?? Infinity) - (head?.bottom ?? 0) }
    })
    expect(sheet).toBeGreaterThan(400)
    expect(between).toBeLessThan(40)
    await stores.evaluate((all) => all.get('settings').change({ textSize: 100 }))
  }
)

look(
  '1280 by 720 and 1920 by 1080, Marco Polo II: contracts of a city and those that may go for one stand on one line',
  async () => {
    const { header, entries } = randomGame(khan.rules, { players: 4, seed: 14, choices: 237 })
    await page.setViewportSize({ width: 1280, height: 720 })
    const stage = await atHome(page, app.url())
    const text = headerLine(header) + entries.map(entryLine).join('')
    await sit(stage, { name: 'exchange', text })
    await page.locator('.dock__answers button').first().click()
    await inViews(stage, exchanged, async (view) => {
      await expect(page.locator('.dock__answers .choice')).toHaveCount(4)
      expect(await outside(), view).toEqual([])
      const { feet, above, cards } = await page.locator('.dock').evaluate((dock) => {
        const boxes = [...dock.querySelectorAll('.choice')].map((one) => one.getBoundingClientRect())
        const none = dock.querySelector('.dock__answers .btn')?.getBoundingClientRect()
        return {
          feet: new Set(boxes.map(({ bottom }) => Math.round(bottom))).size,
          above: (none?.top ?? Infinity) < (boxes[0]?.bottom ?? 0),
          cards: boxes.reduce((most, { height: high }) => Math.max(most, high), 0) / dock.clientHeight
        }
      })
      expect([feet, above], view).toEqual([1, true])
      // The cards, not words around them, are most of what covers the map.
      expect(cards, view).toBeGreaterThan(0.5)
    })
  }
)
