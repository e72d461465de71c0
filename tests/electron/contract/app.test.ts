// The Electron double's main process without a window: strictness, the order of start and quit, IPC messages, the app
// scheme.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, contentPolicy, scheme } from '../../../main/desktop/page'
import { forget, load, type App, type Cancelable, type IpcMain, type Protocol } from './load'

const made: string[] = []
beforeEach(forget)
afterEach(() => {
  vi.restoreAllMocks()
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
})

test.each([
  ['', 'powerMonitor', 'electron.powerMonitor'],
  ['app', 'setBadgeCount', 'app.setBadgeCount'],
  ['ipcMain', 'handleOnce', 'ipcMain.handleOnce'],
  ['dialog', 'showMessageBoxSync', 'dialog.showMessageBoxSync'],
  ['shell', 'openPath', 'shell.openPath'],
  ['screen', 'getCursorScreenPoint', 'screen.getCursorScreenPoint'],
  ['protocol', 'intercept', 'protocol.intercept'],
  ['session', 'fromPartition', 'session.fromPartition']
])('a name the double does not know throws: %s %s', (part, name, whole) => {
  const electron = load<Record<string, object>>('index.cjs')
  const object = part === '' ? electron : electron[part]
  expect(() => Reflect.get(object ?? {}, name) as unknown).toThrow(
    `electron double: ${whole} is not provided`
  )
})

test('properties that JavaScript itself looks up on any object do not throw', async () => {
  const electron = load<object>('index.cjs')
  for (const name of ['then', 'toJSON', Symbol.toStringTag])
    expect(Reflect.get(electron, name)).toBeUndefined()
  expect(await Promise.resolve(electron)).toBe(electron)
})

test('the app becomes ready once: the promise resolves and the event is emitted', async () => {
  const { app } = load<{ app: App }>('app.cjs')
  const heard: string[] = []
  app.on('ready', () => heard.push('ready'))
  void app.whenReady().then(() => heard.push('waited'))
  expect(app.isReady()).toBe(false)
  app._setReady()
  expect(app.isReady()).toBe(true)
  await app.whenReady()
  expect(heard).toEqual(['ready', 'waited'])
})

test('getPath knows the folders that were set and those of Electron, and no others', () => {
  const { app } = load<{ app: App }>('app.cjs')
  const folder = mkdtempSync(join(tmpdir(), 'electron-double-'))
  made.push(folder)
  app.setPath('userData', join(folder, 'desktop'))
  expect(app.getPath('userData')).toBe(join(folder, 'desktop'))
  expect(app.getPath('temp')).toBe(tmpdir())
  expect(() => app.getPath('trash')).toThrow("Failed to get 'trash' path")
})

/** An app with one window that only has to close, and the events of both in order. */
function quitting(callOff?: string) {
  const { app } = load<{ app: App }>('app.cjs')
  const order: string[] = []
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    order.push(`exit ${code ?? 0}`)
    return undefined as never
  })
  const note = (name: string) => (event: Cancelable) => {
    order.push(name)
    if (name === callOff) event.preventDefault()
  }
  for (const name of ['before-quit', 'will-quit', 'quit']) app.on(name, note(name))
  let open = true
  app._windows.add({
    _closed: Promise.resolve(),
    isDestroyed: () => !open,
    close: () => {
      order.push('close')
      open = callOff === 'close'
    }
  })
  return { app, order, exit }
}

test('quitting emits its events once, in Electron’s order', async () => {
  const { app, order } = quitting()
  await Promise.all([app.quit(), app.quit()])
  expect(order).toEqual(['before-quit', 'close', 'will-quit', 'quit', 'exit 0'])
})

test.each([
  ['before-quit', ['before-quit']],
  ['close', ['before-quit', 'close']],
  ['will-quit', ['before-quit', 'close', 'will-quit']]
])('%s can call quitting off, and it may be asked again', async (name, expected) => {
  const { app, order, exit } = quitting(name)
  await app.quit()
  expect(order).toEqual(expected)
  await app.quit()
  expect(order).toEqual([...expected, ...expected])
  expect(exit).not.toHaveBeenCalled()
})

test('invoke calls its handler, and fails with Electron’s error messages', async () => {
  const { ipcMain } = load<{ ipcMain: IpcMain }>('ipc.cjs')
  ipcMain.handle('add', (_event, a, b) => Number(a) + Number(b))
  ipcMain.handle('fail', async () => Promise.reject(new TypeError('no camels')))
  await expect(ipcMain._invoke('add', {}, [1, 2])).resolves.toBe(3)
  await expect(ipcMain._invoke('fail', {}, [])).rejects.toThrow(
    "Error invoking remote method 'fail': TypeError: no camels"
  )
  await expect(ipcMain._invoke('absent', {}, [])).rejects.toThrow("No handler registered for 'absent'")
  expect(() => ipcMain.handle('add', () => 0)).toThrow("Attempted to register a second handler for 'add'")
  ipcMain.removeHandler('add')
  await expect(ipcMain._invoke('add', {}, [])).rejects.toThrow("No handler registered for 'add'")
})

test('the app’s protocol handler answers the page, with the content security policy on every response', async () => {
  const { protocol, inward, outward, respond } = load<Protocol>('protocol.cjs')
  const asked: string[] = []
  protocol.registerSchemesAsPrivileged([{ scheme }])
  protocol.handle(scheme, (request) => {
    asked.push(`${request.method} ${request.url}`)
    return answer(join(import.meta.dirname, '..', 'double'), request.method, request.url)
  })
  const address = 'http://caravanserai.app.localhost/'
  expect(outward('app://caravanserai/a/b.js?c')).toBe(`${address}a/b.js?c`)
  expect(inward(`${address}a/b.js?c`)).toBe('app://caravanserai/a/b.js?c')
  for (const foreign of ['https://example.com/', 'http://localhost/', 'http://x.other.localhost/'])
    expect(inward(foreign)).toBe(foreign)

  const get = { method: 'GET', headers: {} }
  for (const path of ['README.md', 'absent.js', '..%2fdesktop.ts']) {
    const reply = await respond({ ...get, url: `${address}${path}` })
    expect(reply?.responseCode).toBe(404)
    expect(reply?.responseHeaders).toContainEqual({ name: 'content-security-policy', value: contentPolicy })
  }
  expect(asked[0]).toBe('GET app://caravanserai/README.md')
  expect(await respond({ ...get, url: 'https://example.com/' })).toBeUndefined()
  expect(() => protocol.handle(scheme, () => new Response())).toThrow(
    "The scheme 'app' is already registered"
  )
})

test('schemes are registered before the app is ready, windows opened after', () => {
  const { app, protocol, BrowserWindow } = load<{
    app: App
    protocol: Protocol['protocol']
    BrowserWindow: new () => object
  }>('index.cjs')
  expect(() => new BrowserWindow()).toThrow('Cannot create BrowserWindow before app is ready')
  app._setReady()
  expect(() => protocol.registerSchemesAsPrivileged([])).toThrow('should be called before app is ready')
})
