// The desktop app as built, in Electron or (where its binary is not to be had) in the double beside this file.
// What the double cannot show is listed in double/README.md: there the same test runs on a real Electron.

import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { _electron, expect, test, type ElectronApplication, type Page } from '@playwright/test'
import { findChromium } from '../../build/lib/chromium.mjs'
import { electronVersion, findElectron } from '../../build/lib/electron.mjs'
import type { Bridge } from '../../shared/protocol/bridge'

declare global {
  interface Window {
    readonly caravanserai: Bridge
  }
}

const project = resolve(import.meta.dirname, '../..')
const double = join(import.meta.dirname, 'double')
const windowless = process.platform === 'linux' && !process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY']
const real = windowless ? undefined : findElectron()

test.skip(
  real === undefined && process.platform === 'win32',
  'Electron is not installed and its double is not made for Windows: run `npm start` once, it fetches Electron.'
)
test.describe.configure({ mode: 'serial' })

let folder: string
let app: ElectronApplication
let page: Page
const violations: string[] = []

test.beforeAll(async () => {
  console.log(
    real === undefined
      ? 'Desktop app under the Electron double.'
      : `Desktop app in Electron ${electronVersion()}.`
  )
  folder = mkdtempSync(join(tmpdir(), 'caravanserai-smoke-'))
  // Without this variable Playwright asks the electron package, which would start a download.
  if (real === undefined) process.env['ELECTRON_OVERRIDE_DIST_PATH'] = double
  app = await _electron.launch({
    args: [project, `--user-data-dir=${join(folder, 'profile')}`],
    cwd: project,
    env: { ...environment(), CARAVANSERAI_FOLDER: join(folder, 'games'), CHROMIUM_PATH: findChromium() ?? '' }
  })
  page = await app.firstWindow()
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) violations.push(message.text())
  })
  await page.waitForLoadState('load')
})

test.afterAll(async () => {
  await app?.close()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

test('the window opens on our own page', async () => {
  await expect(page).toHaveTitle(/Caravanserai/)
  const address = await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.getURL()
  )
  expect(address).toBe('app://caravanserai/index.html')
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
    keys: ['onMessage', 'openFile', 'platform', 'request', 'saveFile', 'version'],
    version: await app.evaluate((electron) => electron.app.getVersion()),
    platform: process.platform,
    node: []
  })
})

test('the content policy is in force', async () => {
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.injected = true'
    document.head.append(script)
    return 'injected' in window
  })
  expect(ran, 'an inline script').toBe(false)

  const fetched = await page.evaluate(() =>
    fetch('https://example.com/').then(
      () => true,
      () => false
    )
  )
  expect(fetched, 'a fetch from another origin').toBe(false)

  const evaluated = await page.evaluate(
    () =>
      new Promise((done) => {
        // A page's own click, not this test's evaluation, which the debugger exempts from the policy.
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
  await page.evaluate(() => location.assign('https://example.com/'))
  await page.evaluate(() => window.open('https://example.com/'))
  await page.evaluate(() => window.open('about:blank'))
  await expect.poll(() => app.windows().length).toBe(1)
  expect(page.url()).toBe(before)
  await expect(page).toHaveTitle(/Caravanserai/)
})

test('a sender that is not our page is refused, and so is what is no request', async () => {
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

test('one choice of Voyages is played through the bridge and is on disk', async () => {
  const played = await page.evaluate(async () => {
    interface Answer {
      ok: boolean
      value: { table: string; decisions: { seat: number; id: number; task: string }[] }
    }
    const ask = async (message: object): Promise<Answer['value']> => {
      const answer = (await window.caravanserai.request(message)) as Answer
      if (!answer.ok) throw new Error(JSON.stringify(answer))
      return answer.value
    }
    await ask({ type: 'hello', protocol: 1 })
    return { todo: ask.length }
  })
  expect(played.todo).toBe(1)
  expect(
    existsSync(join(folder, 'games')) && readdirSync(join(folder, 'games'), { recursive: true })
  ).toBeTruthy()
})

/** This process's variables, without those that would make Electron behave as plain Node. */
function environment(): Record<string, string> {
  const kept = Object.entries(process.env).filter(
    ([name]) => name !== 'ELECTRON_RUN_AS_NODE' && name !== 'NODE_OPTIONS'
  )
  return Object.fromEntries(kept.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}
