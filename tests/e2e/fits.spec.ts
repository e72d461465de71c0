/**
 * Layout at extreme text and screen sizes: controls keep 24 px at a text size of 75 % (T-24); on a phone nothing covers
 * them, and at 200 % only scrollable content lies outside the window. The contact sheet lists the same faults for every
 * screen.
 */
import { expect, type Page } from '@playwright/test'
import type { App } from '../../build/tools/page/app'
import { audit } from '../../build/tools/screens/audit'
import { atHome, scenes, settled, type Scene, type Stage } from '../../build/tools/screens/scenes'
import { test } from './no-opening'
import { begin as beginOn, drawnLanguages, onePage, speak } from './one-page'

/** Screens with controls that no other screen has. */
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
/** Screens with a card that refers to pieces of the table: on a phone it must cover none of them. */
const laid: Readonly<Record<string, 'region' | 'alert'>> = {
  'voyages-guide-first': 'region',
  'voyages-refusal': 'alert',
  'expedition-guide-first': 'region'
}
/** Tables with little room between their controls. */
const dense = ['khan-turn', 'khan-hint']
/** Tables that use the room of a tablet held upright. */
const upright = ['voyages-turn', 'voyages-crowded', 'khan-turn', 'khan-2-seats', 'expedition-turn']
/** What stays in view there, whichever tab is open. */
const inView = '.phone__held, .phone__tab, .stock, .tray, .own-contracts__slot'
/** Screens of forms and results. */
const large = ['home', 'join-found', 'expedition-new', 'expedition-lobby-open', 'expedition-end-1']

test.use({ trace: 'off', actionTimeout: 5000 })
const usual = { width: 1280, height: 720 }
let app: App
// One page for all tests.
let page: Page
onePage(83, (...opened) => ([app, page] = opened))

const begin = (scene: Scene): Promise<Stage> => beginOn(app, page, scene, usual)

/** The layout faults whose text matches `kind`, once the page has its new size. */
async function faultsOf(kind: RegExp): Promise<string[]> {
  await settled(page)
  return (await audit(page)).filter((fault) => kind.test(fault))
}

/** The texts of those of these elements whose content is cut off. */
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

/**
 * Which of title, hint and legend of the top bar lie outside the bar or over its other parts: with chosen dice all of them
 * are shown.
 */
const outOfBar = (): Promise<string[]> =>
  page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    const [bar, acts, words] = ['.bar', '.bar__acts', '.bar__words'].map(boxOf)
    return ['.bar__what', '.bar__how', '.bar .legend'].flatMap((part) => {
      const box = boxOf(part)
      if (!bar || !acts || !words || !box) return part === '.bar .legend' ? [] : [`no ${part}`]
      const from = part === '.bar .legend' ? words.right : words.left
      const lies =
        box.top >= bar.top && box.bottom <= bar.bottom && box.left >= from - 1 && box.right <= acts.left
      return lies ? [] : [`${part}: ${[box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')}`]
    })
  })

/** Expects that a form lies within a window 720 pixels high, with a margin. */
async function inWindow(what: string): Promise<void> {
  const sheet = await page.locator('form').boundingBox()
  expect(sheet?.y, what).toBeGreaterThanOrEqual(8)
  expect((sheet?.y ?? 0) + (sheet?.height ?? 720), what).toBeLessThanOrEqual(712)
}

/** Notes of the form that stand below their buttons without a gap. */
const noteGaps = (): Promise<string[]> =>
  page.locator('.new-table__note').evaluateAll((notes) =>
    notes.flatMap((note) => {
      const buttons = note.previousElementSibling?.getBoundingClientRect()
      const { left, top } = note.getBoundingClientRect()
      const below = buttons !== undefined && left < buttons.right
      return below && top < buttons.bottom + 3.5 ? [(note.textContent ?? '').trim()] : []
    })
  )

