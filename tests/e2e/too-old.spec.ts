/** A browser in which the page's program does not run: the page says what it needs instead of staying empty. */
import { expect } from '@playwright/test'
import { openApp, type App } from '../../build/tools/page/app'
import { atHome } from '../../build/tools/screens/scenes'
import { tooOld as de } from '../../renderer/words/de/too-old'
import { tooOld as en } from '../../renderer/words/en/too-old'
import { tooOld as fr } from '../../renderer/words/fr/too-old'
import { endOpenings, test } from './no-opening'

let app: App
test.beforeAll(async () => {
  app = await openApp(98)
})
test.afterAll(() => app.close())

test('where the program does not run the page says in three languages which browsers it needs, and nowhere else', async ({
  browser
}) => {
  const old = await browser.newPage()
  await old.route('**/*.js', (route) => route.fulfill({ body: '}', contentType: 'text/javascript' }))
  await old.goto(app.url())
  for (const sentence of [en, de, fr]) {
    await expect(old.getByText(sentence)).toBeVisible()
    await expect(old.getByText(sentence)).toBeInViewport()
  }
  await old.close()

  const page = await browser.newPage()
  await endOpenings(page)
  await atHome(page, app.url())
  await expect(page.getByText(en)).toBeHidden()
  await page.close()
})
