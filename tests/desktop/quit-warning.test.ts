/** The question before guests are left waiting: in which window it is asked, so that their game goes on meanwhile. */
import { EventEmitter } from 'node:events'
import { beforeEach, expect, test, vi } from 'vitest'
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

const quit = vi.fn()
beforeEach(() => {
  vi.clearAllMocks()
  fake.app = Object.assign(new EventEmitter(), { quit })
  fake.windows = []
  const guests = [{ table: 'one', game: 'voyages', names: ['Ben'], watching: 0 }]
  askBeforeQuitting({ guests: () => guests } as never)
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

test('without a window it is asked all the same', async () => {
  fake.showMessageBox.mockResolvedValueOnce({ response: 1 })
  expect(wantToQuit()).toBe(true)
  await eventually(() => expect(quit).toHaveBeenCalledOnce())
  expect(fake.showMessageBox).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'question' }))
})
