/**
 * The smallest text and the smallest screens: what is pressed keeps 24 px with text of 75 % (T-24); on a phone nothing
 * lies over it, and with text of 200 % nothing but what scrolls lies out of the window. The contact sheet lists the same
 * of every screen.
 */
import { expect, type Page } from '@playwright/test'
import { openApp, type App } from '../../build/tools/page/app'
import { audit } from '../../build/tools/screens/audit'
import { atHome, scenes, settled, type Scene, type Stage } from '../../build/tools/screens/scenes'
import { endOpenings, test } from './no-opening'

/** Screens whose controls no other screen has. */
const small = [
  'settings-1',
  'settings-2',
  'settings-5',
  'rules',
  'expedition-new',
  'expedition-turn',
  'khan-turn',
  'khan-2-seats',
  'voyages-replay-home',
  'expedition-replay-end'
]
/** Screens on which something speaks of the table's pieces: on a phone it lies where it covers none of them. */
const laid: Readonly<Record<string, 'region' | 'alert'>> = {
  'voyages-guide-first': 'region',
  'voyages-refusal': 'alert',
  'expedition-guide-first': 'region'
}
/** Screens of forms and results. */
const large = ['home', 'join-found', 'expedition-new', 'expedition-lobby-open', 'expedition-end-1']

test.use({ trace: 'off', actionTimeout: 5000 })
const languages = ['en', 'de', 'fr'] as const
const usual = { width: 1280, height: 720 }
let app: App
// One page for all: it loads Home anew for each test, as a fresh one would, but from what the browser has kept.
let page: Page
test.beforeAll(async ({ browser }) => {
  app = await openApp(83)
  page = await browser.newPage()
  await endOpenings(page)
})
test.afterAll(async () => {
  await page.close()
  await app.close()
})

/** A scene from a page at Home that keeps nothing of the scenes before. */
async function begin({ reach }: Scene): Promise<Stage> {
  await page.setViewportSize(usual)
  const stage = await atHome(page, app.url())
  await reach(stage)
  return stage
}

const speak = ({ stores }: Stage, language: (typeof languages)[number]): Promise<void> =>
  stores.evaluate((all, to) => all.get('settings').change({ language: to }), language)

/** Faults of a kind, once the page has the new size. */
async function faultsOf(kind: RegExp): Promise<string[]> {
  await settled(page)
  return (await audit(page)).filter((fault) => kind.test(fault))
}

/** What of these elements does not show all it holds, by its text. */
const cutIn = (selector: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all.flatMap((one) =>
        one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1
          ? [(one.textContent ?? '').trim().slice(0, 40)]
          : []
      )
    )

/** The whole form is in a window of 720 pixels, with air round it. */
async function inWindow(what: string): Promise<void> {
  const sheet = await page.locator('form').boundingBox()
  expect(sheet?.y, what).toBeGreaterThanOrEqual(8)
  expect((sheet?.y ?? 0) + (sheet?.height ?? 720), what).toBeLessThanOrEqual(712)
}

