// How the double passes values: between processes as structured clone does, across the bridge as contextBridge does.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forget, load, loadCodec } from './load'

const { pack, unpack } = loadCodec()
const notCloned = 'An object could not be cloned.'

test.each<[string, unknown]>([
  ['plain values', [null, true, 'a', 1.5, [undefined], { a: undefined, b: { c: [] } }]],
  ['numbers JSON has no words for', [NaN, Infinity, -Infinity, 2n ** 70n]],
  ['a Date', new Date(86_400_000)],
  ['a Map', new Map<unknown, unknown>([['a', new Map([[1, { b: 2 }]])]])],
  ['a Set', new Set<unknown>([1, 'b', { c: undefined }])],
  ['bytes', new Uint8Array([0, 127, 128, 255])],
  ['a part of a buffer', new Uint16Array([1, 2, 3, 65535]).subarray(1, 3)],
  ['a buffer', new Uint8Array([9, 8]).buffer],
  ['a field that looks like the wire’s own', { $: 'date', v: 0 }]
])('messages carry %s unchanged', (_, value) => {
  expect(unpack(pack(value))).toStrictEqual(value)
})

test('messages carry errors by name and message, and class instances as plain objects', () => {
  const error = unpack(pack(new RangeError('too far')))
  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({ name: 'RangeError', message: 'too far' })
  class Camel {
    humps = 2
    walk(): number {
      return this.humps
    }
  }
  expect(unpack(pack(new Camel()))).toStrictEqual({ humps: 2 })
  expect(unpack(pack(Buffer.from('abc')))).toStrictEqual(new Uint8Array([97, 98, 99]))
})

test.each<[string, unknown]>([
  ['a function', () => 1],
  ['an object with a function', { a: { b: () => 1 } }],
  ['a symbol', Symbol('a')],
  ['a promise', Promise.resolve(1)]
])('messages refuse %s, in Electron’s words', (_, value) => {
  expect(() => pack(value)).toThrow(notCloned)
})

interface Half {
  exposeInMainWorld(key: string, api: unknown): void
}

/** Both halves of the bridge on one window object, as in the page; what the preload exposes appears on that window. */
function bridge() {
  const { contextBridge } = load<{ contextBridge: (world: string, secret: string) => Half }>(
    'page/bridge.cjs'
  )
  contextBridge('main', 'secret-')
  const preload = contextBridge('isolated', 'secret-')
  return {
    expose: (api: unknown, key = 'api') => preload.exposeInMainWorld(key, api),
    page: () => Reflect.get(window, 'api') as Record<string, (...values: unknown[]) => unknown>
  }
}

beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => {
  vi.unstubAllGlobals()
  forget()
})

test('the bridge shows one frozen object that cannot be replaced', () => {
  const { expose, page } = bridge()
  expose({ version: '1', inner: { list: [1] } })
  expect(page()).toStrictEqual({ version: '1', inner: { list: [1] } })
  for (const value of [page(), page()['inner']]) expect(Object.isFrozen(value)).toBe(true)
  expect(Reflect.set(window, 'api', {})).toBe(false)
  expect(Reflect.deleteProperty(window, 'api')).toBe(false)
  expect(() => expose({})).toThrow('Cannot bind an API on top of an existing property on the window object')
})

test('functions cross the bridge as proxies, their arguments and results as copies, both ways', () => {
  const { expose, page } = bridge()
  const given: unknown[] = []
  const answer = { deep: [new Map([[1, new Date(0)]])] }
  const keep = (value: unknown): unknown => (given.push(value), answer)
  expose({ keep, twice: (call: (n: number) => number) => call(2) * 2 })
  expect(page()['keep']).not.toBe(keep)
  const sent = { a: 1 }
  const got = page()['keep']?.(sent)
  expect(given).toStrictEqual([sent])
  expect(given[0]).not.toBe(sent)
  expect(got).toStrictEqual(answer)
  expect(got).not.toBe(answer)
  expect(page()['twice']?.((n: number) => n + 1)).toBe(6)
})

test('promises and errors cross the bridge: resolved, rejected and thrown', async () => {
  const { expose, page } = bridge()
  expose({
    good: async () => ({ n: 1 }),
    bad: async () => Promise.reject(new TypeError('no camels')),
    throws: () => {
      throw new TypeError('no gold')
    }
  })
  await expect(page()['good']?.()).resolves.toStrictEqual({ n: 1 })
  await expect(page()['bad']?.()).rejects.toThrow('no camels')
  expect(() => page()['throws']?.()).toThrow(new Error('no gold'))
})

