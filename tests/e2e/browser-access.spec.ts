/**
 * Access control of the browser mode in a real Chromium: the printed address in a second browser, the private file that
 * opens the first one, the form for the key, and a cookie that outlives the browser and the host.
 */
import { existsSync } from 'node:fs'
import { chromium, expect, test, type Page } from '@playwright/test'
import { writeLaunch } from '../../main/lan/launch'
import { faults } from './faults'
import { newFolder, startHost, type RunningHost } from './host'

const folder = newFolder()
const home = newFolder()
const before = process.env['HOME']
let host: RunningHost

test.beforeAll(async () => {
  process.env['HOME'] = home.path
  host = await startHost(folder.path, 5)
})
test.afterAll(async () => {
  process.env['HOME'] = before
  await host?.stop()
  folder.remove()
  home.remove()
})

const origin = (): string => new URL(host.url()).origin
const keyOf = (url: string): string => new URL(url).searchParams.get('key') ?? ''

/** The first screen of the app, with nothing of the key in the address bar. */
async function atTable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Caravanserai', exact: true })).toBeVisible()
  expect(page.url()).toBe(`${origin()}/`)
}

test('two browsers are let in by the same printed address at the same time', async ({ browser }) => {
  const [one, two] = [await browser.newContext(), await browser.newContext()]
  const url = host.url()
  const [first, second] = [await one.newPage(), await two.newPage()]
  await first.goto(url)
  await atTable(first)
  await second.goto(url)
  await atTable(second)
  await first.reload()
  await atTable(first)
  for (const context of [one, two]) {
    const [cookie] = await context.cookies()
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' })
    expect(cookie?.expires ?? 0).toBeGreaterThan(Date.now() / 1000 + 300 * 24 * 3600)
    await context.close()
  }
})

test('the private file opens the app, and is deleted afterwards', async ({ page }) => {
  const { path } = writeLaunch(folder.path, host.url())
  await page.goto(`file://${path}`)
  await atTable(page)
  expect(existsSync(path)).toBe(false)
  // The browser's history holds no address with the key.
  await page.reload()
  await atTable(page)
  expect(await page.evaluate(() => document.referrer)).not.toContain('key=')
})

test('a link on another site opens the app, too', async ({ page }) => {
  const url = host.url()
  await page.route('http://elsewhere.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${url}">table</a>` })
  )
  await page.goto('http://elsewhere.example/')
  await page.getByRole('link').click()
  await atTable(page)
})

test('a browser without the key gets a form for it: a wrong key, then the right one, by keyboard alone', async ({
  page
}) => {
  const outside: string[] = []
  page.on('console', (message) => outside.push(message.text()))
  await page.goto(origin())
  const field = page.getByLabel('Address or key')
  await expect(field).toBeFocused()
  expect(await faults(page)).toEqual([])
  await page.keyboard.type('not the key')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Wrong key' })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await expect(field).toBeFocused()
  await page.keyboard.insertText(` ${host.url()} `)
  await page.keyboard.press('Enter')
  await atTable(page)
  expect(outside.filter((line) => /Content Security Policy/.test(line))).toEqual([])
})

for (const [locale, title] of [
  ['en-GB', 'You need the key that Caravanserai printed'],
  ['de-DE', 'Du brauchst den Schlüssel, den Caravanserai ausgegeben hat'],
  ['fr-FR', 'Il vous faut la clé que Caravanserai a affichée']
] as const)
  test(`the page that asks for the key fits every screen size in ${locale}`, async ({ browser }) => {
    for (const viewport of [
      { width: 1280, height: 720 },
      { width: 1920, height: 1080 },
      { width: 360, height: 640 }
    ]) {
      const context = await browser.newContext({ locale, viewport })
      const page = await context.newPage()
      await page.goto(origin())
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      const button = await page.getByRole('button').boundingBox()
      expect(button?.height).toBeGreaterThanOrEqual(40)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        viewport.width
      )
      const picture = `test-results/browser-access/${locale}-${viewport.width}.png`
      await page.screenshot({ path: picture })
      await context.close()
    }
  })

test('a form on another site gets no access', async ({ page }) => {
  const key = keyOf(host.url())
  await page.route('http://elsewhere.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${origin()}/enter"><input name="key" value="${key}"><button>go</button></form>`
    })
  )
  await page.goto('http://elsewhere.example/')
  const answer = page.waitForResponse(`${origin()}/enter`)
  await page.getByRole('button').click()
  expect((await answer).status()).toBe(403)
  expect(await page.context().cookies()).toEqual([])
})

test('after the browser was closed and the host restarted, the page opens without the key', async ({
  browserName,
  launchOptions
}) => {
  expect(browserName).toBe('chromium')
  const profile = newFolder()
  const open = (): ReturnType<typeof chromium.launchPersistentContext> =>
    chromium.launchPersistentContext(profile.path, launchOptions)
  const first = await open()
  const page = first.pages()[0] ?? (await first.newPage())
  await page.goto(host.url())
  await atTable(page)
  await first.close()
  const before = host.url()
  await host.stop()
  host = await startHost(folder.path, 5)
  expect(keyOf(host.url())).not.toBe(keyOf(before))
  expect(origin()).toBe(new URL(before).origin)
  const again = await open()
  const back = again.pages()[0] ?? (await again.newPage())
  await back.goto(origin())
  await atTable(back)
  await again.close()
  profile.remove()
})
