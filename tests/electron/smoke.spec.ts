// The desktop app as built, in Electron or (where its binary is not to be had) in the double beside this file.
// What the double cannot show is listed in double/README.md: there the same test runs on a real Electron.

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { _electron, expect, test, type ElectronApplication, type Page } from '@playwright/test'
import { findChromium } from '../../build/lib/chromium.mjs'
import { electronVersion, findElectron } from '../../build/lib/electron.mjs'
import { gameById } from '../../shared/games'
import type { Bridge } from '../../shared/protocol/bridge'
import {
  protocolVersion,
  type Answers,
  type Reply,
  type Request,
  type RequestType
} from '../../shared/protocol/messages'

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
let games: string
let app: ElectronApplication
let page: Page
const violations: string[] = []
const errors: string[] = []

/** Another origin: a server of this test's own, which notes who comes. */
const visits: string[] = []
const stranger = createServer((request, response) => {
  visits.push(request.url ?? '')
  response.end('elsewhere')
})
let elsewhere: string

test.beforeAll(async () => {
  console.log(
    real === undefined
      ? 'Desktop app under the Electron double.'
      : `Desktop app in Electron ${electronVersion()}.`
  )
  folder = mkdtempSync(join(tmpdir(), 'caravanserai-smoke-'))
  games = join(folder, 'games')
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve))
  elsewhere = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`
  // Without this variable Playwright asks the electron package, which would start a download.
  if (real === undefined) process.env['ELECTRON_OVERRIDE_DIST_PATH'] = double
  app = await _electron.launch({
    args: [project, `--user-data-dir=${join(folder, 'profile')}`],
    cwd: project,
    env: { ...environment(), CARAVANSERAI_FOLDER: games, CHROMIUM_PATH: findChromium() ?? '' }
  })
  page = await app.firstWindow()
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) violations.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  await page.waitForURL(/caravanserai/)
})

test.afterAll(async () => {
  await app?.close()
  stranger.close()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

test('the window opens on our own page', async () => {
  await expect(page).toHaveTitle(/Caravanserai/)
  const address = await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.getURL()
  )
  expect(address).toBe('app://caravanserai/index.html')
})

test('the page keeps to its own policy and throws nothing, from its first line on', async () => {
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

test('what is no request is refused by the bridge itself', async () => {
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
  const pushes = await page.evaluateHandle(() => {
    const heard: unknown[] = []
    window.caravanserai.onMessage((message) => heard.push(message))
    return heard
  })
  await ask({ type: 'hello', protocol: protocolVersion })
  const seats = [
    { name: 'Ada', colour: 'red' },
    { name: 'Bo', colour: 'blue' }
  ]
  const { table } = await ask({ type: 'createTable', game: 'voyages', options: {}, seats })
  const opened = await ask({ type: 'openTable', table })
  const asked = opened.decisions[0]
  if (asked === undefined) throw new Error('A new table asks nobody anything.')
  const { view } = await ask({ type: 'takeOver', seat: asked.seat, secrets: true })

  // As the page does: the seat's own view lists what the seat may choose.
  const rules = gameById('voyages')?.rules
  const decision = rules?.decisions(view, asked.seat).find(({ seat }) => seat === asked.seat)
  const choice: unknown = decision?.choices?.nth(0)
  const number = opened.next
  const choose: Extract<Request, { type: 'choose' }> = {
    type: 'choose',
    command: 'first',
    seat: asked.seat,
    decision: asked.id,
    choices: [choice]
  }
  expect(await ask(choose)).toEqual({ number })

  const update = { type: 'update', entry: { number, seat: asked.seat } }
  await expect.poll(() => pushes.jsonValue()).toContainEqual(expect.objectContaining({ type: 'update' }))
  expect(await pushes.jsonValue()).toContainEqual(
    expect.objectContaining({ ...update, entry: expect.objectContaining(update.entry) })
  )

  const file = readdirSync(games, { recursive: true, encoding: 'utf8' }).find((name) =>
    name.endsWith('.caravan')
  )
  const lines = readFileSync(join(games, file ?? ''), 'utf8')
    .trim()
    .split('\n')
  expect(lines.map((line) => JSON.parse(line) as unknown)).toHaveLength(2)
})

test('quitting closes the host, which gives the save folder back', async () => {
  await app.close()
  expect(existsSync(join(games, 'host.lock'))).toBe(false)
})

/** One request through the bridge, as the page sends it; a refusal fails the test. */
async function ask<T extends RequestType>(request: Extract<Request, { type: T }>): Promise<Answers[T]> {
  const reply = (await page.evaluate((message) => window.caravanserai.request(message), request)) as Reply<T>
  if (!reply.ok) throw new Error(`${request.type} was refused: ${JSON.stringify(reply.refusal)}`)
  return reply.value
}

/** This process's variables, without those that would make Electron behave as plain Node. */
function environment(): Record<string, string> {
  const kept = Object.entries(process.env).filter(
    ([name]) => name !== 'ELECTRON_RUN_AS_NODE' && name !== 'NODE_OPTIONS'
  )
  return Object.fromEntries(kept.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}
