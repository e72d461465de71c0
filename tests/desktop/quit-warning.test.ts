/** The question before guests are left waiting: in which window it is asked, so that their game goes on meanwhile. */
import { EventEmitter } from 'node:events'
import { beforeEach, expect, test, vi } from 'vitest'
import { FrontWindow } from '../../main/desktop/front-window'
import { askBeforeQuitting } from '../../main/desktop/quit-warning'
import { eventually } from '../lib/eventually'

const fake = vi.hoisted(() => ({
  app: undefined as EventEmitter | undefined,
  windows: [] as object[],
  showMessageBox: vi.fn(async () => ({ response: 0 }))
}))
vi.mock('electron', () => ({
  get app() {
    return fake.app
  },
  BrowserWindow: { getAllWindows: () => fake.windows },
  dialog: { showMessageBox: fake.showMessageBox },
  screen: {},
  session: {}
}))

const openWindow = vi.hoisted(() => vi.fn())
vi.mock('../../main/desktop/window', async (original) => ({
  ...(await original<typeof import('../../main/desktop/window')>()),
  openWindow
}))

const quit = vi.fn()
beforeEach(() => {
  vi.clearAllMocks()
  fake.app = Object.assign(new EventEmitter(), { quit })
  fake.windows = []
  const guests = [{ table: 'one', game: 'voyages', names: ['Ben'], watching: 0 }]
  const front = new FrontWindow('preload.cjs', { unopened: vi.fn(), unshown: vi.fn() })
  askBeforeQuitting({ guests: () => guests } as never, front)
})

/** Wants to quit; returns whether that was put off. */
function wantToQuit(): boolean {
  const event = { preventDefault: vi.fn() }
  fake.app?.emit('before-quit', event)
  return event.preventDefault.mock.calls.length > 0
}

test('quitting asks in the window, which comes forward: on macOS a dialog without one would stop the host', async () => {
  const calls: string[] = []
  const call = (name: string) => (): void => void calls.push(name)
  const window = {
    isMinimized: () => true,
    restore: call('restore'),
    show: call('show'),
    focus: call('focus')
  }
  fake.windows = [window]
  expect(wantToQuit()).toBe(true)
  await eventually(() =>
    expect(fake.showMessageBox).toHaveBeenCalledExactlyOnceWith(
      window,
      expect.objectContaining({ type: 'question' })
    )
  )
  expect(calls).toEqual(['restore', 'show', 'focus'])
  expect(quit).not.toHaveBeenCalled()
})

test('without a window, as on macOS, one is opened for the question, which waits for its page', async () => {
  const window = {}
  let loaded = (): void => undefined
  openWindow.mockImplementationOnce(() => {
    fake.windows = [window]
    return new Promise<void>((resolve) => (loaded = resolve))
  })
  fake.showMessageBox.mockResolvedValueOnce({ response: 1 })
  expect(wantToQuit()).toBe(true)
  await new Promise((done) => setTimeout(done, 20))
  expect(fake.showMessageBox).not.toHaveBeenCalled()
  loaded()
  await eventually(() => expect(quit).toHaveBeenCalledOnce())
  expect(fake.showMessageBox).toHaveBeenCalledExactlyOnceWith(
    window,
    expect.objectContaining({ type: 'question' })
  )
})
