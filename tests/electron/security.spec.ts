// The security checklist of docs/security.md, item by item, on the app as built. `(n)` is the item of Electron's own
// guide. What cannot be shown with the double is tested in another way; docs/security.md says where.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type ElectronApplication, type Page } from '@playwright/test'
import { electronVersion } from '../../build/lib/electron.mjs'
import { contentPolicy } from '../../main/desktop/page'
import { words } from '../../main/desktop/words'
import manifest from '../../package.json' with { type: 'json' }
import { channels, longestFile } from '../../shared/protocol/bridge'
import {
  appAddress,
  inElectron,
  noDesktop,
  openDesktop,
  project,
  whichElectron,
  type Desktop
} from './desktop'

test.skip(noDesktop !== undefined, noDesktop)
test.describe.configure({ mode: 'serial' })

const own = 'app://caravanserai/'
const rendered = join(project, 'out', 'renderer')
/** An address without a server; nothing may even try to connect to it. */
const elsewhere = 'http://127.0.0.1:9/'

let desktop: Desktop
let app: ElectronApplication
let page: Page

test.beforeAll(async () => {
  console.log(whichElectron)
  desktop = await openDesktop()
  ;({ app, page } = desktop)
})
test.afterAll(() => desktop?.close())

/** Paths of the files under a folder of the project, with `/` as separator. */
const filesIn = (folder: string): string[] =>
  readdirSync(join(project, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(project.length + 1)
        .replaceAll('\\', '/')
    )

test('everything that the page loads has our own address (1, 18)', async () => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(appAddress(request.url())))
  const loaded = page.waitForEvent('load')
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.reload())
  await loaded
  await expect(page.getByRole('heading').first()).toBeVisible()
  expect(asked.length).toBeGreaterThan(2)
  expect(asked.filter((address) => !address.startsWith(own) && !address.startsWith('data:'))).toEqual([])

  const texts = filesIn('out/renderer').filter((name) => /\.(?:html|css)$/.test(name))
  const remote =
    /(?:src|href)=["']?(?:https?:)?\/\/|url\(\s*["']?(?:https?:)?\/\/|@import\s+["']?(?:https?:)?\/\//
  expect(texts.filter((name) => remote.test(readFileSync(join(project, name), 'utf8')))).toEqual([])
})

test('windows are isolated, sandboxed, without Node and with web security, and no preference weakens that (2, 3, 4, 6, 8-11)', async () => {
  const preferences = await app.evaluate(({ webContents }) =>
    webContents.getAllWebContents().map((contents) => {
      const ask = Reflect.get(contents, 'getLastWebPreferences') as () => Record<string, unknown>
      return ask.call(contents)
    })
  )
  expect(preferences).toHaveLength(1)
  for (const one of preferences) {
    expect(one).toMatchObject({
      contextIsolation: true,
      sandbox: true,
      webSecurity: true,
      nodeIntegration: false
    })
    const risky = [
      'nodeIntegrationInWorker',
      'nodeIntegrationInSubFrames',
      'webviewTag',
      'allowRunningInsecureContent',
      'experimentalFeatures',
      'enableBlinkFeatures',
      'navigateOnDragDrop'
    ]
    expect(risky.filter((name) => Boolean(one[name]))).toEqual([])
  }
})

test('the page reaches neither Node, nor the preload, nor Electron through the bridge (2, 3, 20)', async () => {
  const found = await page.evaluate(() => {
    const reach = window.caravanserai.request.constructor as (code: string) => () => string
    let through: string
    try {
      through = reach('return [typeof require, typeof process, typeof ipcRenderer].join()')()
    } catch {
      through = 'refused'
    }
    const values = Object.values(window.caravanserai).map((value) => typeof value)
    return {
      through,
      kinds: [...new Set(values)].sort(),
      names: ['require', 'process', 'module', 'Buffer', 'ipcRenderer', 'electron'].filter(
        (name) => name in window
      ),
      replaced: Reflect.set(window.caravanserai, 'request', () => undefined)
    }
  })
  expect(['undefined,undefined,undefined', 'refused']).toContain(found.through)
  expect(found).toMatchObject({ kinds: ['function', 'string'], names: [], replaced: false })
})

test('a press of Copy copies: the page may write to the clipboard, and read nothing from it', async () => {
  const written = await page.evaluate(() =>
    navigator.clipboard.writeText('caravan').then(
      () => 'written',
      (error: Error) => error.name
    )
  )
  expect(written).toBe('written')
})

test('every other permission is denied (5)', async () => {
  if (inElectron) {
    const states = await page.evaluate(() =>
      Promise.all(
        ['geolocation', 'notifications', 'camera', 'microphone'].map(
          async (name) => (await navigator.permissions.query({ name: name as PermissionName })).state
        )
      )
    )
    expect(new Set(states)).toEqual(new Set(['denied']))
    return
  }
  const answers = await app.evaluate(({ session }) => {
    interface Handlers {
      request(contents: unknown, permission: string, decide: (granted: boolean) => void): void
      check(contents: unknown, permission: string): boolean
    }
    const handlers = Reflect.get(session.defaultSession, '_permissions') as Handlers
    return ['media', 'geolocation', 'notifications', 'midi', 'hid', 'openExternal', 'clipboard-read'].flatMap(
      (permission) => {
        const decided: boolean[] = []
        handlers.request(undefined, permission, (granted) => decided.push(granted))
        return [...decided, handlers.check(undefined, permission)]
      }
    )
  })
  expect(answers).toEqual(Array.from({ length: 14 }, () => false))
})

