/** A second start of the desktop app: runs main/index.ts itself with a fake Electron and a fake host. */
import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../lib/eventually'

/** A fake window that records calls. `load`: what comes of each address that it is sent to. */
function fakeWindow(
  minimized: boolean,
  load: () => Promise<void> = async () => undefined
): { calls: string[] } & Record<string, unknown> {
  const calls: string[] = []
  return {
    calls,
    isDestroyed: () => false,
    loadURL: (address: string) => {
      calls.push(`load ${address.slice(address.indexOf('#'))}`)
      return load()
    },
    isMinimized: () => minimized,
    restore: () => void calls.push('restore'),
    show: () => void calls.push('show'),
    focus: () => void calls.push('focus')
  }
}

interface Fake {
  app: EventEmitter | undefined
  windows: unknown[]
}

const fake = vi.hoisted((): Fake => ({ app: undefined, windows: [] }))
const { close, dialog, openHost, openWindow, showFile } = vi.hoisted(() => ({
  close: vi.fn(async () => undefined),
  dialog: { showErrorBox: vi.fn(), showMessageBox: vi.fn(async () => ({ response: 0 })) },
  openHost: vi.fn(async (_: { readonly lost: () => void }) => ({
    close,
    useLan: () => undefined,
    connect: () => ({ close: () => undefined })
  })),
  openWindow: vi.fn(async () => undefined),
  showFile: vi.fn(async (file: string) => ({ shown: basename(file) }))
}))
vi.mock('../../main/opened-file', async (original) => ({
  ...(await original<typeof import('../../main/opened-file')>()),
  showFile
}))

vi.mock('electron', () => ({
  get app() {
    return fake.app
  },
  BrowserWindow: { getAllWindows: () => fake.windows },
  dialog,
  Menu: {},
  ipcMain: {},
  protocol: {},
  screen: {},
  session: {}
}))
vi.mock('../../main/desktop/bridge', () => ({ answerBridge: vi.fn() }))
vi.mock('../../main/desktop/language', () => ({ speakAsSettings: vi.fn(), speakAsSystem: vi.fn() }))
vi.mock('../../main/desktop/protocol', () => ({ registerScheme: vi.fn(), servePage: vi.fn() }))
vi.mock('../../main/desktop/window', async (original) => ({
  ...(await original<typeof import('../../main/desktop/window')>()),
  lockDown: vi.fn(),
  openWindow
}))
vi.mock('../../main/host/index', () => ({
  defaultFolder: () => 'unused',
  FolderUnusable: class extends Error {},
  HostRunning: class extends Error {},
  logCrashes: vi.fn(),
  openHost,
  surviveFileSizeLimit: vi.fn(),
  surviveClosedOutput: vi.fn()
}))
vi.mock('../../main/lan/lan', () => ({ lanOf: vi.fn() }))

let app: EventEmitter &
  Readonly<Record<'quit' | 'exit' | 'relaunch' | 'setAppUserModelId', ReturnType<typeof vi.fn>>>

/** Runs main/index.ts, as a program start does; `granted`: Electron's answer to the request for the lock. */
async function startApp(granted: boolean): Promise<void> {
  app = Object.assign(new EventEmitter(), {
    quit: vi.fn(),
    exit: vi.fn(),
    relaunch: vi.fn(),
    setPath: vi.fn(),
    setAppUserModelId: vi.fn(),
    getVersion: () => '0.0.0',
    getName: () => 'Caravanserai',
    getPath: () => 'unused',
    whenReady: async () => undefined,
    requestSingleInstanceLock: () => granted
  })
  fake.app = app
  vi.resetModules()
  await import('../../main/index')
}

beforeEach(() => {
  fake.windows = []
})
const argv = [...process.argv]
const signals = ['SIGTERM', 'SIGHUP'] as const
const before = new Set(signals.flatMap((signal) => process.listeners(signal)))
afterEach(() => {
  for (const signal of signals)
    for (const listener of process.listeners(signal))
      if (!before.has(listener)) process.removeListener(signal, listener)
  vi.clearAllMocks()
  vi.restoreAllMocks()
  process.argv = [...argv]
})

