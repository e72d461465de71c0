/** The window from its opening on: when it is shown, what becomes of it if it is closed early, and if its page ends. */
import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../lib/eventually'
import { openWindow } from '../../main/desktop/window'

/** A window's page, whose loading the test ends. */
class FakePage extends EventEmitter {
  readonly reload = vi.fn()
  destroyed = false
  isDestroyed = (): boolean => this.destroyed
}

class FakeWindow extends EventEmitter {
  readonly webContents = new FakePage()
  readonly show = vi.fn()
  readonly maximize = vi.fn()
  readonly setFullScreen = vi.fn()
  load = { done: (): void => undefined, failed: (_: Error): void => undefined }
  constructor(readonly options: Record<string, unknown>) {
    super()
    fake.windows.push(this)
  }
  loadURL = (): Promise<void> =>
    new Promise((done, failed) => {
      this.load = { done, failed }
    })
}

const fake = vi.hoisted(() => ({
  windows: [] as FakeWindow[],
  screens: [] as { workArea: object }[],
  quit: vi.fn(),
  showMessageBox: vi.fn(async () => ({ response: 0 }))
}))
vi.mock('electron', () => ({
  app: {
    getPath: () => '/nowhere',
    getName: () => 'Caravanserai',
    getVersion: () => '0.0.0',
    quit: fake.quit
  },
  get BrowserWindow() {
    return Object.assign(FakeWindow, { getAllWindows: () => fake.windows })
  },
  dialog: { showMessageBox: fake.showMessageBox },
  screen: { getAllDisplays: () => fake.screens },
  session: {}
}))

/** Opens a window on this system; its page is still to be loaded. */
function openOn(platform: NodeJS.Platform): { window: FakeWindow; opened: Promise<unknown> } {
  vi.spyOn(process, 'platform', 'get').mockReturnValue(platform)
  const opened = openWindow('preload.cjs')
  const window = fake.windows.at(-1)
  if (!window) throw new Error('no window was opened')
  return { window, opened }
}

beforeEach(() => {
  fake.windows.length = 0
  fake.screens.length = 0
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.clearAllMocks()
  vi.useRealTimers()
})

test.each(['darwin', 'win32', 'linux'] as const)(
  'on %s the window is shown once it has painted',
  (platform) => {
    const { window } = openOn(platform)
    expect(window.show).not.toHaveBeenCalled()
    window.emit('ready-to-show')
    window.webContents.emit('did-finish-load')
    expect(window.show).toHaveBeenCalledOnce()
  }
)

test('on Linux the window is shown when its page is loaded: under Wayland it paints nothing before', () => {
  const { window } = openOn('linux')
  window.webContents.emit('did-finish-load')
  expect(window.show).toHaveBeenCalledOnce()
  window.emit('ready-to-show')
  expect(window.show).toHaveBeenCalledOnce()
})

test('elsewhere a page that is loaded and has not painted is not shown yet', () => {
  const { window } = openOn('win32')
  window.webContents.emit('did-finish-load')
  expect(window.show).not.toHaveBeenCalled()
})

test('the window can be made as small as a screen that the whole table does not fit on', () => {
  fake.screens.push({ workArea: { x: 0, y: 0, width: 960, height: 516 } })
  expect(openOn('win32').window.options).toMatchObject({ minWidth: 960, minHeight: 516 })
  fake.screens[0] = { workArea: { x: 0, y: 0, width: 1920, height: 1040 } }
  expect(openOn('win32').window.options).toMatchObject({ minWidth: 1024, minHeight: 640 })
})

test('a window that is closed while its page loads is no failure; a page that cannot be loaded is one', async () => {
  const closed = openOn('linux')
  // As Electron does: the page is gone first, then its loading has failed.
  closed.window.webContents.emit('destroyed')
  closed.window.load.failed(new Error("ERR_FAILED (-2) loading 'app://caravanserai/index.html'"))
  await expect(closed.opened).resolves.toBeDefined()
  closed.window.emit('ready-to-show')
  expect(closed.window.show).not.toHaveBeenCalled()

  const failed = openOn('linux')
  failed.window.load.failed(new Error('ERR_FAILED'))
  await expect(failed.opened).rejects.toThrow('ERR_FAILED')
})

const later = (): Promise<unknown> => new Promise((done) => setImmediate(done))

test.each(['crashed', 'oom', 'killed', 'abnormal-exit'])(
  'a page whose process has ended (%s) is loaded anew',
  async (reason) => {
    const { window } = openOn('linux')
    const { webContents } = window
    webContents.emit('render-process-gone', {}, { reason, exitCode: 1 })
    expect(webContents.reload).not.toHaveBeenCalled()
    await later()
    expect(webContents.reload).toHaveBeenCalledOnce()
    expect(fake.quit).not.toHaveBeenCalled()
  }
)

test('a page that ends in good order, or whose window is gone, is not loaded anew', async () => {
  const { window } = openOn('linux')
  const { webContents } = window
  webContents.emit('render-process-gone', {}, { reason: 'clean-exit', exitCode: 0 })
  await later()
  webContents.emit('render-process-gone', {}, { reason: 'killed', exitCode: 1 })
  webContents.destroyed = true
  await later()
  expect(webContents.reload).not.toHaveBeenCalled()
})

test('a page that ends again at once is given up in plain words; one that ends much later is not', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setImmediate'] })
  const { window } = openOn('linux')
  const { webContents } = window
  const crash = (): void => {
    webContents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 })
    vi.advanceTimersByTime(1)
  }
  crash()
  vi.advanceTimersByTime(60_000)
  crash()
  expect(webContents.reload).toHaveBeenCalledTimes(2)
  expect(fake.quit).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2000)
  crash()
  expect(webContents.reload).toHaveBeenCalledTimes(2)
  // In a dialog of the window, during which the host goes on for its guests.
  expect(fake.showMessageBox).toHaveBeenCalledExactlyOnceWith(
    window,
    expect.objectContaining({
      message: 'Caravanserai had to stop',
      detail: expect.stringContaining('Every move so far is saved') as string
    })
  )
  await eventually(() => expect(fake.quit).toHaveBeenCalledOnce())
})
