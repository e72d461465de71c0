/** What is drawn small or beside something else keeps within its place: fares, goals, the purse, notes, the solo page. */
import { expect, type Page } from '@playwright/test'
import type { App } from '../../build/tools/page/app'
import { atHome, settled, sit, type Stage } from '../../build/tools/screens/stage'
import { names as de } from '../../renderer/games/voyages/words/de/names'
import { names as en } from '../../renderer/games/voyages/words/en/names'
import { names as fr } from '../../renderer/games/voyages/words/fr/names'
import { baseContent } from '../../shared/games/voyages/content'
import { measures, openTable, played } from './crowded'
import { test } from './no-opening'
import { sampled } from './draw'
import { inDrawnLanguages, onePage, touched } from './one-page'

const look = sampled(test)
let app: App
let page: Page
onePage(95, (...opened) => ([app, page] = opened))
const { boxOf, boxesOf } = measures(() => page)
const open = (text: string, width: number, height: number): Promise<Stage> =>
  openTable(app, page, text, width, height)

/** The names of all places that goals ask for. */
const placeNames = [en, de, fr].flatMap(({ places }) => {
  const known = new Map<string, unknown>(Object.entries(places))
  return baseContent.goalCards.flatMap((goal) =>
    goal.places.map((place) => {
      const name = known.get(place)
      return typeof name === 'object' && name && 'word' in name ? String(name.word) : String(name)
    })
  )
})

look(
  '1280 by 720: the note of who begins lies over the map, and leaves the Rialto beside it in sight',
  async () => {
    await page.setViewportSize({ width: 1280, height: 720 })
    const options = { venice: 'on', companions: 'on' }
    await sit(await atHome(page, app.url()), { name: 'note', text: played('voyages', 4, 7, 0, options) })
    await expect(page.locator('.opening-line')).toBeVisible()
    const [note, map] = [await boxOf('.opening-line'), await boxOf('.mapview')]
    expect(note.x).toBeGreaterThan(map.x)
    expect(note.right).toBeLessThan(map.right)
    expect(note.y).toBeGreaterThan(map.y)
  }
)

look(
  'a phone: the note of who begins leaves the buttons of the turn in sight, and goes at a press',
  async () => {
    for (const id of ['khan', 'voyages', 'expedition']) {
      await page.setViewportSize({ width: 390, height: 844 })
      const stage = await atHome(page, app.url())
      await sit(stage, { name: 'note', text: played(id, 2, 17, 0) })
      const note = page.locator('.opening-line')
      await expect(note).toBeVisible()
      const [line, acts] = [await boxOf('.opening-line'), await boxOf('.bar__acts')]
      expect(line.y, id).toBeGreaterThanOrEqual(acts.bottom)
      expect(line.right, id).toBeLessThanOrEqual(390)
      await page.locator('.phone__tab').last().click()
      await expect(note).toHaveCount(0, { timeout: 1000 })
    }
  }
)

look('German and French fit at 1280 by 720: the fares, the contracts, the player’s plates', async () => {
  const stage = await open(played('voyages', 3, 11, 0.93), 1280, 720)
  await expect(page.locator('.own-contracts__done')).toBeVisible()
  await inDrawnLanguages(stage, async (what) => {
    const travel = await boxOf('.travel')
    for (const { right } of await boxesOf('.travel > *, .travel__note'))
      expect(right, what).toBeLessThanOrEqual(travel.right - 5)
    const [own, goals] = [await boxOf('.own'), await boxOf('.own > .goals')]
    expect(goals.right, what).toBeLessThanOrEqual(own.right)
    expect(await boxesOf('.contracts__slot'), what).toHaveLength(6)
    for (const { x, right } of await boxesOf('.contracts__slot')) expect(right - x, what).toBeGreaterThan(47)
  })
  // An empty slot's words keep off its edges.
  touched(page)
  const close = await page.evaluate(() => {
    const slot = document.querySelector<HTMLElement>('.own-contracts__slot')
    if (!slot) return undefined
    slot.innerHTML = ''
    const gap = document.createElement('i')
    gap.className = 'own-contracts__gap'
    gap.append(document.createElement('span'))
    for (const { name, value } of slot.attributes)
      if (name.startsWith('data-v')) gap.setAttribute(name, value)
    slot.append(gap)
    if (gap.firstChild) gap.firstChild.textContent = 'emplacement vide'
    const [outer, inner] = [gap, gap.firstElementChild].map((one) => one?.getBoundingClientRect())
    return outer && inner && Math.min(inner.left - outer.left, outer.right - inner.right)
  })
  expect(close).toBeGreaterThan(2)
})

