/** Five seats with every module in play: plates, strips and cards keep their places, words and dice their plates. */
import { expect, type Page } from '@playwright/test'
import type { App } from '../../build/tools/page/app'
import { atHome, bring, settled, sit, type Stage } from '../../build/tools/screens/stage'
import { measures, openTable, played } from './crowded'
import { test } from './no-opening'
import { sampled } from './draw'
import { inDrawnLanguages, onePage } from './one-page'

const look = sampled(test)
let app: App
let page: Page
onePage(94, (...opened) => ([app, page] = opened))
const { boxOf, boxesOf } = measures(() => page)
const open = (text: string, width: number, height: number): Promise<Stage> =>
  openTable(app, page, text, width, height)

const allModules = {
  companions: 'on',
  venice: 'on',
  agents: 'on',
  'secret-paths': 'on',
  'new-characters': 'on'
}
const drafts = { characters: 'draft', goals: 'draft' }

/** A moment at which a seat with gifts, path tokens, companions and two characters is travelling. */
const full = (): string => played('voyages', 5, 7, 0.8, { ...drafts, ...allModules })

for (const [width, height] of [
  [1280, 720],
  [1920, 1080]
] as const)
  look(
    `${width} by ${height}: with the cards of all modules in hand, goal cards are fully visible`,
    async () => {
      const stage = await open(full(), width, height)
      expect(await page.locator('.own > .own__hand').count()).toBeGreaterThan(2)
      await inDrawnLanguages(stage, async (what) => {
        const [goals, own] = [await boxOf('.own > .goals'), await boxOf('.own')]
        expect(goals.right, what).toBeLessThanOrEqual(own.right + 1)
        const peek = await boxOf('.own .peek')
        expect(peek.right, what).toBeLessThanOrEqual(goals.right + 1)
        const cards = await boxOf('.own > .goals .goals__cards > :last-child')
        expect(cards.right, what).toBeLessThanOrEqual(peek.x + 1)
      })
    }
  )

look(
  '1280 by 720: five characters to play and a companion leave the plate of the character room for its words',
  async () => {
    const stage = await open(
      played('voyages', 5, 18, { choices: 28 }, { ...drafts, ...allModules }),
      1280,
      720
    )
    await expect(page.locator('.tilehand .portrait')).toHaveCount(5)
    await expect(page.locator('.own > .hand')).toHaveCount(1)
    await inDrawnLanguages(stage, async (what) => {
      const [plate, text] = [await boxOf('.own > .plate'), await boxOf('.own .plate__short')]
      expect(text.bottom, what).toBeLessThanOrEqual(plate.bottom)
      const [goals, own, tiles] = [
        await boxOf('.own > .goals'),
        await boxOf('.own'),
        await boxOf('.own > .tilehand')
      ]
      expect(goals.right, what).toBeLessThanOrEqual(own.right + 1)
      for (const { bottom } of await boxesOf('.tilehand .portrait'))
        expect(bottom, what).toBeLessThan(tiles.bottom)
    })
  }
)

look('1280 by 720: what a companion in the row costs lies within its tile', async () => {
  await open(full(), 1280, 720)
  const beyond = await page.locator('.rowtile .tile').evaluateAll((all) =>
    all.map((tile) => {
      const icons = [...tile.querySelectorAll('.tile__price .ic')]
      return (
        Math.max(...icons.map((icon) => icon.getBoundingClientRect().right)) -
        tile.getBoundingClientRect().right
      )
    })
  )
  expect(beyond).toHaveLength(6)
  expect(Math.max(...beyond)).toBeLessThanOrEqual(-1)
})

look('1280 by 720: the words on the map where nothing is paid stay within their plate', async () => {
  const stage = await open(full(), 1280, 720)
  await expect(page.locator('.fare__free').first()).toBeVisible()
  await inDrawnLanguages(stage, async (what) => {
    const [word, plate] = [await boxOf('.fare__free'), await boxOf('.fare:has(.fare__free) .fare__bg')]
    expect(word.x - plate.x, what).toBeGreaterThan(2)
    expect(plate.right - word.right, what).toBeGreaterThan(2)
  })
})