for (const scene of scenes()) {
  const { name } = scene
  // Tests that only look come first: they share one opening of the scene.
  if (small.includes(name))
    test(`text of 75 %: controls keep their size: ${name}`, async () => {
      const stage = await begin(scene)
      await stage.stores.evaluate((stores) => stores.get('settings').change({ textSize: 75 }))
      expect(await faultsOf(/^small/)).toEqual([])
    })
  if (name.endsWith('-crowded'))
    test(`1280 by 720: controls have 24 px with every module and seat: ${name}`, async () => {
      await begin(scene)
      expect(await faultsOf(/^small/)).toEqual([])
    })
  if (dense.includes(name))
    test(`1280 by 720 and 1920 by 1080: controls keep their distance: ${name}`, async () => {
      await begin(scene)
      for (const [width, height] of [
        [1280, 720],
        [1920, 1080]
      ] as const) {
        await page.setViewportSize({ width, height })
        expect(await faultsOf(/^(overlap|close)/), `${width} by ${height}`).toEqual([])
      }
    })
  if (name === 'voyages-host-lost')
    test('a phone: the notice of a lost host uses the width of the screen', async () => {
      await begin(scene)
      await page.setViewportSize({ width: 360, height: 740 })
      await settled(page)
      const box = await page.getByRole('alert').filter({ hasText: 'Wohnzimmer' }).boundingBox()
      expect(box?.width).toBeGreaterThan(300)
      expect(box?.height).toBeLessThan(80)
    })
  if (large.includes(name))
    test(`text of 200 % on a phone: nothing lies outside the window: ${name}`, async () => {
      const stage = await begin(scene)
      await page.setViewportSize({ width: 390, height: 844 })
      await stage.stores.evaluate((stores) => stores.get('settings').change({ textSize: 200 }))
      expect(await faultsOf(/^out of the window/)).toEqual([])
    })
  if (name === 'khan-home')
    test('a phone: every button of Home is as high as a fingertip, in every language', async ({
      browser
    }) => {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true
      })
      const touched = await context.newPage()
      const stage = await atHome(touched, app.url())
      await scene.reach(stage)
      for (const language of drawnLanguages()) {
        await speak(stage, language)
        const low = await touched
          .locator('main button')
          .evaluateAll((all) =>
            all.flatMap((one) => (one.getBoundingClientRect().height < 43.5 ? [one.textContent] : []))
          )
        expect(low, language).toEqual([])
      }
      await context.close()
    })
  if (name === 'khan-home')
    test('1280 by 720: Home with tables and all three games does not scroll, in every language', async () => {
      const stage = await begin(scene)
      for (const language of drawnLanguages()) {
        await speak(stage, language)
        expect(await faultsOf(/^scrolls/), language).toEqual([])
      }
    })
  if (name === 'khan-turn')
    test('1920 by 1080: rivals’ open boards have text as large as those of Voyages', async () => {
      const like = scenes().find((one) => one.name === 'voyages-turn')
      if (!like) throw new Error(name)
      const sizes = async (of: Scene): Promise<readonly number[]> => {
        await begin(of)
        await page.setViewportSize({ width: 1920, height: 1080 })
        await settled(page)
        return page
          .locator('.rivals .board')
          .first()
          .evaluate((board) =>
            ['.board__name', '.board__character', '.stock b', '.posts h3'].map((part) => {
              const text = board.querySelector(part)
              return text ? parseFloat(getComputedStyle(text).fontSize) * (text.currentCSSZoom ?? 1) : 0
            })
          )
      }
      const [khan, voyages] = [await sizes(scene), await sizes(like)]
      for (const [i, size] of khan.entries()) expect(size).toBeGreaterThanOrEqual(voyages[i] ?? Infinity)
      expect(Math.min(...khan.filter((size) => size > 0))).toBeGreaterThan(12)
    })
  if (name === 'expedition-turn')
    test('both sizes: the title of the market stands in one line, in every language', async () => {
      const stage = await begin(scene)
      for (const size of [usual, { width: 1920, height: 1080 }]) {
        await page.setViewportSize(size)
        for (const language of drawnLanguages()) {
          await speak(stage, language)
          const lines = await page.locator('.market__head > h2').evaluate((title) => {
            const { height } = title.getBoundingClientRect()
            return height / parseFloat(getComputedStyle(title).fontSize)
          })
          expect(lines, `${language} at ${size.width}`).toBeLessThan(2)
          expect(await cutIn('.market, .market__head, .market__note')).toEqual([])
        }
      }
    })
  if (name === 'voyages-turn')
    test('large text on a phone: nothing of Travel lies outside it, in every language', async () => {
      const stage = await begin(scene)
      await page.setViewportSize({ width: 390, height: 844 })
      for (const textSize of [100, 125, 150, 200] as const) {
        await stage.stores.evaluate(
          (stores, size) => stores.get('settings').change({ textSize: size }),
          textSize
        )
        for (const language of drawnLanguages()) {
          await speak(stage, language)
          const out = await page.locator('.travel').evaluate((panel) => {
            const box = panel.getBoundingClientRect()
            return [...panel.querySelectorAll('*')].flatMap((one) => {
              const { left, right, bottom } = one.getBoundingClientRect()
              const lies = left > box.left - 1 && right < box.right + 1 && bottom < box.bottom + 1
              return lies ? [] : [one.getAttribute('class') ?? one.tagName]
            })
          })
          expect(out, `${language}, text of ${textSize} %`).toEqual([])
        }
      }
    })
  if (name === 'khan-2-seats' || name === 'voyages-2-seats')
    test(`1920 by 1080: beside one rival’s board, which says what its contracts lack, the log takes half of the column at most: ${name}`, async () => {
      await begin(scene)
      await page.setViewportSize({ width: 1920, height: 1080 })
      await settled(page)
      const high = (selector: string): Promise<number> =>
        page.locator(selector).evaluate((one) => one.getBoundingClientRect().height)
      expect(await high('aside .log')).toBeLessThan((await high('aside')) / 2)
      const contracts = await page.locator('.rivals .board__contract').count()
      await expect(page.locator('.rivals .board__slot > .chip')).toHaveCount(contracts)
      expect(await cutIn('.rivals .board, .rivals .board__slot > .chip')).toEqual([])
    })
  if (name === 'voyages-replay-home')
    test('a replay: the bazaar is fully visible although everything is drawn a little smaller', async () => {
      await begin(scene)
      await settled(page)
      expect(await cutIn('.bazaar')).toEqual([])
    })
  if (name === 'expedition-replay-home')
    test('a replay: the open hands of four rivals leave the log above the market', async () => {
      await begin(scene)
      await expect(page.locator('.rival__hand')).toHaveCount(4)
      const box = (selector: string) =>
        page.locator(selector).evaluate((one): DOMRect => one.getBoundingClientRect())
      expect((await box('aside .log')).bottom).toBeLessThanOrEqual((await box('.market')).top)
    })
  if (name === 'voyages-turn')
    test('a phone: every number of the stock has its symbol', async () => {
      await begin(scene)
      await page.setViewportSize({ width: 390, height: 844 })
      const pictures = page.getByRole('group', { name: 'Stock' }).locator('.ic')
      await expect(pictures).toHaveCount(5)
      for (const picture of await pictures.all()) await expect(picture).toBeVisible()
    })
  if (name.endsWith('-replay-home'))
    test(`a phone, and large text: the controls of a replay are in the window: ${name}`, async () => {
      const stage = await begin(scene)
      for (const [width, height, textSize] of [
        [844, 390, 100],
        [390, 844, 150],
        [1280, 720, 150],
        [1280, 720, 200]
      ] as const) {
        await page.setViewportSize({ width, height })
        await stage.stores.evaluate(
          (stores, size) => stores.get('settings').change({ textSize: size }),
          textSize
        )
        await settled(page)
        const controls = page.getByRole('group', { name: 'Playing and stepping' }).getByRole('button')
        await expect(controls).toHaveCount(7)
        for (const control of await controls.all())
          expect(
            await control.evaluate((one) => {
              const { left, top, width, height } = one.getBoundingClientRect()
              return one.contains(document.elementFromPoint(left + width / 2, top + height / 2))
            }),
            `${await control.getAttribute('aria-label')} at ${width} by ${height}, text of ${textSize} %`
          ).toBe(true)
      }
    })
  // Tests that press something.
  const role = laid[name]
  if (role)
    test(`a phone: nothing covers a control: ${name}`, async () => {
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
      // In large text the guide's card takes less than half of the screen, its buttons are visible, and all of it can
      // be read.
      const card = page.getByRole('region', { name: 'Guide' })
      const folded = await card.boundingBox()
      expect(folded?.height).toBeLessThan(844 * 0.4)
      await expect(card.getByRole('button', { name: 'Next' })).toBeInViewport({ ratio: 0.99 })
      await card.getByRole('button', { name: 'More' }).click()
      expect((await card.boundingBox())?.height).toBeGreaterThan((folded?.height ?? 0) + 50)
      await card.getByRole('button', { name: 'Less' }).click()
      expect((await card.boundingBox())?.height).toBe(folded?.height)
    })
  if (upright.includes(name))
    test(`a tablet held upright: the map, dice, stock and contracts are in view above and below each tab: ${name}`, async () => {
      const stage = await begin(scene)
      const map = page.locator('.map-live, .board__live')
      // The narrower one has the least room for words, so it is the one that is seen in other languages, too.
      for (const [width, height, spoken] of [
        [820, 1180, ['en'] as const],
        [768, 1024, drawnLanguages()]
      ] as const) {
        await page.setViewportSize({ width, height })
        for (const language of spoken) {
          await speak(stage, language)
          const tabs = page.locator('.phone__tab')
          for (let i = 0; i < (await tabs.count()); i++) {
            await tabs.nth(i).click()
            const what = `${language} at ${width}, tab ${i + 1}`
            expect(await faultsOf(/^(overlap|out of the window|scrolls)/), what).toEqual([])
            for (const part of await page.locator(inView).all())
              await expect(part, what).toBeInViewport({ ratio: 0.99 })
            // A question, or what happened since the last turn, takes some of the room, but never most of it.
            const asks = (await page.locator('.recap, .phone__sheet .dock').count()) > 0
            expect((await map.boundingBox())?.width, what).toBeGreaterThan(width * (asks ? 0.5 : 0.6))
          }
          expect(await cutIn('.bar__how, .book__offer, .tray__sum, .stock__item'), language).toEqual([])
        }
      }
      // Larger text needs the room for one part at a time.
      await stage.stores.evaluate((stores) => stores.get('settings').change({ textSize: 125 }))
      await expect(page.locator('.phone__held')).toHaveCount(0)
      expect(await faultsOf(/^out of the window/)).toEqual([])
    })
  if (/-new(-few)?$/.test(name))
    test(`1280 by 720: the whole form fits into the window with a margin, in every language: ${name}`, async () => {
      const stage = await begin(scene)
      /** Calls `look` in every language, once its words are shown. */
      const inEvery = async (what: string, look: (what: string) => Promise<void>): Promise<void> => {
        for (const language of drawnLanguages()) {
          await speak(stage, language)
          await look(`${language}: ${what}`)
        }
      }
      await inEvery('fewest', async (what) => {
        await inWindow(what)
        expect(await noteGaps(), what).toEqual([])
      })
      if (!name.endsWith('-few')) {
        await page.getByRole('radiogroup').nth(1).getByRole('radio').last().click()
        await inEvery('most', inWindow)
        // With a computer in every other seat, names and strengths keep off the edges of their rows.
        const others = (await page.locator('.person__place').all()).slice(1)
        for (const place of others) await place.getByRole('radio').last().click()
        await inEvery('computers', async (what) => {
          await inWindow(what)
          const margins = await page
            .locator('.person :is(.person__name, .person__place, .person__level)')
            .evaluateAll((all) =>
              all.flatMap((one) => {
                const [box, row] = [
                  one.getBoundingClientRect(),
                  one.closest('.person')?.getBoundingClientRect()
                ]
                return [box.top - (row?.top ?? 0), (row?.bottom ?? 0) - box.bottom]
              })
            )
          expect(Math.min(...margins), what).toBeGreaterThanOrEqual(3)
        })
        for (const place of others) await place.getByRole('radio').first().click()
      }
      // A row for packs stands beside the modules' switches; the text below describes the module that was touched last.
      const switches = page.locator('.new-table__module').filter({ has: page.getByRole('radio') })
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
  if (name === 'voyages-turn' || name === 'khan-turn' || name === 'expedition-turn')
    test(`text of 150 % at 1280 by 720: no card is cut off, and panels leave no empty background beside them: ${name}`, async () => {
      const stage = await begin(scene)
      await stage.stores.evaluate((stores) => stores.get('settings').change({ textSize: 150 }))
      await settled(page)
      // The recap takes half of the screen until it is closed; at the Expedition it stays beside the map.
      if (name === 'voyages-turn') await page.locator('.recap__head button').click()
      const tabs = page.locator('.phone__tab')
      for (let i = 0; i < (await tabs.count()); i++) {
        await tabs.nth(i).click()
        await settled(page)
        const pane = await page.locator('.phone__pane[data-state=active]').boundingBox()
        const foot = (pane?.y ?? 0) + (pane?.height ?? 0)
        // The contracts on offer are visible without scrolling.
        for (const card of await page.locator('.contracts__card:visible').all()) {
          const box = await card.boundingBox()
          expect((box?.y ?? 0) + (box?.height ?? 0), 'a contract').toBeLessThanOrEqual(foot + 1)
        }
        // What a column of the bazaar gives stays within its cell.
        for (const cell of await page.locator('.bazaar__cell:visible').all()) {
          const [box, first] = [await cell.boundingBox(), await cell.locator('> *').first().boundingBox()]
          expect(first?.x ?? 0, 'a column').toBeGreaterThanOrEqual((box?.x ?? 0) - 1)
        }
        // Panels beside the first one end where the pane ends, or below it.
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
  if (name === 'khan-turn')
    test('text of 150 % at 1280 by 720: every bonus action is in view below the actions, above stock and dice', async () => {
      const stage = await begin(scene)
      await stage.stores.evaluate((stores) => stores.get('settings').change({ textSize: 150 }))
      await page.locator('.recap__head button').click()
      for (const language of drawnLanguages()) {
        await speak(stage, language)
        for (const nth of [0, 2]) {
          await page.locator('.phone__tab').nth(nth).click()
          await settled(page)
          const strip = await page.locator('.phone__strip').boundingBox()
          const parts = await page
            .locator('.phone__pane[data-state=active] .bar :is(button, .bar__points)')
            .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
          expect(parts.length, language).toBeGreaterThanOrEqual(8)
          expect(Math.max(...parts), `${language}, tab ${nth + 1}`).toBeLessThanOrEqual(strip?.y ?? 0)
        }
      }
    })
  if (name === 'voyages-turn' || name === 'khan-turn')
    test(`both sizes: prompt, dice and offers are fully visible, and a large screen uses its room: ${name}`, async () => {
      const stage = await begin(scene)
      const die = page.locator('.tray__die')
      // At most two of the dice that random play has left.
      const chosen = Math.min(2, await die.count())
      expect(chosen).toBeGreaterThan(0)
      for (let nth = 0; nth < chosen; nth++) await die.nth(nth).click()
      for (const size of [usual, { width: 1920, height: 1080 }]) {
        await page.setViewportSize(size)
        for (const language of drawnLanguages()) {
          await speak(stage, language)
          const what = `${language} at ${size.width}`
          expect(await cutIn('.bar__how, .book__offer, .tray__sum, .tray__value--any'), what).toEqual([])
          for (const one of await die.all())
            expect((await one.boundingBox())?.width, what).toBeGreaterThanOrEqual(24)
          expect(await outOfBar(), what).toEqual([])
        }
      }
      const places = page.locator('[data-place].is-legal')
      if ((await places.count()) > 0) {
        await places.first().click({ force: true })
        await expect(page.locator('.journey')).toBeVisible()
        for (const size of [usual, { width: 1920, height: 1080 }]) {
          await page.setViewportSize(size)
          for (const language of drawnLanguages()) {
            await speak(stage, language)
            const what = `a journey, ${language} at ${size.width}`
            expect(await cutIn('.bar__how'), what).toEqual([])
            expect(await outOfBar(), what).toEqual([])
          }
        }
        await page.keyboard.press('Escape')
      }
      // Every rival's board is open, the column reaches down to the bottom, log and recap do not overlap.
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
}
