/** One app and one page for all tests of a file, which is faster than a page for each; and what such tests do with it. */
import type { BrowserContextOptions, Page, ViewportSize } from '@playwright/test'
import { openApp, type App } from '../../build/tools/page/app'
import { atHome, settled, type Scene, type Stage } from '../../build/tools/screens/stage'
import { languages, type Language } from '../../shared/protocol/language'
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

/**
 * Opens a scene in a window of this size, in English, without anything left of earlier scenes. If the page shows the scene
 * already, and nobody has pressed anything in it since, only its size, language and text size are set back, which takes a
 * fraction of the time: tests may change these, and press what they like, but change no other setting or store.
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

/** Calls `look` in every language, once its words are shown. */
export async function inEveryLanguage(
  { page, stores }: Stage,
  look: (language: Language) => Promise<void>
): Promise<void> {
  for (const language of languages) {
    await stores.evaluate((all, to) => all.get('settings').change({ language: to }), language)
    await settled(page)
    await look(language)
  }
}
