// The double's windows on a fake Chromium: navigation, requests, new windows and messages.

import type { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../lib/eventually'
import {
  FakeDevTools,
  forget,
  load,
  loadCodec,
  type App,
  type Cancelable,
  type IpcMain,
  type Protocol
} from './load'

interface Contents extends EventEmitter {
  getURL(): string
  isDestroyed(): boolean
  setWindowOpenHandler(handler: (details: { url: string }) => { action: string }): void
  send(channel: string, ...values: unknown[]): void
}
interface BrowserWindow extends EventEmitter {
  readonly webContents: Contents
  loadURL(address: string): Promise<void>
  close(): void
  isDestroyed(): boolean
}
interface Electron {
  readonly app: App
  readonly ipcMain: IpcMain
  readonly protocol: Protocol['protocol']
  readonly BrowserWindow: new (options?: object) => BrowserWindow
}

const { pack, unpack } = loadCodec()
const own = 'app://caravanserai/index.html'
const shown = 'http://caravanserai.app.localhost/index.html'
const policy = "default-src 'self'"

beforeEach(forget)
afterEach(() => vi.useRealTimers())

/** Opens the app with one window on its own page. */
async function openApp(preferences = {}) {
  const tools = new FakeDevTools()
  const { chromium } = load<{ chromium: { devTools: FakeDevTools } }>('chromium.cjs')
  chromium.devTools = tools
  const electron = load<Electron>('index.cjs')
  electron.protocol.handle(
    'app',
    () => new Response('a page', { headers: { 'content-security-policy': policy } })
  )
  electron.app._setReady()
  const window = new electron.BrowserWindow({ webPreferences: preferences })
  await window.loadURL(own)
  let requests = 0
  /**
   * Makes Chromium request an address, as for everything a page loads; returns the command that settled the request.
   */
  const request = async (url: string, { resourceType = 'Document', frameId = tools.frame } = {}) => {
    const requestId = `request-${++requests}`
    const asked = { url, method: 'GET', headers: {} }
    tools.say('Fetch.requestPaused', { requestId, request: asked, resourceType, frameId })
    return eventually(() => {
      const found = tools.sent.find(({ params }) => params['requestId'] === requestId)
      if (!found) throw new Error('not settled')
      return found
    })
  }
  return { ...electron, tools, window, contents: window.webContents, request }
}

test.each([
  { nodeIntegration: true },
  { contextIsolation: false },
  { sandbox: false },
  { webSecurity: false }
])('a window with %j is not provided for', async (preferences) => {
  await expect(openApp(preferences)).rejects.toThrow('only sandboxed, isolated windows')
})

test('the window has the app’s address and Chromium its stand-in; a load by the app itself is no navigation', async () => {
  const { tools, contents, request } = await openApp()
  const tries: string[] = []
  contents.on('will-navigate', (_event, url: string) => tries.push(url))
  expect(tools.of('Page.navigate')).toEqual([{ url: shown }])
  expect(contents.getURL()).toBe(own)
  expect(await request(shown)).toMatchObject({
    method: 'Fetch.fulfillRequest',
    params: { responseCode: 200 }
  })
  expect(tries).toEqual([])
})

test('the app answers what the page loads, with the security policy; other addresses are left to Chromium', async () => {
  const { request } = await openApp()
  const script = await request('http://caravanserai.app.localhost/a.js', { resourceType: 'Script' })
  expect(script).toMatchObject({
    method: 'Fetch.fulfillRequest',
    params: {
      responseHeaders: expect.arrayContaining([
        { name: 'content-security-policy', value: policy }
      ]) as unknown,
      body: Buffer.from('a page').toString('base64')
    }
  })
  const image = await request('https://example.com/a.png', { resourceType: 'Image' })
  expect(image.method).toBe('Fetch.continueRequest')
})

test('a navigation is announced with the app’s address, and does not happen if the app prevents it', async () => {
  const { contents, request } = await openApp()
  await request(shown)
  const tries: string[] = []
  let allow = false
  contents.on('will-navigate', (event: Cancelable, url: string) => {
    tries.push(url)
    if (!allow) event.preventDefault()
  })
  const away = 'https://example.com/'
  const other = 'http://other.app.localhost/x'
  for (const url of [away, other])
    expect(await request(url)).toMatchObject({
      method: 'Fetch.failRequest',
      params: { errorReason: 'Aborted' }
    })
  allow = true
  expect((await request(away)).method).toBe('Fetch.continueRequest')
  expect(tries).toEqual([away, 'app://other/x', away])
  // Navigation of an embedded frame is not a navigation of the page.
  await request(away, { frameId: 'frame-2' })
  expect(tries).toHaveLength(3)
})

test('the app is asked about a new window: a refused one is closed, an allowed one is not supported', async () => {
  const { tools, contents } = await openApp()
  const asked: string[] = []
  contents.setWindowOpenHandler(({ url }) => {
    asked.push(url)
    return { action: asked.length < 2 ? 'deny' : 'allow' }
  })
  vi.useFakeTimers()
  const open = (url: string, targetId: string): void =>
    void tools.emit(':Target.targetCreated', {
      targetInfo: { type: 'page', openerId: tools.target, targetId, url }
    })
  open('https://example.com/', 'popup-1')
  vi.advanceTimersByTime(1000)
  expect(tools.of('Target.closeTarget')).toEqual([{ targetId: 'popup-1' }])
  expect(() => open(shown, 'popup-2')).toThrow('electron double: a second window')
  expect(asked).toEqual(['https://example.com/', own])
})

test('messages: an invoke of the preload is answered in its own world, and a send of the app arrives there', async () => {
  const { tools, ipcMain, contents } = await openApp()
  const { preloadWorld, sendName, receiveName } = load<Record<string, string>>('page/source.cjs')
  const context = { id: 7, name: preloadWorld, auxData: { frameId: tools.frame } }
  tools.say('Runtime.executionContextCreated', { context })
  const events: { sender: unknown; senderFrame: { url: string; parent: unknown } }[] = []
  ipcMain.handle('double', async (event, value) => {
    events.push(event as (typeof events)[number])
    return { value: Number(value) * 2 }
  })
  const call = (message: object): void =>
    tools.say('Runtime.bindingCalled', {
      name: sendName,
      payload: JSON.stringify(message),
      executionContextId: 7
    })
  /** The messages that arrived in the preload's world, in order. */
  const told = (count: number) =>
    eventually(() => {
      const sent = tools.of('Runtime.evaluate')
      expect(sent).toHaveLength(count)
      return sent.map(({ expression, contextId }) => {
        expect(contextId).toBe(7)
        const text = String(expression).slice(`${receiveName}(`.length, -1)
        return JSON.parse(JSON.parse(text) as string) as Record<string, string>
      })
    })

  call({ kind: 'invoke', id: 1, channel: 'double', values: pack([4]) })
  const [good] = await told(1)
  expect(good).toMatchObject({ kind: 'answer', id: 1 })
  expect(unpack(good?.['value'] ?? '')).toEqual({ value: 8 })
  expect(events[0]?.sender).toBe(contents)
  expect(events[0]?.senderFrame).toMatchObject({ url: own, parent: null })
  expect(() => Reflect.get(events[0] ?? {}, 'reply') as unknown).toThrow('event.reply is not provided')

  call({ kind: 'invoke', id: 2, channel: 'absent', values: pack([]) })
  expect((await told(2))[1]).toMatchObject({
    id: 2,
    error: expect.stringContaining('No handler registered') as unknown
  })

  contents.send('news', new Map([[1, 2]]))
  const news = (await told(3))[2]
  expect([news?.['kind'], unpack(news?.['values'] ?? '')]).toEqual(['message', [new Map([[1, 2]])]])
  expect(() => contents.send('news', () => 1)).toThrow('An object could not be cloned.')
})

test.each([
  ['says so', true],
  ['quits the app where nobody listens', false]
])('closing may be called off; the last window that closes %s', async (_, listens) => {
  const { app, window, contents, tools } = await openApp()
  const order: string[] = []
  vi.spyOn(app, 'quit').mockImplementation(async () => void order.push('quit'))
  let stay = true
  window.on('close', (event: Cancelable) => {
    if (stay) event.preventDefault()
  })
  window.on('closed', () => order.push('closed'))
  contents.on('destroyed', () => order.push('destroyed'))
  if (listens) app.on('window-all-closed', () => order.push('all closed'))
  window.close()
  expect([window.isDestroyed(), tools.of('Target.closeTarget')]).toEqual([false, []])
  stay = false
  window.close()
  await eventually(() => expect(order).toEqual(['destroyed', 'closed', listens ? 'all closed' : 'quit']))
  expect([window.isDestroyed(), contents.isDestroyed()]).toEqual([true, true])
  expect(tools.of('Target.closeTarget')).toEqual([{ targetId: tools.target }])
})
