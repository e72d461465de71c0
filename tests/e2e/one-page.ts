/** One app and one page for all tests of a file, which is faster than a page for each; and what such tests do with it. */
import type { BrowserContextOptions, Page } from '@playwright/test'
import { openApp, type App } from '../../build/tools/page/app'
import { settled, type Stage } from '../../build/tools/screens/stage'
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
