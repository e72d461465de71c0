/** Layout at 1280 by 720 and 1920 by 1080: everything has its room, and a large screen is used. */
import { expect, type Page } from '@playwright/test'
import type { App } from '../../build/tools/page/app'
import { settled } from '../../build/tools/screens/stage'
import { measures } from './crowded'
import { test } from './no-opening'
import { drawnLanguages, onePage, speak } from './one-page'
import { beginScene, byScene, type SceneTest } from './scene-tests'

let app: App
// One page for all tests.
let page: Page
onePage(83, (...opened) => ([app, page] = opened))
const { faultsOf, cutIn } = measures(() => page)
const usual = { width: 1280, height: 720 }

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

const looks: readonly SceneTest[] = [
  {
    of: /-crowded$/,
    title: '1280 by 720: controls have 24 px with every module and seat',
    look: async () => {
      expect(await faultsOf(/^small/)).toEqual([])
    }
  },
  {
    of: ['khan-turn', 'khan-hint'],
    title: '1280 by 720 and 1920 by 1080: controls keep their distance',
    look: async () => {
      for (const [width, height] of [
        [1280, 720],
        [1920, 1080]
      ] as const) {
        await page.setViewportSize({ width, height })
        expect(await faultsOf(/^(overlap|close)/), `${width} by ${height}`).toEqual([])
      }
    }
  },
  {
    of: ['khan-home'],
    title: '1280 by 720: Home with tables and all three games does not scroll, in every language',
    look: async (stage) => {
      for (const language of drawnLanguages()) {
        await speak(stage, language)
        expect(await faultsOf(/^scrolls/), language).toEqual([])
      }
    }
  },
  {
    of: ['expedition-turn'],
    title: 'both sizes: the title of the market stands in one line, in every language',
    look: async (stage) => {
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
    }
  },
  {
    of: ['khan-2-seats', 'voyages-2-seats'],
    title:
      '1920 by 1080: beside one rival’s board, which says what its contracts lack, the log takes half of the column at most',
    look: async () => {
      await page.setViewportSize({ width: 1920, height: 1080 })
      await settled(page)
      const high = (selector: string): Promise<number> =>
        page.locator(selector).evaluate((one) => one.getBoundingClientRect().height)
      expect(await high('aside .log')).toBeLessThan((await high('aside')) / 2)
      const contracts = await page.locator('.rivals .board__contract').count()
      await expect(page.locator('.rivals .board__slot > .chip')).toHaveCount(contracts)
      expect(await cutIn('.rivals .board, .rivals .board__slot > .chip')).toEqual([])
    }
  },
  {
    of: ['voyages-replay-home'],
    title: 'a replay: the bazaar is fully visible although everything is drawn a little smaller',
    look: async () => {
      await settled(page)
      expect(await cutIn('.bazaar')).toEqual([])
    }
  },
  {
    of: ['expedition-replay-home'],
    title: 'a replay: the open hands of four rivals leave the log above the market',
    look: async () => {
      await expect(page.locator('.rival__hand')).toHaveCount(4)
      const box = (selector: string) =>
        page.locator(selector).evaluate((one): DOMRect => one.getBoundingClientRect())
      expect((await box('aside .log')).bottom).toBeLessThanOrEqual((await box('.market')).top)
    }
  },
  {
    of: ['voyages-turn', 'khan-turn'],
    title: 'both sizes: prompt, dice and offers are fully visible, and a large screen uses its room',
    look: async (stage) => {
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
    }
  },
  {
    of: ['khan-turn'],
    title: '1920 by 1080: rivals’ open boards have text as large as those of Voyages',
    look: async () => {
      const sizes = async (of: string): Promise<readonly number[]> => {
        await beginScene(app, page, of)
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
      const [khan, voyages] = [await sizes('khan-turn'), await sizes('voyages-turn')]
      for (const [i, size] of khan.entries()) expect(size).toBeGreaterThanOrEqual(voyages[i] ?? Infinity)
      expect(Math.min(...khan.filter((size) => size > 0))).toBeGreaterThan(12)
    }
  }
]
for (const { title, details, run } of byScene(looks, () => [app, page])) test(title, details, run)