test('every document, asset and error response carries the content security policy (7)', async () => {
  const names = filesIn('out/renderer').map((name) => name.slice('out/renderer'.length))
  const paths = ['/', ...names, '/absent.js', '/..%2fmain/index.js', '/%2e%2e/stamps.json']
  const replies = await page.evaluate(
    (all) =>
      Promise.all(
        all.map(async (path) => {
          const { status, headers } = await fetch(path)
          return [
            path,
            status,
            ...['content-security-policy', 'x-content-type-options'].map((name) => headers.get(name))
          ]
        })
      ),
    paths
  )
  expect(names.length).toBeGreaterThan(3)
  expect(replies).toEqual(
    paths.map((path) => [path, path === '/' || names.includes(path) ? 200 : 404, contentPolicy, 'nosniff'])
  )
  expect(readFileSync(join(rendered, 'index.html'), 'utf8')).not.toMatch(
    /<script(?![^>]*\ssrc=)|\son[a-z]+=|<style/
  )
})

test('the content security policy blocks each thing that it forbids (7)', async () => {
  const blocked = await page.evaluate(async (address) => {
    const seen = new Set<string>()
    document.addEventListener('securitypolicyviolation', (event) => seen.add(event.effectiveDirective))
    const add = (name: string, attributes: Record<string, string>, text = ''): void => {
      const element = Object.assign(document.createElement(name), { textContent: text })
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
      document.body.append(element)
      element.remove()
    }
    add('script', {}, 'window.injected = true')
    add('script', { src: `${address}a.js` })
    add('style', {}, 'body { color: red }')
    add('iframe', { src: address })
    add('base', { href: address })
    Object.assign(new Image(), { src: `${address}a.png` })
    Reflect.apply(setTimeout, window, ['window.evaluated = true', 0])
    await fetch(address, { mode: 'no-cors' }).catch(() => undefined)
    try {
      new WebSocket(address.replace('http', 'ws'))
    } catch {
      // Refused at once: good as well.
    }
    try {
      new Worker(URL.createObjectURL(new Blob(['0'], { type: 'text/javascript' })))
    } catch {
      // As above.
    }
    const needed = ['script-src', 'script-src-elem', 'style-src-elem', 'frame-src', 'base-uri', 'img-src']
    needed.push('connect-src', 'worker-src')
    // Reports arrive one by one; if one never comes, the test times out.
    for (let turn = 0; turn < 100 && !needed.every((name) => seen.has(name)); turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return {
      missing: needed.filter((name) => !seen.has(name)),
      ran: 'injected' in window || 'evaluated' in window
    }
  }, elsewhere)
  expect(blocked).toEqual({ missing: [], ran: false })
})

test('navigation, redirects and embedded pages are blocked (11, 12, 13)', async () => {
  const kept = await app.evaluate(
    ({ webContents }, addresses) =>
      webContents.getAllWebContents().flatMap((contents) =>
        ['will-navigate', 'will-redirect', 'will-attach-webview'].flatMap((name) =>
          addresses.map((url) => {
            let prevented = false
            const event = { url, preventDefault: () => (prevented = true) }
            Reflect.apply(contents.emit, contents, [name, event, url])
            return prevented
          })
        )
      ),
    [elsewhere, 'file:///etc/passwd', 'app://other/index.html', 'about:blank']
  )
  expect(kept).toEqual(Array.from({ length: 12 }, () => true))

  const before = page.url()
  await page.evaluate((address) => location.assign(address), elsewhere)
  expect(page.url()).toBe(before)
  await expect(page).toHaveTitle(/Caravanserai/)
  expect(await page.locator('webview, iframe, object, embed').count()).toBe(0)
})

test('new windows are blocked (14)', async () => {
  const opened = await page.evaluate(
    (addresses) => addresses.map((address) => window.open(address) === null),
    [elsewhere, 'about:blank', 'app://caravanserai/index.html', 'file:///etc/passwd']
  )
  expect(opened).toEqual([true, true, true, true])
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1)
})

