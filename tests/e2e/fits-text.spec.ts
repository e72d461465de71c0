/** Layout at text sizes of 75 and 150 %, controls keeping 24 px (T-24), and forms that fit into the window. */
import { expect, type Page } from '@playwright/test'
import type { App } from '../../build/tools/page/app'
import { settled } from '../../build/tools/screens/stage'
import { measures } from './crowded'
import { test } from './no-opening'
import { drawnLanguages, enlarge, onePage, speak } from './one-page'
import { byScene, type SceneTest } from './scene-tests'

let app: App
// One page for all tests.
let page: Page
onePage(83, (...opened) => ([app, page] = opened))
const { faultsOf } = measures(() => page)
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

/** Widths of select boxes that are narrower than the widest of their choices, and what these take. */
const cutLevels = (): Promise<(readonly number[])[]> =>
  page.locator('.person select.level').evaluateAll((boxes) =>
    boxes.flatMap((box) => {
      if (!(box instanceof HTMLElement)) return []
      const { width } = box.getBoundingClientRect()
      box.style.maxWidth = 'none'
      box.style.flex = 'none'
      const whole = box.getBoundingClientRect().width
      box.removeAttribute('style')
      return whole > width + 0.5 ? [[width, whole]] : []
    })
  )

const looks: readonly SceneTest[] = [
  {
    of: small,
    title: 'text of 75 %: controls keep their size',
    look: async (stage) => {
      await enlarge(stage, 75)
      expect(await faultsOf(/^small/)).toEqual([])
    }
  },
  {
    of: /-new(-few)?$/,
    title: '1280 by 720: the whole form fits into the window with a margin, in every language',
    look: async (stage, name) => {
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
          expect(await cutLevels(), what).toEqual([])
        })
        for (const place of others) await place.getByRole('radio').first().click()
      }
      // A row for packs stands beside the modules' switches; the text below describes the module that was touched last.
      const switches = page.locator('.modules__one').filter({ has: page.getByRole('radio') })
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
    }
  },
  {
    of: ['voyages-turn', 'khan-turn', 'expedition-turn'],
    title:
      'text of 150 % at 1280 by 720: no card is cut off, and panels leave no empty background beside them',
    look: async (stage, name) => {
      await enlarge(stage, 150)
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
    }
  },
  {
    of: ['khan-turn'],
    title:
      'text of 150 % at 1280 by 720: every bonus action is in view below the actions, above stock and dice',
    look: async (stage) => {
      await enlarge(stage, 150)
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
    }
  }
]
for (const { title, details, run } of byScene(looks, () => [app, page])) test(title, details, run)