for (const scene of scenes()) {
  const { name } = scene
  if (small.includes(name))
    test(`text of 75 %: everything that is pressed keeps its size: ${name}`, async () => {
      const stage = await begin(scene)
      await stage.stores.evaluate((stores) => stores.get('settings').change({ textSize: 75 }))
      expect(await faultsOf(/^small/)).toEqual([])
    })
  if (name.endsWith('-crowded'))
    test(`1280 by 720: everything that is pressed has 24 px with every module and seat: ${name}`, async () => {
      await begin(scene)
      expect(await faultsOf(/^small/)).toEqual([])
    })
  const role = laid[name]
  if (role)
    test(`a phone: nothing lies over what is pressed: ${name}`, async () => {
      const stage = await begin(scene)
      await page.setViewportSize({ width: 390, height: 844 })
      const told = page.getByRole(role, role === 'region' ? { name: 'Guide' } : {}).getByRole('button')
      await expect(told.first()).toBeVisible()
      for (const textSize of [100, 150] as const) {
        await stage.stores.evaluate(
          (stores, size) => stores.get('settings').change({ textSize: size }),
          textSize
        )
        expect(await faultsOf(/^overlap/), `text of ${textSize} %`).toEqual([])
      }
      if (role !== 'region') return
      // In large text the guide leaves more than half of the screen, its buttons are in sight, and all of it can be read.
      const card = page.getByRole('region', { name: 'Guide' })
      const folded = await card.boundingBox()
      expect(folded?.height).toBeLessThan(844 * 0.4)
      await expect(card.getByRole('button', { name: 'Next' })).toBeInViewport({ ratio: 0.99 })
      await card.getByRole('button', { name: 'More' }).click()
      expect((await card.boundingBox())?.height).toBeGreaterThan((folded?.height ?? 0) + 50)
      await card.getByRole('button', { name: 'Less' }).click()
      expect((await card.boundingBox())?.height).toBe(folded?.height)
    })
  if (large.includes(name))
    test(`text of 200 % on a phone: nothing lies out of the window: ${name}`, async () => {
      const stage = await begin(scene)
      await page.setViewportSize({ width: 390, height: 844 })
      await stage.stores.evaluate((stores) => stores.get('settings').change({ textSize: 200 }))
      expect(await faultsOf(/^out of the window/)).toEqual([])
    })
  if (/-new(-few)?$/.test(name))
    test(`1280 by 720: the whole form is in the window, with air round it, in every language: ${name}`, async () => {
      const stage = await begin(scene)
      /** In every language, once its words are drawn. */
      const inEvery = async (what: string, look: (what: string) => Promise<void>): Promise<void> => {
        for (const language of languages) {
          await speak(stage, language)
          await settled(page)
          await look(`${language}: ${what}`)
        }
      }
      await inEvery('fewest', inWindow)
      if (!name.endsWith('-few')) {
        await page.getByRole('radiogroup').nth(1).getByRole('radio').last().click()
        await inEvery('most', inWindow)
      }
      // Beside the modules' switches stands a row for packs. What the module that was touched last adds is told below all.
      const switches = page.locator('.invite__module').filter({ has: page.getByRole('radio') })
      await expect(switches).toHaveCount(name.startsWith('voyages') ? 5 : 0)
      for (const module of await switches.all()) {
        await module.getByRole('radio').last().click()
        await inEvery((await module.textContent()) ?? '', inWindow)
      }
      await inEvery('pointing moves nothing', async (what) => {
        const still = await page.locator('form').boundingBox()
        for (const module of await switches.all()) {
          await module.hover()
          await settled(page)
          expect(await page.locator('form').boundingBox(), what).toEqual(still)
        }
      })
    })
  if (name === 'khan-home')
    test('1280 by 720: Home with tables and three games offered does not scroll, in every language', async () => {
      const stage = await begin(scene)
      for (const language of languages) {
        await speak(stage, language)
        expect(await faultsOf(/^scrolls/), language).toEqual([])
      }
    })
  if (name === 'voyages-turn' || name === 'khan-turn' || name === 'expedition-turn')
    test(`text of 150 % at 1280 by 720: cards whole, no bare wood beside a panel: ${name}`, async () => {
      const stage = await begin(scene)
      await stage.stores.evaluate((stores) => stores.get('settings').change({ textSize: 150 }))
      await settled(page)
      // What happened meanwhile takes half of the screen until it is closed; beside the Expedition it stays.
      if (name === 'voyages-turn') await page.locator('.recap__head button').click()
      const tabs = page.locator('.phone__tab')
      for (let i = 0; i < (await tabs.count()); i++) {
        await tabs.nth(i).click()
        await settled(page)
        const pane = await page.locator('.phone__pane[data-state=active]').boundingBox()
        const foot = (pane?.y ?? 0) + (pane?.height ?? 0)
        // Contracts of the row are in sight without scrolling.
        for (const card of await page.locator('.contracts__card:visible').all()) {
          const box = await card.boundingBox()
          expect((box?.y ?? 0) + (box?.height ?? 0), 'a contract').toBeLessThanOrEqual(foot + 1)
        }
        // What a column of a stall gives stays within its cell.
        for (const cell of await page.locator('.bazaar__cell:visible').all()) {
          const [box, first] = [await cell.boundingBox(), await cell.locator('> *').first().boundingBox()]
          expect(first?.x ?? 0, 'a column').toBeGreaterThanOrEqual((box?.x ?? 0) - 1)
        }
        // Whatever lies beside the first panel ends where the pane ends, or below it.
        const ends = await page.evaluate(() => {
          const [first, ...others] = [...document.querySelectorAll('.phone__pane[data-state=active] > *')]
          const left = first?.getBoundingClientRect()
          const beside = others
            .map((one) => one.getBoundingClientRect())
            .filter((box) => left && box.left >= left.right)
          const sheet = document.querySelector('.phone__sheet > :last-child')?.getBoundingClientRect()
          return [
            ...(beside.length > 0 ? [Math.max(...beside.map(({ bottom }) => bottom))] : []),
            ...(sheet && sheet.height > 0 ? [sheet.bottom] : [])
          ]
        })
        for (const end of ends) expect(end, `pane ${i}`).toBeGreaterThanOrEqual(foot - 24)
      }
    })
  if (name === 'voyages-turn' || name === 'khan-turn')
    test(`both sizes: prompt, dice and offers are whole, and a large screen uses its room: ${name}`, async () => {
      const stage = await begin(scene)
      const die = page.locator('.tray__die')
      // Of the dice that random play has left, two at most.
      const chosen = Math.min(2, await die.count())
      expect(chosen).toBeGreaterThan(0)
      for (let nth = 0; nth < chosen; nth++) await die.nth(nth).click()
      for (const size of [usual, { width: 1920, height: 1080 }]) {
        await page.setViewportSize(size)
        for (const language of languages) {
          await speak(stage, language)
          await settled(page)
          const what = `${language} at ${size.width}`
          expect(await cutIn('.bar__how, .book__offer, .tray__sum'), what).toEqual([])
          for (const one of await die.all())
            expect((await one.boundingBox())?.width, what).toBeGreaterThanOrEqual(24)
        }
      }
      // Every rival's board lies open, the column runs down to the foot, log and recap lie beside or below each other.
      const boards = page.locator('.rivals .board')
      expect(await boards.count()).toBe(await page.locator('.rivals > .rival').count())
      expect(await cutIn('.court-column, .rivals .board')).toEqual([])
      const foot = (selector: string): Promise<number> =>
        page.locator(selector).evaluate((one) => one.getBoundingClientRect().bottom)
      expect(await foot('aside .log')).toBeGreaterThan(1050)
      const over = await page.evaluate(() => {
        const [log, recap] = ['aside .log__body', 'aside .recap'].map((one) =>
          document.querySelector(one)?.getBoundingClientRect()
        )
        if (!log || !recap) return (log?.height ?? 0) > 60 ? 'apart' : 'no log'
        const apart = log.right <= recap.left + 1 || log.bottom <= recap.top + 1
        return apart && log.height > 60 ? 'apart' : JSON.stringify([log, recap])
      })
      expect(over).toBe('apart')
    })
  if (name === 'voyages-replay-home')
    test('a replay: the stalls are whole, though all is drawn a little smaller', async () => {
      await begin(scene)
      await settled(page)
      expect(await cutIn('.bazaar')).toEqual([])
    })
  if (name === 'voyages-turn')
    test('a phone: every number of the stock has its picture', async () => {
      await begin(scene)
      await page.setViewportSize({ width: 390, height: 844 })
      const pictures = page.getByRole('group', { name: 'Stock' }).locator('.ic')
      await expect(pictures).toHaveCount(5)
      for (const picture of await pictures.all()) await expect(picture).toBeVisible()
    })
}
