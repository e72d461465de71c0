/** A second start of the desktop app: runs main/index.ts itself with a fake Electron and a fake host. */
import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../lib/eventually'

/** A fake window that records calls. */
function fakeWindow(minimized: boolean): { calls: string[] } & Record<string, unknown> {
  const calls: string[] = []
  return {
    calls,
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
const { openHost, openWindow } = vi.hoisted(() => ({
  openHost: vi.fn(async () => ({ close: async () => undefined, useLan: () => undefined })),
  openWindow: vi.fn(async () => undefined)
}))

vi.mock('electron', () => ({
  get app() {
    return fake.app
  },
  BrowserWindow: { getAllWindows: () => fake.windows },
  dialog: { showErrorBox: vi.fn() },
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

let app: EventEmitter & { quit: ReturnType<typeof vi.fn> }

/** Runs main/index.ts, as a program start does; `granted`: Electron's answer to the request for the lock. */
async function startApp(granted: boolean): Promise<void> {
  app = Object.assign(new EventEmitter(), {
    quit: vi.fn(),
    exit: vi.fn(),
    setPath: vi.fn(),
    getVersion: () => '0.0.0',
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
afterEach(() => {
  vi.clearAllMocks()
})

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

test('if every window is closed, as on macOS, a second start opens one', async () => {
  await startApp(true)
  await eventually(() => expect(openWindow).toHaveBeenCalledOnce())
  app.emit('second-instance', {}, [], '')
  expect(openWindow).toHaveBeenCalledTimes(2)
  expect(openHost).toHaveBeenCalledOnce()
})