/** A promise, and what settles it. */
function later(): { promise: Promise<undefined>; done: () => void; fail: (error: Error) => void } {
  let [done, fail]: [() => void, (error: Error) => void] = [() => undefined, () => undefined]
  const promise = new Promise<undefined>((resolve, reject) => {
    done = () => resolve(undefined)
    fail = reject
  })
  return { promise, done, fail }
}

/** A second start with these files. */
const openAgain = (...files: string[]): boolean =>
  app.emit('second-instance', {}, ['app', ...files.map((name) => `${name}.caravan`)], '/')
const pause = (): Promise<unknown> => new Promise((done) => setTimeout(done, 20))

test('if the lock is refused, the second start quits and touches neither host nor window', async () => {
  await startApp(false)
  expect(app.quit).toHaveBeenCalledOnce()
  expect(openHost).not.toHaveBeenCalled()
  expect(openWindow).not.toHaveBeenCalled()
  expect(app.listenerCount('second-instance')).toBe(0)
})

test.each([
  ['minimised', true, ['restore', 'show', 'focus']],
  ['behind others', false, ['show', 'focus']]
])('a second start brings the window that is %s forward', async (_where, minimized, expected) => {
  await startApp(true)
  await eventually(() => expect(openWindow).toHaveBeenCalledOnce())
  const window = fakeWindow(minimized)
  fake.windows = [window]
  app.emit('second-instance', {}, [], '')
  expect(window.calls).toEqual(expected)
  expect(openWindow).toHaveBeenCalledOnce()
  expect(openHost).toHaveBeenCalledOnce()
  expect(app.quit).not.toHaveBeenCalled()
})

test('on Windows a start by a file belongs to the program of the shortcut, with one button in the taskbar', async () => {
  vi.spyOn(process, 'platform', 'get').mockReturnValue('win32')
  await startApp(true)
  const [, appId] = /^appId: (.+)$/m.exec(readFileSync('electron-builder.yml', 'utf8')) ?? []
  expect(app.setAppUserModelId).toHaveBeenCalledExactlyOnceWith(appId)
})

test('if every window is closed, as on macOS, a second start opens one', async () => {
  await startApp(true)
  await eventually(() => expect(openWindow).toHaveBeenCalledOnce())
  app.emit('second-instance', {}, [], '')
  expect(openWindow).toHaveBeenCalledTimes(2)
  expect(openHost).toHaveBeenCalledOnce()
})

test('files opened while the host opens are shown one after another once there is a window', async () => {
  const host = later()
  const opened = await openHost({ lost: () => undefined })
  openHost.mockClear()
  openHost.mockImplementationOnce(async () => host.promise.then(() => opened))
  process.argv = ['electron', '/a.caravan']
  await startApp(true)
  await eventually(() => expect(openHost).toHaveBeenCalledOnce())
  // Several files at once: Windows starts the app for each of them.
  openAgain('b')
  openAgain('c')
  openAgain()
  expect(openWindow).not.toHaveBeenCalled()
  const window = fakeWindow(false)
  openWindow.mockImplementationOnce(async () => void (fake.windows = [window]))
  host.done()
  await eventually(() =>
    expect(window.calls.filter((call) => call.startsWith('load'))).toEqual([
      'load #b.caravan',
      'load #c.caravan'
    ])
  )
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(expect.any(String), 'a.caravan')
})

test('files opened while the page loads are shown one after another, once each before has loaded', async () => {
  const [first, second] = [later(), later()]
  openWindow.mockReturnValueOnce(first.promise)
  await startApp(true)
  await eventually(() => expect(openWindow).toHaveBeenCalledOnce())
  const window = fakeWindow(false, () => second.promise)
  fake.windows = [window]
  openAgain('a', 'b')
  await pause()
  // Sent elsewhere before it has loaded, a window of Electron's reports that the page before could not be loaded.
  const loads = (): string[] => window.calls.filter((call) => call.startsWith('load'))
  expect(loads()).toEqual([])
  first.done()
  await eventually(() => expect(loads()).toEqual(['load #a.caravan']))
  second.fail(new Error('ERR_ABORTED'))
  await eventually(() => expect(loads()).toEqual(['load #a.caravan', 'load #b.caravan']))
  expect(app.exit).not.toHaveBeenCalled()
})