test('values that cannot be copied do not cross the bridge', () => {
  const { expose, page } = bridge()
  expose({ take: () => 1 }, 'api')
  expect(() => page()['take']?.(Symbol('a'))).toThrow(notCloned)
  expect(() => expose({ symbol: Symbol('a') }, 'other')).toThrow(notCloned)
})

test('a sandboxed preload script has ipcRenderer and contextBridge, and nothing of Node', async () => {
  const sent: { kind: string; id: number; channel: string; values: string }[] = []
  const names = { sendName: 'testSend', receiveName: 'testReceive' }
  vi.stubGlobal(names.sendName, (text: string) => sent.push(JSON.parse(text) as (typeof sent)[number]))
  interface Renderer {
    invoke(channel: string, ...values: unknown[]): Promise<unknown>
    on(channel: string, listener: (event: unknown, ...values: unknown[]) => void): void
  }
  type Require = (name: string) => { ipcRenderer: Renderer }
  type Preload = (require: Require, module: object, exports: object, process: object) => void
  const { runPreload } = load<{ runPreload: (parts: object, preload: Preload) => void }>('page/preload.cjs')
  const parts = {
    ...load<object>('page/codec.cjs'),
    ...load<object>('page/bridge.cjs'),
    ...load<object>('strict.cjs'),
    secret: 'secret-',
    surroundings: { platform: 'linux', env: {} },
    ...names
  }
  const found: { require: Require; process: object }[] = []
  runPreload(parts, (require, _module, _exports, process) => found.push({ require, process }))
  const [ran] = found
  if (!ran) throw new Error('the preload did not run')
  const { require, process: around } = ran
  for (const name of ['fs', 'node:fs', 'child_process', './other.js'])
    expect(() => require(name)).toThrow(`module not found: ${name}`)
  expect(around).toEqual({
    platform: 'linux',
    env: {},
    type: 'renderer',
    sandboxed: true,
    contextIsolated: true
  })
  const { ipcRenderer } = require('electron')
  expect(() => Reflect.get(ipcRenderer, 'sendSync') as unknown).toThrow(
    'ipcRenderer.sendSync is not provided'
  )
  expect(() => Reflect.get(require('electron'), 'shell') as unknown).toThrow('electron (in the page).shell')

  const receive = Reflect.get(globalThis, names.receiveName) as (text: string) => void
  const asked = [ipcRenderer.invoke('count', new Set([1])), ipcRenderer.invoke('count')]
  expect(sent.map(({ kind, channel }) => [kind, channel])).toEqual([
    ['invoke', 'count'],
    ['invoke', 'count']
  ])
  expect(unpack(sent[0]?.values ?? '')).toEqual([new Set([1])])
  receive(JSON.stringify({ kind: 'answer', id: sent[1]?.id, error: 'not today' }))
  receive(JSON.stringify({ kind: 'answer', id: sent[0]?.id, value: pack(new Date(5)) }))
  await expect(asked[0]).resolves.toEqual(new Date(5))
  await expect(asked[1]).rejects.toThrow('not today')
  await expect(ipcRenderer.invoke('count', () => 1)).rejects.toThrow(notCloned)

  const heard: unknown[] = []
  ipcRenderer.on('news', (_event, ...values) => heard.push(...values))
  receive(JSON.stringify({ kind: 'message', channel: 'news', values: pack([1, new Map()]) }))
  expect(heard).toEqual([1, new Map()])
})

test('window.open returns null and passes the whole address to the preload’s world', () => {
  vi.stubGlobal('location', { href: 'http://caravanserai.app.localhost/index.html' })
  load<{ askBeforeOpen: (secret: string) => void }>('page/open.cjs').askBeforeOpen('secret-')
  const told: unknown[] = []
  window.addEventListener('secret-open', (event) => told.push((event as CustomEvent<unknown>).detail))
  expect([window.open('other.html'), window.open('https://example.com'), window.open()]).toEqual([
    null,
    null,
    null
  ])
  expect(told).toEqual([
    'http://caravanserai.app.localhost/other.html',
    'https://example.com/',
    'about:blank'
  ])
})
