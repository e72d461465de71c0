/**
 * Crowded tables: plates stay within the window, words on the map within their plates, dice and posts within their
 * slots.
 */
import { expect, type Page } from '@playwright/test'
import { openApp, type App } from '../../build/tools/page/app'
import { atHome, settled, sit, type Stage } from '../../build/tools/screens/stage'
import { entryLine, headerLine } from '../../shared/engine/file'
import type { Options } from '../../shared/engine/rules'
import { gameById } from '../../shared/games'
import { languages } from '../../shared/protocol/language'
import { randomGame } from '../lib/random-game'
import { endOpenings, test } from './no-opening'

test.use({ trace: 'off', actionTimeout: 5000 })
let app: App
let page: Page
test.beforeAll(async ({ browser }) => {
  app = await openApp(94)
  page = await browser.newPage()
  await endOpenings(page)
})
test.afterAll(async () => {
  await page.close()
  await app.close()
})

/** The file of a random game, cut off after this share of its choices, or after so many if `most` is given. */
function played(
  id: string,
  players: number,
  seed: number,
  share: number,
  options: Options = {},
  most = Infinity
): string {
  const game = gameById(id)
  if (!game) throw new Error(id)
  const { header, entries } = randomGame(game.rules, { players, seed, options })
  const some = entries.slice(0, Math.min(most, Math.floor(entries.length * share)))
  return headerLine(header) + some.map(entryLine).join('')
}

/** A moment at which a seat with gifts, path tokens, companions and two characters is travelling. */
const full = (): string => {
  const modules = ['companions', 'venice', 'agents', 'secret-paths', 'new-characters']
  const drafts = { characters: 'draft', goals: 'draft' }
  const on = Object.fromEntries(modules.map((module) => [module, 'on']))
  return played('voyages', 5, 7, 0.8, { ...drafts, ...on })
}

async function open(text: string, width: number, height: number): Promise<Stage> {
  await page.setViewportSize({ width, height })
  const stage = await atHome(page, app.url())
  await sit(stage, { name: 'full', text })
  await page.keyboard.press('Escape')
  return stage
}

async function inEvery({ stores }: Stage, look: (what: string) => Promise<void>): Promise<void> {
  for (const language of languages) {
    await stores.evaluate((all, change) => all.get('settings').change({ language: change }), language)
    await settled(page)
    await look(language)
  }
}

/** The box of the first element that matches. */
const boxOf = (selector: string): Promise<{ x: number; y: number; right: number; bottom: number }> =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => {
      const { x, y, right, bottom } = one.getBoundingClientRect()
      return { x, y, right, bottom }
    })

for (const [width, height] of [
  [1280, 720],
  [1920, 1080]
] as const)
  test(`${width} by ${height}: with the cards of all modules in hand, goal cards are fully visible`, async () => {
    const stage = await open(full(), width, height)
    expect(await page.locator('.own > .own__hand').count()).toBeGreaterThan(2)
    await inEvery(stage, async (what) => {
      const [goals, own] = [await boxOf('.own > .goals'), await boxOf('.own')]
      expect(goals.right, what).toBeLessThanOrEqual(own.right + 1)
      const peek = await boxOf('.own .peek')
      expect(peek.right, what).toBeLessThanOrEqual(goals.right + 1)
      const cards = await boxOf('.own > .goals .goals__cards > :last-child')
      expect(cards.right, what).toBeLessThanOrEqual(peek.x + 1)
    })
  })

test('1280 by 720: the words on the map where nothing is paid stay within their plate', async () => {
  const stage = await open(full(), 1280, 720)
  await expect(page.locator('.fare__free').first()).toBeVisible()
  await inEvery(stage, async (what) => {
    const [word, plate] = [await boxOf('.fare__free'), await boxOf('.fare:has(.fare__free) .fare__bg')]
    expect(word.x - plate.x, what).toBeGreaterThan(2)
    expect(plate.right - word.right, what).toBeGreaterThan(2)
  })
})

test('1280 by 720: four dice in the narrow tray of Marco Polo II can be pressed', async () => {
  const stage = await open(played('khan', 2, 21, 0.88), 1280, 720)
  await expect(page.locator('.tray__die')).toHaveCount(4)
  await inEvery(stage, async (what) => {
    const tray = await boxOf('.tray')
    for (const die of await page.locator('.tray__die').all()) {
      const box = await die.boundingBox()
      expect(box?.width, what).toBeGreaterThanOrEqual(24)
      expect((box?.x ?? 0) + (box?.width ?? 0), what).toBeLessThanOrEqual(tray.right)
    }
  })
})