test('a file opened while the first one is read opens no second window', async () => {
  const read = later()
  showFile.mockImplementationOnce(async (file) => read.promise.then(() => ({ shown: basename(file) })))
  process.argv = ['electron', '/a.caravan']
  await startApp(true)
  await eventually(() => expect(showFile).toHaveBeenCalledOnce())
  app.emit('open-file', { preventDefault: () => undefined }, '/b.caravan')
  await pause()
  expect(openWindow).not.toHaveBeenCalled()
  const window = fakeWindow(false)
  openWindow.mockImplementationOnce(async () => void (fake.windows = [window]))
  read.done()
  await eventually(() => expect(window.calls).toContain('load #b.caravan'))
  expect(openWindow).toHaveBeenCalledOnce()
})

test('a file that cannot be read is told in a dialog of the window, during which the host goes on', async () => {
  await startApp(true)
  await eventually(() => expect(openWindow).toHaveBeenCalledOnce())
  const window = fakeWindow(false)
  fake.windows = [window]
  showFile.mockRejectedValueOnce(new Error('EIO'))
  openAgain('broken')
  await eventually(() =>
    expect(dialog.showMessageBox).toHaveBeenCalledExactlyOnceWith(
      window,
      expect.objectContaining({ message: expect.stringContaining('broken.caravan') as string })
    )
  )
  // Electron's error box would stop the whole process, and with it the game of guests.
  expect(dialog.showErrorBox).not.toHaveBeenCalled()
})

test('a file that cannot be read while every window is closed is told in one that is opened for it', async () => {
  await startApp(true)
  await eventually(() => expect(openWindow).toHaveBeenCalledOnce())
  const window = fakeWindow(false)
  openWindow.mockImplementationOnce(async () => void (fake.windows = [window]))
  showFile.mockRejectedValueOnce(new Error('EIO'))
  app.emit('open-file', { preventDefault: () => undefined }, '/broken.caravan')
  await eventually(() =>
    expect(dialog.showMessageBox).toHaveBeenCalledExactlyOnceWith(window, expect.anything())
  )
})

test.each([
  ['the app', [], []],
  ['game files', ['a', 'b'], ['/a.caravan', '/b.caravan']]
])(
  'whoever starts %s while it closes gets it anew, once, when it has closed',
  async (_what, files, paths) => {
    process.argv = ['electron', '.', '/shown.caravan']
    const closed = later()
    await startApp(true)
    await eventually(() => expect(openWindow).toHaveBeenCalledOnce())
    close.mockImplementationOnce(() => closed.promise)
    const event = { preventDefault: vi.fn() }
    app.emit('will-quit', event)
    expect(event.preventDefault).toHaveBeenCalledOnce()
    openAgain(...files)
    openAgain()
    await pause()
    expect(openWindow).toHaveBeenCalledOnce()
    expect(app.relaunch).not.toHaveBeenCalled()
    closed.done()
    await eventually(() => expect(app.quit).toHaveBeenCalledOnce())
    expect(app.relaunch).toHaveBeenCalledExactlyOnceWith({ args: ['.', ...paths] })
  }
)

test('an app that closes and that nobody wants again is not started again', async () => {
  await startApp(true)
  await eventually(() => expect(openWindow).toHaveBeenCalledOnce())
  app.emit('will-quit', { preventDefault: vi.fn() })
  await eventually(() => expect(app.quit).toHaveBeenCalledOnce())
  expect(app.relaunch).not.toHaveBeenCalled()
})

test('a host that has lost its folder lets its guests go before the person is told', async () => {
  const closed = later()
  await startApp(true)
  await eventually(() => expect(openWindow).toHaveBeenCalledOnce())
  close.mockImplementationOnce(() => closed.promise)
  openHost.mock.calls[0]?.[0].lost()
  expect(close).toHaveBeenCalledOnce()
  expect(dialog.showErrorBox).not.toHaveBeenCalled()
  closed.done()
  await eventually(() => expect(app.exit).toHaveBeenCalledWith(1))
  expect(dialog.showErrorBox).toHaveBeenCalledOnce()
})
