/** One app and one page for all tests of a file, which is faster than a page for each; and what such tests do with it. */
import type { BrowserContextOptions, Page, TestInfo, ViewportSize } from '@playwright/test'
import { openApp, type App } from '../../build/tools/page/app'
import { atHome, settled, type Scene, type Stage } from '../../build/tools/screens/stage'
import { languages, type Language } from '../../shared/protocol/language'
import type { Settings } from '../../shared/protocol/messages'
import { dealer, seedSaid } from '../lib/draw'
import type { View } from './draw'
import { endOpenings, test } from './no-opening'

/**
 * Opens an app, seeded with `seed`, and a page before the first test of the file and closes both after the last; `use`
 * is given them before any test runs. `device`: the device that the page is on, if it is no desktop.
 */
export function onePage(
  seed: number,
  use: (app: App, page: Page) => void,
  device: BrowserContextOptions = {}
): void {
  let opened: { readonly app: App; readonly page: Page } | undefined
  test.beforeAll(async ({ browser }) => {
    opened = { app: await openApp(seed), page: await browser.newPage(device) }
    await endOpenings(opened.page)
    use(opened.app, opened.page)
  })
  test.afterAll(async () => {
    await opened?.page.close()
    await opened?.app.close()
  })
}

/** The last scene that `begin` opened on a page. */
const begun = new WeakMap<Page, { readonly name: string; readonly stage: Stage }>()

interface Untouched {
  caravanUntouched?: true
}

/** Runs in the page: marks its document until somebody presses anything in it. */
function markUntouched(): void {
  const own = window as Window & Untouched
  own.caravanUntouched = true
  for (const press of ['pointerdown', 'keydown', 'click'])
    addEventListener(press, () => delete own.caravanUntouched, { capture: true, once: true })
}

/** Says that a test has changed more in this page than `begin` sets back. */
export const touched = (page: Page): boolean => begun.delete(page)

/**
 * Opens a scene in a window of this size, in English, without anything left of earlier scenes. If the page shows the scene
 * already, and nobody has pressed anything in it since, only its size, language and text size are set back, which takes a
 * fraction of the time: tests may change these, and press what they like; one that changes another setting, a store or
 * the document itself says so (`touched`).
 */
export async function begin(
  app: App,
  page: Page,
  { name, reach }: Scene,
  size: ViewportSize
): Promise<Stage> {
  const last = begun.get(page)
  const isThere =
    last?.name === name &&
    (await page.evaluate(() => (window as Window & Untouched).caravanUntouched === true))
  if (isThere) {
    await last.stage.stores.evaluate((all) => all.get('settings').change({ language: 'en', textSize: 100 }))
    await page.setViewportSize(size)
    await settled(page)
    return last.stage
  }
  begun.delete(page)
  await page.setViewportSize(size)
  const stage = await atHome(page, app.url())
  await reach(stage)
  await page.evaluate(markUntouched)
  begun.set(page, { name, stage })
  return stage
}

/** How often each test has asked for languages. */
const askedFor = new WeakMap<TestInfo, number>()

/**
 * The languages for what a test is about to look at: in the long form all of them. Otherwise one, drawn for this test;
 * when the same test asks again, another one.
 */
export function drawnLanguages(): readonly Language[] {
  const info = test.info()
  const before = askedFor.get(info) ?? 0
  askedFor.set(info, before + 1)
  const deal = dealer(info.titlePath.join(), languages)
  for (let nth = 0; nth < before; nth++) deal()
  return deal()
}

/** Shows the page in this language. */
export async function speak({ page, stores }: Stage, language: Language): Promise<void> {
  await stores.evaluate((all, to) => all.get('settings').change({ language: to }), language)
  await settled(page)
}

/** Shows the page with text of this size, in percent. */
export async function enlarge({ stores }: Stage, textSize: Settings['textSize']): Promise<void> {
  await stores.evaluate((all, size) => all.get('settings').change({ textSize: size }), textSize)
}

/** Calls `look` in every language, once its words are shown; in short runs in one that is drawn (`drawnLanguages`). */
export async function inDrawnLanguages(
  stage: Stage,
  look: (language: Language) => Promise<void>
): Promise<void> {
  for (const language of drawnLanguages()) {
    await speak(stage, language)
    await look(language)
  }
}

/** Calls `look` in every view that was dealt, once it is shown; `what` names it in messages. */
export async function inViews(
  stage: Stage,
  views: readonly View[],
  look: (what: string, view: View) => Promise<void>
): Promise<void> {
  for (const view of views) {
    const { width, height, language } = view
    await stage.page.setViewportSize({ width, height })
    await speak(stage, language)
    await look(`${language}, ${width} by ${height}${seedSaid}`, view)
  }
}