test('a phone: fifteen trading posts on a rival’s board lie in their slots', async () => {
  await open(full(), 390, 844)
  await page.keyboard.press('Shift+Digit1')
  const posts = page.getByRole('dialog').locator('.posts__grid.is-crowd .posts__slot:has(.post)')
  await expect(posts.first()).toBeVisible()
  for (const slot of await posts.all()) {
    const [outer, inner] = [await slot.boundingBox(), await slot.locator('.post').boundingBox()]
    expect(inner?.height).toBeLessThanOrEqual(outer?.height ?? 0)
  }
})

for (const [width, height] of [
  [1280, 720],
  [1920, 1080]
] as const)
  test(`${width} by ${height}: Solo fits into the window`, async () => {
    await page.setViewportSize({ width, height })
    const stage = await atHome(page, app.url())
    await stage.stores.evaluate((all) => all.get('screens').show('solo'))
    await expect(page.getByRole('button', { name: /Home|Startseite|Accueil/ })).toBeVisible()
    await inEvery(stage, async (what) => {
      const more = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
      expect(more, what).toBeLessThanOrEqual(0)
    })
  })

/** The texts of those of these elements that are cut off, after each of them has got every one of these words. */
const cutWith = (selector: string, words: readonly string[]): Promise<string[]> =>
  page.locator(selector).evaluateAll(
    (all, texts) =>
      texts.flatMap((text) => {
        for (const one of all) one.textContent = text
        // Letters reach a little below their line; another line would be much more.
        const cut = (one: Element): boolean =>
          one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 6
        return all.filter(cut).map(() => text)
      }),
    words
  )

test('1280 by 720: a rival’s contract with five goods shows all of them, and how many are missing', async () => {
  await open(played('khan', 3, 5, 1, {}, 46), 1280, 720)
  const faults = await page.locator('.mini').evaluateAll((all) =>
    all.flatMap((one) => {
      const { right } = one.getBoundingClientRect()
      const missing = one.querySelector('em')?.checkVisibility() === false
      const cost = one.querySelector('.mini__cost')
      const wide = (cost?.scrollWidth ?? 0) > (cost?.clientWidth ?? 0)
      const over = [...one.children].some((part) => part.getBoundingClientRect().right > right)
      return missing || wide || over ? [one.getAttribute('aria-label')] : []
    })
  )
  expect(await page.locator('.mini .bundle:has(> :nth-child(5))').count()).toBe(1)
  expect(faults).toEqual([])
})

test('1280 by 720, Marco Polo II for two: usual names in the round order are whole, and posts have no frame by night', async () => {
  const { stores } = await open(played('khan', 2, 21, 0.5), 1280, 720)
  for (const change of [{ theme: 'day' }, { theme: 'night' }, { theme: 'day', contrast: 'high' }] as const) {
    await stores.evaluate((all, to) => all.get('settings').change(to), change)
    const frame = await page.locator('.board__posts').evaluate((one) => getComputedStyle(one).boxShadow)
    expect(frame, JSON.stringify(change)).toBe('none')
  }
  await stores.evaluate((all) => all.get('settings').change({ contrast: 'normal' }))
  expect(await cutWith('.round-order__name', ['Lorenzo'])).toEqual([])
})

test('a phone: the banner of a turn shows usual names whole, in every language', async () => {
  const stage = await open(played('khan', 2, 21, 0.5), 390, 844)
  await inEvery(stage, async (what) => {
    await stage.stores.evaluate((all) => void Object.assign(all.get('table'), { handOver: { seat: 0 } }))
    await expect(page.locator('.handover__name').last()).toBeVisible()
    const said = { en: 'Lorenzo’s turn', de: 'Lorenzo ist am Zug', fr: 'Tour de Lorenzo' }[what]
    expect(await cutWith('.handover__name', [said ?? ''])).toEqual([])
    await stage.stores.evaluate((all) => void Object.assign(all.get('table'), { handOver: undefined }))
  })
})

test('Expedition: nothing of the purse is cut off, and a large screen shows larger cards and the race', async () => {
  for (const players of [2, 5]) {
    const stage = await open(played('expedition', players, 31, 1, {}, 0), 1280, 720)
    const cards: number[] = []
    for (const [width, height] of [
      [1280, 720],
      [1600, 900],
      [1920, 1080]
    ] as const) {
      await page.setViewportSize({ width, height })
      await inEvery(stage, async (language) => {
        const what = `${players} at ${width} in ${language}`
        const purse = await boxOf('.purse')
        const last = await page.locator('.purse > :last-child').evaluate((one) => one.getBoundingClientRect())
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
})