for (const [width, height] of [
  [1280, 720],
  [1920, 1080]
] as const)
  look(
    `${width} by ${height}: with five seats and Venice the recap covers no rival, and pictures of contracts are no towers`,
    async () => {
      await page.setViewportSize({ width, height })
      const stage = await atHome(page, app.url())
      await sit(stage, { name: 'crowd', text: played('voyages', 5, 7, 0.55, allModules) })
      await expect(page.locator('.recap')).toBeVisible()
      await inDrawnLanguages(stage, async (what) => {
        const [recap, last] = [await boxOf('.recap'), (await boxesOf('.rivals > .rival')).at(-1)]
        expect(recap.y, what).toBeGreaterThanOrEqual((last?.bottom ?? Infinity) - 1)
        const [title, close] = [await boxOf('.recap__title'), await boxOf('.recap__head button')]
        expect(title.right, what).toBeLessThanOrEqual(close.x + 1)
        expect(close.bottom, what).toBeLessThanOrEqual(recap.bottom)
        const lines = await boxOf('.recap__body')
        expect(lines.right - lines.x, what).toBeGreaterThan(0.75 * (recap.right - recap.x))
        const pictures = await boxesOf('.contracts__card .contract__picture')
        for (const { x, y, right, bottom } of pictures)
          expect(bottom - y, what).toBeLessThanOrEqual(right - x + 1)
      })
      // All of it comes on request.
      await page.locator('.recap__foot button').last().click()
      await expect
        .poll(async () => (await boxOf('.recap__body')).bottom - (await boxOf('.recap__body')).y)
        .toBeGreaterThan(60)
      // However much has happened, its head stays below the top bar; on a large screen it stays beside the log.
      if (width === 1920) return
      const most = await page
        .locator('.recap')
        .evaluate((one) => one.getBoundingClientRect().bottom - parseFloat(getComputedStyle(one).maxHeight))
      expect(most).toBeGreaterThanOrEqual((await boxOf('.bar')).bottom)
    }
  )

look(
  '1280 by 720: with five seats and all modules the log shows two lines, and opens over the rivals on request',
  async () => {
    await open(full(), 1280, 720)
    const high = async (): Promise<number> => {
      const { y, bottom } = await boxOf('.log__body')
      return bottom - y
    }
    const line = await page
      .locator('.log .line')
      .last()
      .evaluate((one) => parseFloat(getComputedStyle(one).lineHeight))
    expect(await high()).toBeGreaterThan(2 * line)
    const raise = page.getByRole('button', { name: 'Open the log over the boards' })
    await raise.click()
    expect(await high()).toBeGreaterThan(15 * line)
    const [log, house] = [await boxOf('.log'), await boxOf('.voyages__column')]
    expect(log.bottom).toBeLessThanOrEqual(house.y)
    expect(log.y).toBeGreaterThan((await boxOf('.bar')).bottom)
    await page.keyboard.press('Escape')
    await expect(raise).toBeVisible()
  }
)

