// The desktop app as built, in Electron or, where its binary is missing, in the double beside this file.
// double/README.md lists what only a run of these tests in a real Electron can show.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test, type ElectronApplication, type Page } from '@playwright/test'
import { inElectron, noDesktop, openDesktop, playOneChoice, whichElectron, type Desktop } from './desktop'

test.skip(noDesktop !== undefined, noDesktop)
test.describe.configure({ mode: 'serial' })

let desktop: Desktop
let app: ElectronApplication
let page: Page
const violations: string[] = []
const errors: string[] = []

/** A server at another origin that records requests. */
const visits: string[] = []
const stranger = createServer((request, response) => {
  visits.push(request.url ?? '')
  response.end('elsewhere')
})
let elsewhere: string

test.beforeAll(async () => {
  console.log(whichElectron)
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve))
  elsewhere = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`
  desktop = await openDesktop()
  ;({ app, page } = desktop)
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) violations.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
})

test.afterAll(async () => {
  await desktop?.close()
  stranger.close()
})

test('the window opens on our own page', async () => {
  await expect(page).toHaveTitle(/Caravanserai/)
  const address = await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.getURL()
  )
  expect(address).toBe('app://caravanserai/index.html')
})

test('the page violates no policy and throws no error from its first line on', async () => {
  const loaded = page.waitForEvent('load')
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.reload())
  await loaded
  await expect(page.getByRole('heading').first()).toBeVisible()
  expect(violations).toEqual([])
  expect(errors).toEqual([])
})

test('the bridge is one frozen object, and nothing of Node is in the page', async () => {
  const found = await page.evaluate(() => ({
    frozen: Object.isFrozen(window.caravanserai),
    keys: Object.keys(window.caravanserai).sort(),
    version: window.caravanserai.version,
    platform: window.caravanserai.platform,
    node: ['require', 'process', 'module', 'Buffer', 'electron', 'global'].filter((name) => name in window)
  }))
  expect(found).toEqual({
    frozen: true,
    keys: ['drawAttention', 'onMessage', 'openFile', 'platform', 'request', 'saveFile', 'version'],
    version: await app.evaluate((electron) => electron.app.getVersion()),
    platform: process.platform,
    node: []
  })
})

test('the content security policy is in force', async () => {
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.injected = true'
    document.head.append(script)
    return 'injected' in window
  })
  expect(ran, 'an inline script').toBe(false)

  const fetched = await page.evaluate(
    (address) =>
      fetch(address, { mode: 'no-cors' }).then(
        () => true,
        () => false
      ),
    elsewhere
  )
  expect(fetched, 'a fetch from another origin').toBe(false)

  const evaluated = await page.evaluate(
    () =>
      new Promise((done) => {
        // A click in the page, because the debugger exempts code evaluated by the test from the policy.
        const button = document.createElement('button')
        button.setAttribute('onclick', 'this.dataset.ran = "yes"')
        document.body.append(button)
        button.click()
        done(button.dataset['ran'])
        button.remove()
      })
  )
  expect(evaluated, 'an inline handler').toBeUndefined()
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(3)
})

test('the page cannot navigate away or open a window', async () => {
  const before = page.url()
  await page.evaluate((address) => location.assign(address), elsewhere)
  const opened = await page.evaluate(
    (addresses) => addresses.map((address) => window.open(address) === null),
    [elsewhere, 'about:blank', 'app://caravanserai/index.html']
  )
  expect(opened).toEqual([true, true, true])
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address, target: '_blank' })
    document.body.append(link)
    link.click()
    link.remove()
  }, 'about:blank')
  await expect.poll(() => app.windows().length).toBe(1)
  expect(page.url()).toBe(before)
  await expect(page).toHaveTitle(/Caravanserai/)
  expect(visits, 'what reached another origin').toEqual([])
})

test('the bridge itself refuses what is not a request', async () => {
  const refused = await page.evaluate(() =>
    Promise.all(
      ['text', 7, null, undefined].map((message) =>
        window.caravanserai.request(message).then(
          () => 'answered',
          () => 'refused'
        )
      )
    )
  )
  expect(refused).toEqual(['refused', 'refused', 'refused', 'refused'])
})

test('the window draws attention until somebody comes to it, unless they are there', async () => {
  test.skip(inElectron, 'Under the double only: whether a real window flashes cannot be read.')
  const flashes = (): Promise<boolean> =>
    app.evaluate(({ BrowserWindow }) => {
      const state = Reflect.get(BrowserWindow.getAllWindows()[0] ?? {}, '_state') as { flashing: boolean }
      return state.flashing
    })
  const call = (): Promise<void> => page.evaluate(() => window.caravanserai.drawAttention())
  await call()
  expect(await flashes()).toBe(false)
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.blur())
  await call()
  await call()
  expect(await flashes()).toBe(true)
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.focus())
  expect(await flashes()).toBe(false)
})

test('a choice of Voyages played through the bridge is on disk', async () => {
  await playOneChoice(page)
  const { games } = desktop
  const file = readdirSync(games, { recursive: true, encoding: 'utf8' }).find((name) =>
    name.endsWith('.caravan')
  )
  const lines = readFileSync(join(games, file ?? ''), 'utf8')
    .trim()
    .split('\n')
  expect(lines.map((line) => JSON.parse(line) as unknown)).toHaveLength(2)
})

test('quitting closes the host, which releases the save folder', async () => {
  await app.close()
  expect(existsSync(join(desktop.games, 'host.lock'))).toBe(false)
})