for (const [width, height] of [
  [1280, 720],
  [1920, 1080]
] as const)
  look(
    `${width} by ${height}: four goals to choose from fill the column, numbered as on the map`,
    async () => {
      // The four characters have been chosen.
      await open(
        played('voyages', 4, 3, { choices: 4 }, { goals: 'draft', characters: 'draft' }),
        width,
        height
      )
      const [dock, cards] = [await boxOf('.dock'), await boxesOf('.keep__goal')]
      expect(cards).toHaveLength(4)
      const heads = new Set(cards.map(({ y }) => Math.round(y)))
      expect([1, 2]).toContain(heads.size)
      for (const head of heads) {
        const row = cards.filter(({ y }) => Math.round(y) === head)
        expect(row).toHaveLength(4 / heads.size)
        expect(dock.right - (row.at(-1)?.right ?? 0)).toBeLessThan(24)
      }
      expect(await page.locator('.keep__goal .numeral').allTextContents()).toEqual(['I', 'II', 'III', 'IV'])
    }
  )

look('no name on a flat goal card runs under its seal, at text of 100 and 150 %', async () => {
  const stage = await open(played('voyages', 2, 3, 0.5), 1280, 720)
  for (const textSize of [100, 150] as const) {
    await stage.stores.evaluate((all, size) => all.get('settings').change({ textSize: size }), textSize)
    await settled(page)
    if (textSize === 150) {
      await page.locator('.phone__tab').nth(2).click()
      // Portrait and cards lie at the head of their high plates.
      for (const [plate, part] of [
        ['.own > .plate', '.plate__face'],
        ['.own > .goals', '.goals__cards']
      ] as const)
        expect((await boxOf(`${plate} ${part}`)).y - (await boxOf(plate)).y).toBeLessThan(60)
    }
    await page.locator('.own .peek').hover()
    await page.mouse.down()
    await expect(page.locator('.goal.is-flat').first()).toBeVisible()
    touched(page)
    const over = await page.evaluate(
      (names) =>
        names.filter((name) => {
          const place = document.querySelector('.goal.is-flat .goal__place')
          const text = place && [...place.childNodes].find((node) => node.nodeType === Node.TEXT_NODE)
          const seal = document.querySelector('.goal.is-flat .goal__points')
          if (!text || !seal) return true
          text.textContent = name
          const range = document.createRange()
          range.selectNodeContents(text)
          return range.getBoundingClientRect().right > seal.getBoundingClientRect().left - 2
        }),
      placeNames
    )
    await page.mouse.up()
    expect(over, `${textSize} %`).toEqual([])
  }
})

for (const [width, height] of [
  [1280, 720],
  [1920, 1080]
] as const)
  look(`${width} by ${height}: Solo fits into the window`, async () => {
    await page.setViewportSize({ width, height })
    const stage = await atHome(page, app.url())
    await stage.stores.evaluate((all) => all.get('screens').show('solo'))
    await expect(page.getByRole('button', { name: /Home|Startseite|Accueil/ })).toBeVisible()
    await inDrawnLanguages(stage, async (what) => {
      const more = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
      expect(more, what).toBeLessThanOrEqual(0)
    })
  })

look(
  'Expedition: nothing of the purse is cut off, and a large screen shows larger cards and the race',
  async () => {
    for (const players of [2, 5]) {
      const stage = await open(played('expedition', players, 31, { choices: 0 }), 1280, 720)
      const cards: number[] = []
      for (const [width, height] of [
        [1280, 720],
        [1600, 900],
        [1920, 1080]
      ] as const) {
        await page.setViewportSize({ width, height })
        await inDrawnLanguages(stage, async (language) => {
          const what = `${players} at ${width} in ${language}`
          const purse = await boxOf('.purse')
          const last = await page
            .locator('.purse > :last-child')
            .evaluate((one) => one.getBoundingClientRect())
          expect(last.bottom, what).toBeLessThanOrEqual(purse.bottom)
          const log = await boxOf('.log')
          expect(log.bottom - log.y, what).toBeGreaterThan(80)
        })
        await expect(page.locator('.race')).toHaveCount(width > 1280 || players === 2 ? 1 : 0)
        const card = await boxOf('.fan__place')
        cards.push(card.right - card.x)
      }
      expect(cards).toEqual(cards.toSorted((a, b) => a - b))
    }
  }
)
