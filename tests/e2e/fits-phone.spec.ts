/** Layout on phones and tablets: nothing covers a control, and everything needed is in view. */
import { expect, type Page } from '@playwright/test'
import type { App } from '../../build/tools/page/app'
import { atHome, settled } from '../../build/tools/screens/stage'
import { measures } from './crowded'
import { test } from './no-opening'
import { drawnLanguages, enlarge, onePage, speak } from './one-page'
import { sceneNamed, byScene, type SceneTest } from './scene-tests'

let app: App
// One page for all tests.
let page: Page
onePage(83, (...opened) => ([app, page] = opened))
const { faultsOf, cutIn } = measures(() => page)
/** Screens with a card that refers to pieces of the table: on a phone it must cover none of them. */
const laid: Readonly<Record<string, 'region' | 'alert'>> = {
  'voyages-guide-first': 'region',
  'voyages-refusal': 'alert',
  'expedition-guide-first': 'region'
}
/** What stays in view there, whichever tab is open. */
const inView = '.phone__held, .phone__tab, .stock, .tray, .own-contracts__slot'

const looks: readonly SceneTest[] = [
  {
    of: ['voyages-host-lost'],
    title: 'a phone: the notice of a lost host uses the width of the screen',
    look: async () => {
      await page.setViewportSize({ width: 360, height: 740 })
      await settled(page)
      const box = await page.getByRole('alert').filter({ hasText: 'Wohnzimmer' }).boundingBox()
      expect(box?.width).toBeGreaterThan(300)
      expect(box?.height).toBeLessThan(80)
    }
  },
  {
    of: ['home', 'join-found', 'expedition-new', 'expedition-lobby-open', 'expedition-end-1'],
    title: 'text of 200 % on a phone: nothing lies outside the window',
    look: async (stage) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await enlarge(stage, 200)
      expect(await faultsOf(/^out of the window/)).toEqual([])
    }
  },
  {
    of: ['khan-home'],
    title: 'a phone: every button of Home is as high as a fingertip, in every language',
    look: async () => {
      const context = await page
        .context()
        .browser()
        ?.newContext({
          viewport: { width: 390, height: 844 },
          hasTouch: true,
          isMobile: true
        })
      if (!context) throw new Error('no browser')
      const touched = await context.newPage()
      const stage = await atHome(touched, app.url())
      await sceneNamed('khan-home').reach(stage)
      for (const language of drawnLanguages()) {
        await speak(stage, language)
        // The host's list of tables may come in between, and replace a row of the scene.
        const low = await touched
          .locator('main button')
          .evaluateAll((all) =>
            all.flatMap((one) =>
              one.isConnected && one.getBoundingClientRect().height < 43.5 ? [one.textContent] : []
            )
          )
        expect(low, language).toEqual([])
      }
      await context.close()
    }
  },
  {
    of: ['voyages-turn'],
    title: 'large text on a phone: nothing of Travel lies outside it, in every language',
    look: async (stage) => {
      await page.setViewportSize({ width: 390, height: 844 })
      for (const textSize of [100, 125, 150, 200] as const) {
        await enlarge(stage, textSize)
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
    }
  },
  {
    of: ['voyages-turn'],
    title: 'a phone: every number of the stock has its symbol',
    look: async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      const pictures = page.getByRole('group', { name: 'Stock' }).locator('.ic')
      await expect(pictures).toHaveCount(5)
      for (const picture of await pictures.all()) await expect(picture).toBeVisible()
    }
  },
  {
    of: /-replay-home$/,
    title: 'a phone, and large text: the controls of a replay are in the window',
    look: async (stage) => {
      for (const [width, height, textSize] of [
        [844, 390, 100],
        [390, 844, 150],
        [1280, 720, 150],
        [1280, 720, 200]
      ] as const) {
        await page.setViewportSize({ width, height })
        await enlarge(stage, textSize)
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
    }
  },
  {
    of: Object.keys(laid),
    title: 'a phone: nothing covers a control',
    look: async (stage, name) => {
      await page.setViewportSize({ width: 390, height: 844 })
      const role = laid[name] ?? 'region'
      const told = page.getByRole(role, role === 'region' ? { name: 'Guide' } : {}).getByRole('button')
      await expect(told.first()).toBeVisible()
      for (const textSize of [100, 150] as const) {
        await enlarge(stage, textSize)
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
    }
  },
  {
    of: ['voyages-turn', 'voyages-crowded', 'khan-turn', 'khan-2-seats', 'expedition-turn'],
    title: 'a tablet held upright: the map, dice, stock and contracts are in view above and below each tab',
    look: async (stage) => {
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
      await enlarge(stage, 125)
      await expect(page.locator('.phone__held')).toHaveCount(0)
      expect(await faultsOf(/^out of the window/)).toEqual([])
    }
  }
]
for (const { title, details, run } of byScene(looks, () => [app, page])) test(title, details, run)