test('the sources contain no call that opens something externally and no switch that weakens Chromium (15, 8-10)', () => {
  const sources = ['main', 'preload'].flatMap(filesIn).filter((name) => name.endsWith('.ts'))
  const risky =
    /openExternal|\bshell\b[^'"\n]*from 'electron'|appendSwitch|enableBlinkFeatures|experimentalFeatures|allowRunningInsecure|bypassCSP|setCertificateVerifyProc|executeJavaScript|@electron\/remote/
  expect(sources.length).toBeGreaterThan(10)
  expect(sources.filter((name) => risky.test(readFileSync(join(project, name), 'utf8')))).toEqual([])
})

test('Electron is pinned to exactly the version that is installed (16)', () => {
  expect(manifest.devDependencies.electron).toMatch(/^\d+\.\d+\.\d+$/)
  expect(electronVersion()).toBe(manifest.devDependencies.electron)
})

test('each handler accepts messages of the top frame of our own page only (17)', async () => {
  const { heard, others, answers } = await app.evaluate(async ({ BrowserWindow, ipcMain }) => {
    type Handler = (event: unknown, ...values: unknown[]) => Promise<unknown>
    const handlers = Reflect.get(ipcMain, '_invokeHandlers') as Map<string, Handler>
    const sender = BrowserWindow.getAllWindows()[0]?.webContents
    const url = 'app://caravanserai/index.html'
    const frames = [
      null,
      { url, parent: { url, parent: null } },
      { url: 'https://caravanserai/index.html', parent: null },
      { url: 'app://other/index.html', parent: null },
      { url: 'file:///index.html', parent: null },
      { url: 'about:blank', parent: null }
    ]
    const tried = [...handlers.values()].flatMap((handler) =>
      frames.map((senderFrame) =>
        handler({ sender, senderFrame }, { type: 'hello' }, 'text').then(
          () => 'answered',
          (error: unknown) => (error instanceof Error ? error.message : 'refused')
        )
      )
    )
    return {
      heard: [...handlers.keys()].sort(),
      others: ipcMain.eventNames(),
      answers: await Promise.all(tried)
    }
  })
  expect(heard).toEqual(
    Object.values(channels)
      .filter((name) => name !== channels.push)
      .sort()
  )
  expect(heard).toHaveLength(4)
  expect(others.filter((name) => String(name).startsWith('caravanserai'))).toEqual([])
  expect(answers).toEqual(Array.from({ length: 24 }, () => words.onlyTheTable))
})

test('each handler checks its arguments before it does anything (17)', async () => {
  const answers = await app.evaluate(
    async ({ BrowserWindow, ipcMain }, { request, saveFile, longest }) => {
      type Handler = (event: unknown, ...values: unknown[]) => Promise<unknown>
      const handlers = Reflect.get(ipcMain, '_invokeHandlers') as Map<string, Handler>
      const sender = BrowserWindow.getAllWindows()[0]?.webContents
      const senderFrame = { url: 'app://caravanserai/index.html', parent: null }
      const tries: [string, unknown[]][] = [
        ...[undefined, null, 7, 'text', true].map((value): [string, unknown[]] => [request, [value]]),
        ...[[], ['name'], [1, 'text'], ['name', 2], [{}, []], ['name', null]].map(
          (values): [string, unknown[]] => [saveFile, values]
        ),
        [saveFile, ['name', 'x'.repeat(longest + 1)]]
      ]
      return Promise.all(
        tries.map(([channel, values]) =>
          (handlers.get(channel) ?? (async () => 'absent'))({ sender, senderFrame }, ...values).then(
            () => 'answered',
            (error: unknown) => (error instanceof Error ? error.message : 'refused')
          )
        )
      )
    },
    { request: channels.request, saveFile: channels.saveFile, longest: longestFile }
  )
  expect(answers).toEqual([
    ...Array.from({ length: 5 }, () => words.requestIsAnObject),
    ...Array.from({ length: 6 }, () => words.fileHasNameAndText),
    words.textTooLong
  ])
})

test('an object that is not a request of the protocol is refused, and the table goes on (17)', async () => {
  const replies = await page.evaluate(() =>
    Promise.all(
      [{}, { type: 'nonsense' }, { type: 'hello' }, { type: 'openTable', table: '../../etc' }, []].map(
        (message) =>
          window.caravanserai.request(message).then(
            (reply) => (reply as { ok: boolean }).ok,
            () => false
          )
      )
    )
  )
  expect(replies).toEqual([false, false, false, false, false])
})

test('a page cannot read files of this computer (18)', async () => {
  const read = await page.evaluate(() =>
    Promise.all(
      ['file:///etc/hosts', 'app://other/index.html', 'app://caravanserai/..%2f..%2fpackage.json'].map(
        (address) =>
          fetch(address).then(
            (reply) => reply.ok,
            () => false
          )
      )
    )
  )
  expect(read).toEqual([false, false, false])
})

test('developer tools are in the menu only while the app runs from its sources', async () => {
  const found = await app.evaluate(({ app, Menu }) => {
    const rolesOf = (menu: Electron.Menu | undefined | null): string[] =>
      (menu?.items ?? []).flatMap((item) => [(item.role ?? '').toLowerCase(), ...rolesOf(item.submenu)])
    return { packaged: app.isPackaged, tools: rolesOf(Menu.getApplicationMenu()).includes('toggledevtools') }
  })
  // packed.spec.ts tests the same for the packed app.
  expect(found).toEqual({ packaged: false, tools: true })
})