look('1280 by 720: with five seats the log keeps its line beside a rival who plays Khan Arghun', async () => {
  await open(played('voyages', 5, 6, 0.75, { ...drafts, ...allModules }), 1280, 720)
  await expect(page.locator('.rival .cardplate')).toBeVisible()
  await expect(page.locator('.log__body')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open the log over the boards' })).toBeVisible()
  // What stands beside the dice is no higher than they are, so that all strips are equally high.
  const strips = await boxesOf('.rivals > .rival')
  const heights = strips.map(({ y, bottom }) => Math.round(bottom - y))
  expect(new Set(heights).size).toBe(1)
})

look(
  '1280 by 720: a rival with two gifts, five characters and five dice keeps one line of them, with the figure in sight',
  async () => {
    await open(played('voyages', 5, 35, { choices: 12 }, { ...drafts, ...allModules }), 1280, 720)
    const crowded = page.locator('.rival:has(.tiles):has(.gift)')
    await expect(crowded.locator('.tiles .portrait')).toHaveCount(5)
    await expect(crowded.locator('.rivaldice .die')).toHaveCount(5)
    // Fratre Nicolao may keep two.
    await crowded.locator('span:has(> .gift)').evaluate((gift) => gift.after(gift.cloneNode(true)))
    await settled(page)
    await expect(page.locator('.log__body')).toBeVisible()
    const heights = (await boxesOf('.rivals > .rival')).map(({ y, bottom }) => Math.round(bottom - y))
    expect(new Set(heights).size).toBe(1)
    const tiles = await boxesOf('.rivals .tiles .portrait')
    const figure = await boxOf('.rival:has(.tiles) .rival__where .figure')
    for (const { right } of tiles) expect(right).toBeLessThanOrEqual(figure.x + 1)
  }
)

look(
  '1280 by 720: a result of five seats with all modules fits into the window, in every language',
  async () => {
    await page.setViewportSize({ width: 1280, height: 720 })
    const stage = await atHome(page, app.url())
    await bring(stage, { name: 'end', text: played('voyages', 5, 67, 1, { ...drafts, ...allModules }) })
    await expect(page.getByRole('heading', { name: 'Ranking' })).toBeVisible()
    expect(await page.locator('.chart__table tbody tr').count()).toBe(11)
    await inDrawnLanguages(stage, async (language) => {
      const sheet = await boxOf('.leaf__sheet')
      expect(sheet.y, language).toBeGreaterThanOrEqual(8)
      expect(sheet.bottom, language).toBeLessThanOrEqual(712)
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click()
        await settled(page)
        expect(await boxOf('.leaf__sheet'), language).toEqual(sheet)
      }
      await page.getByRole('tab').first().click()
    })
  }
)

look('1280 by 720: a folded question leaves the Companion House and a rival’s board in sight', async () => {
  await open(played('voyages', 5, 7, 0, { ...drafts, companions: 'on', venice: 'on' }), 1280, 720)
  await page.getByRole('button', { name: 'See the table' }).click()
  const [question, house] = [await boxOf('.dock'), await boxOf('.voyages__column')]
  expect(question.bottom).toBeLessThanOrEqual(house.y)
  await page.locator('.rivals > .rival').first().hover()
  await expect(page.locator('.rivals__beside')).toBeVisible()
  const { x, right, bottom } = await boxOf('.rivals__beside .board__things')
  const uncovered = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x, y)?.closest('.rivals__beside') !== null,
    [(x + right) / 2, bottom - 4] as const
  )
  expect(uncovered).toBe(true)
})

look('the ten dice of a rival are drawn side by side where the strip has room', async () => {
  for (const [width, height] of [
    [1280, 720],
    [1920, 1080]
  ] as const) {
    // Donata Badoer has ten.
    const options = {
      agents: 'on',
      'new-characters': 'on',
      companions: 'on',
      venice: 'on',
      characters: 'draft'
    }
    await open(played('voyages', 5, 5, { choices: 8 }, options), width, height)
    const shown = await page.locator('.rivaldice').evaluateAll((all) =>
      all
        .map((row) => [...row.children].map((die) => die.getBoundingClientRect()))
        .filter((dice) => dice.length > 8)
        .map((dice) =>
          Math.min(...dice.slice(1).map(({ x }, i) => (x - (dice[i]?.x ?? 0)) / (dice[i]?.width ?? 1)))
        )
    )
    expect(shown.length).toBeGreaterThan(0)
    // So much of each die can be seen that its pips can be counted.
    for (const share of shown) expect(share).toBeGreaterThan(0.8)
  }
})

look('a phone: fifteen trading posts on a rival’s board lie in their slots', async () => {
  await open(full(), 390, 844)
  await page.keyboard.press('Shift+Digit1')
  const posts = page.getByRole('dialog').locator('.posts__grid.is-crowd .posts__slot:has(.post)')
  await expect(posts.first()).toBeVisible()
  for (const slot of await posts.all()) {
    const [outer, inner] = [await slot.boundingBox(), await slot.locator('.post').boundingBox()]
    expect(inner?.height).toBeLessThanOrEqual(outer?.height ?? 0)
  }
})
